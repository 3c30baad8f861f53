import type { Viewer } from '@sesame/kernel';
import { Disclosure, Slab, useMessages } from '@sesame/ui';
import type { ReactNode } from 'react';
import { annotationTexts } from '../../locales/annotations/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { ReplaySteps, SpeedField, ViewerField } from './ReplayControls.tsx';
import type { Playback } from './use-playback.ts';

interface SideProps {
  readonly playback: Playback;
  readonly viewer: Viewer;
  readonly onViewer: (viewer: Viewer) => void;
  readonly names: readonly string[];
  /** Notes on the match. They stand right below the steps, and what is needed less often is folded. */
  readonly notes?: ReactNode;
  /** What can be done with the replay. */
  readonly actions: ReactNode;
}

/** The controls beside a replay, with the notes on the match if there are any. */
export function ReplaySide({ playback, notes, actions, ...view }: SideProps) {
  const { replay: say } = useTexts();
  const annotated = useMessages(annotationTexts);
  if (notes === undefined) {
    return (
      <Slab as="section" className="stack replay-controls" aria-label={say.title}>
        <ReplaySteps playback={playback} />
        <ViewerField {...view} />
        <SpeedField playback={playback} />
        <p className="soft tiny wide">{say.keyHint}</p>
        {actions}
      </Slab>
    );
  }
  return (
    <>
      <Slab as="section" className="stack close replay-controls" aria-label={say.title}>
        <ReplaySteps playback={playback} />
      </Slab>
      {notes}
      <Disclosure title={annotated.more} className="replay-more">
        <Slab className="stack replay-controls">
          <ViewerField {...view} />
          <SpeedField playback={playback} />
          <p className="soft tiny wide">{annotated.keyHint}</p>
          {actions}
        </Slab>
      </Disclosure>
    </>
  );
}
