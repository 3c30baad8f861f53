import type { Viewer } from '@sesame/kernel';
import type { ReactNode } from 'react';
import type { Notes } from './content.ts';

/** Where a replay is, for the panel beside it. */
export interface ReplayPoint {
  readonly ply: number;
  readonly onPly: (ply: number) => void;
  readonly viewer: Viewer;
  readonly onViewer: (viewer: Viewer) => void;
  readonly names: readonly string[];
}

/** Notes that a replay shows. */
export interface ReplayAnnotation {
  readonly content: Notes;
  /** Who wrote them, for the file that is downloaded. */
  readonly author?: string | undefined;
  /** The address to share; undefined before they are saved, and for files. */
  readonly path?: string | undefined;
  readonly renderPanel: (point: ReplayPoint) => ReactNode;
  /** While writing: the author shows a move from another side. */
  readonly onViewer?: (ply: number, viewer: Viewer) => void;
}
