import type { MatchSeat, Pace } from './common.ts';
import type { PaceKind } from './ratings.ts';

/** Bots of the house are rated like people, each as the player `bot:<game>:<bot>`. */
export const botPlayer = (game: string, bot: string): string => `bot:${game}:${bot}`;

export const parseBotPlayer = (player: string): { readonly game: string; readonly bot: string } | undefined => {
  const [kind, game, bot] = player.split(':');
  return kind === 'bot' && game !== undefined && bot !== undefined ? { game, bot } : undefined;
};

/** Who sits on a seat, person or bot. */
export const playerAt = (game: string, { player, bot }: MatchSeat): string => player ?? botPlayer(game, bot ?? '');

/** At which pace a match counts. */
export const paceKindOf = ({ kind }: Pace): PaceKind => (kind === 'correspondence' ? 'correspondence' : 'live');
