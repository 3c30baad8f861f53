import type { MatchSeat, TimeControl } from './common.ts';
import type { Speed } from './ratings.ts';

/** Bots of the house are rated like people, each as the player `bot:<game>:<bot>`. */
export const botPlayerId = (game: string, bot: string): string => `bot:${game}:${bot}`;

export const parseBotPlayerId = (player: string): { readonly game: string; readonly bot: string } | undefined => {
  const [kind, game, bot] = player.split(':');
  return kind === 'bot' && game !== undefined && bot !== undefined ? { game, bot } : undefined;
};

/** Who sits on a seat, person or bot. */
export const playerIdAt = (game: string, { player, bot }: MatchSeat): string => player ?? botPlayerId(game, bot ?? '');

/** At which pace a match counts. */
export const speedOf = ({ kind }: TimeControl): Speed => (kind === 'correspondence' ? 'correspondence' : 'live');
