import { Avatar, BotAvatar, type GameEntry } from '@sesame/ui';
import { useEveryBot } from '../../data/games.ts';

/** The face of a game's own bot. Loaded on demand, as the home page shows it only at tables with bots. */
export default function BuiltInBotAvatar({ game, id }: { readonly game: GameEntry; readonly id: string }) {
  const bot = useEveryBot(game).find((one) => one.id === id);
  return bot === undefined ? <Avatar bot /> : <BotAvatar face={bot.face} />;
}
