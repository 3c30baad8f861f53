import type { MatchSeat, TimeControl } from './common.ts';
import type { Speed } from './ratings.ts';

/** Built-in bots are rated like people, as the player `bot:<game>:<bot>`. */
export const botPlayerId = (game: string, bot: string): string => `bot:${game}:${bot}`;

export const parseBotPlayerId = (player: string): { readonly game: string; readonly bot: string } | undefined => {
  const [kind, game, bot] = player.split(':');
  return kind === 'bot' && game !== undefined && bot !== undefined ? { game, bot } : undefined;
};

/** The player id of a seat, person or bot. */
export const playerIdAt = (game: string, { player, bot }: MatchSeat): string => player ?? botPlayerId(game, bot ?? '');

/** The speed under which a match is rated. */
export const speedOf = ({ kind }: TimeControl): Speed => (kind === 'correspondence' ? 'correspondence' : 'live');
