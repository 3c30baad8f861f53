import { MATCHMAKING_TIME_CONTROLS, type Speed } from '@sesame/protocol';
import { Button, ChoiceField, Dialog, type GameEntry, useLocale, useMessages } from '@sesame/ui';
import { useRules } from '../../data/games.ts';
import { matchmakingRequest } from '../../data/matchmaking.ts';
import { changeSettings, useSettings } from '../../data/settings.ts';
import { useMe } from '../../data/use-me.ts';
import { friendTexts } from '../../locales/friends/texts.ts';
import { ratingTexts } from '../../locales/ratings/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { defaultOptions } from '../options/offered-options.ts';
import { timeControlText } from '../time-control/time-control-text.ts';

/** Picks the speed and starts matchmaking. */
export default function FindOpponentDialog({
  game,
  onClose,
}: {
  readonly game: GameEntry;
  readonly onClose: () => void;
}) {
  const texts = useTexts();
  const say = useMessages(friendTexts);
  const locale = useLocale();
  const rules = useRules(game);
  const ratings = useMessages(ratingTexts);
  const me = useMe();
  const { seekPace: pace } = useSettings();
  const find = () => {
    matchmakingRequest.set({ game: game.id, pace, options: defaultOptions(rules, locale) });
    onClose();
  };
  const choices: readonly { readonly id: Speed; readonly label: string }[] = [
    { id: 'live', label: say.live },
    { id: 'correspondence', label: say.days },
  ];
  return (
    <Dialog title={say.find} isOpen onOpenChange={onClose}>
      <p className="soft small">
        {say.findText(game.name[locale])} {me?.guest ? ratings.guestUnrated : ratings.queueHint}
      </p>
      <ChoiceField
        label={say.pace}
        options={choices.map(({ id, label }) => ({
          id,
          label,
          note: timeControlText(texts, MATCHMAKING_TIME_CONTROLS[id]),
        }))}
        value={pace}
        onChange={(id) => changeSettings({ seekPace: id === 'correspondence' ? id : 'live' })}
      />
      <Button variant="primary" className="main-action" icon="search" onPress={find}>
        {say.start}
      </Button>
    </Dialog>
  );
}
