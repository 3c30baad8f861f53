import type { Viewer } from '@sesame/kernel';
import type { MoveNote } from '@sesame/protocol';
import { useState } from 'react';

/** Whose view is shown: what the reader has chosen, until a note shows its move from another side. */
export const useDirectedViewer = (
  first: Viewer,
  notes: readonly MoveNote[],
  ply: number,
): readonly [Viewer, (viewer: Viewer) => void] => {
  const [{ viewer, shownPly }, setShown] = useState<{ readonly viewer: Viewer; readonly shownPly?: number }>({
    viewer: first,
  });
  const directed = ply === shownPly ? viewer : (notes.find((note) => note.ply === ply)?.viewer ?? viewer);
  // State that follows from a prop: the next render sees it, nothing is painted in between.
  if (ply !== shownPly) setShown({ viewer: directed, shownPly: ply });
  return [directed, (next) => setShown({ viewer: next, shownPly: ply })];
};
