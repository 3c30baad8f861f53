import { Button, type GameEntry, useLocale, useMessages } from '@sesame/ui';
import { useLocation } from 'wouter';
import { useBots, useRules } from '../../data/games.ts';
import { playBots } from '../../data/match-source.ts';
import { stopMatchmaking } from '../../data/matchmaking.ts';
import { useSettings } from '../../data/settings.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { friendTexts } from '../../locales/friends/texts.ts';
import { optionsWithHelp } from '../options/help.ts';

/** Offers a bot of similar strength during the wait. For correspondence the search continues. */
export function BotOffer(props: { readonly game: GameEntry; readonly bot: string; readonly keepsSeeking: boolean }) {
  const { game, bot: id, keepsSeeking } = props;
  const say = useMessages(friendTexts);
  const locale = useLocale();
  const [path, navigate] = useLocation();
  const { byEar } = useSettings();
  const { isPending, mutate } = useMutation();
  const rules = useRules(game);
  const bot = useBots(game).find((one) => one.id === id);
  if (bot === undefined || path.startsWith('/matches/')) return undefined;
  const name = bot.name[locale];
  const play = async () => {
    const options = optionsWithHelp(rules, locale, { byEar });
    const match = await mutate(() => playBots({ game: game.id, bots: [bot.id], options }));
    if (!match.ok) return;
    if (!keepsSeeking) stopMatchmaking();
    navigate(`/matches/${match.value}`);
  };
  return (
    <Button icon="bot" isDisabled={isPending} onPress={() => void play()}>
      {keepsSeeking ? say.playBot(name) : say.playBotInstead(name)}
    </Button>
  );
}
