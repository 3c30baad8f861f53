import type { MatchStory } from '@sesame/client';
import { Button, Dialog, type GameEntry, IconButton, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { useRules } from '../../data/games.ts';
import { useTexts } from '../../locales/texts.tsx';
import { timeControlTexts } from '../../locales/time-control/texts.ts';
import { PaceField } from '../../widgets/time-control/TimeControlField.tsx';
import { toastPace } from '../../widgets/time-control/toast-time-control-refusal.ts';

interface PaceButtonProps {
  readonly info: MatchStory['info'];
  readonly game: GameEntry;
}

/** Proposes another pace for the rest of the match. */
export function PaceButton(props: PaceButtonProps) {
  const say = useMessages(timeControlTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="clock" label={say.change} onPress={() => setOpen(true)} />
      {open && <PaceDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function PaceDialog({ info, game, onClose }: PaceButtonProps & { readonly onClose: () => void }) {
  const words = useTexts();
  const say = useMessages(timeControlTexts);
  const { race } = useRules(game);
  const [pace, setPace] = useState(info.pace);
  const [busy, setBusy] = useState(false);
  const isTogether = race !== undefined && info.options[race.apart] !== true;
  const propose = async () => {
    setBusy(true);
    const offered = await api.offerPace(info.id, pace);
    setBusy(false);
    if (offered.ok) onClose();
    else toastPace(words, say, offered.error);
  };
  return (
    <Dialog title={say.change} isOpen onOpenChange={onClose}>
      <p className="soft small">{say.changeText}</p>
      <PaceField game={game.id} value={pace} onChange={setPace} />
      {isTogether && pace.kind === 'correspondence' && <p className="bad small">{say['race-together']}</p>}
      <Button
        variant="primary"
        className="main-action"
        isDisabled={busy || (isTogether && pace.kind === 'correspondence')}
        onPress={() => void propose()}
      >
        {say.propose}
      </Button>
    </Dialog>
  );
}
