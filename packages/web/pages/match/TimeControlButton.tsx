import type { MatchState } from '@sesame/client';
import { type GameEntry, IconButton, useMessages } from '@sesame/ui';
import { lazy, Suspense, useState } from 'react';
import { timeControlTexts } from '../../locales/time-control/texts.ts';

const TimeControlDialog = lazy(() => import('./TimeControlDialog.tsx'));

/** Opens the dialog that proposes another time control. */
export function TimeControlButton(props: { readonly info: MatchState['info']; readonly game: GameEntry }) {
  const say = useMessages(timeControlTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="clock" label={say.change} onPress={() => setOpen(true)} />
      <Suspense>{open && <TimeControlDialog {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
