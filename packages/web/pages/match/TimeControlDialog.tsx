import type { MatchState } from '@sesame/client';
import { isSharedRace } from '@sesame/kernel';
import { Button, Dialog, type GameEntry, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { useRules } from '../../data/games.ts';
import { timeControlTexts } from '../../locales/time-control/texts.ts';
import { TimeControlField } from '../../widgets/time-control/TimeControlField.tsx';
import { useTimeControlMutation } from '../../widgets/time-control/use-time-control-mutation.ts';

/** Proposes another time control for the rest of the match. */
export default function TimeControlDialog(props: {
  readonly info: MatchState['info'];
  readonly game: GameEntry;
  readonly onClose: () => void;
}) {
  const { info, game, onClose } = props;
  const say = useMessages(timeControlTexts);
  const rules = useRules(game);
  const [pace, setPace] = useState(info.pace);
  const { isPending, mutate } = useTimeControlMutation();
  const isTogether = isSharedRace(rules, info.options);
  const propose = async () => {
    const offered = await mutate(() => api.proposeTimeControl({ params: { id: info.id }, body: { pace } }));
    if (offered.ok) onClose();
  };
  return (
    <Dialog title={say.change} isOpen onOpenChange={onClose}>
      <p className="soft small">{say.changeText}</p>
      <TimeControlField game={game.id} value={pace} onChange={setPace} />
      {isTogether && pace.kind === 'correspondence' && <p className="bad small">{say['race-together']}</p>}
      <Button
        variant="primary"
        className="main-action"
        isDisabled={isPending || (isTogether && pace.kind === 'correspondence')}
        onPress={() => void propose()}
      >
        {say.propose}
      </Button>
    </Dialog>
  );
}
