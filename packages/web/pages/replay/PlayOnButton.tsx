import type { Viewer } from '@sesame/kernel';
import { Button, useMessages } from '@sesame/ui';
import { Suspense, useState } from 'react';
import { undoTexts } from '../../locales/undo/texts.ts';
import type { OpenRecord } from './open-record.ts';
import { PlayOnDialog } from './PlayOnDialog.tsx';

/** Starts a match against bots from the position of the replay. */
export function PlayOnButton(props: {
  readonly open: OpenRecord;
  readonly match: string | undefined;
  readonly ply: number;
  readonly viewer: Viewer;
}) {
  const { open, ply } = props;
  const say = useMessages(undoTexts);
  const [asking, setAsking] = useState(false);
  const isOver = open.rules.outcome(open.replay.positions[ply]?.state) !== undefined;
  return (
    <>
      <Button icon="branch" isDisabled={isOver} onPress={() => setAsking(true)}>
        {say.playFromHere}
      </Button>
      {asking && (
        // Keep the replay visible while the bots are loaded.
        <Suspense>
          <PlayOnDialog {...props} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
