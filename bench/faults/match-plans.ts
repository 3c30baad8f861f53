import { parseOptions } from '@sesame/kernel';
import type { TimeControl } from '@sesame/protocol';
import { GAMES } from '@sesame/registry';
import type { PlayableGame, PlayStyle } from './play-seat.ts';
import type { VirtualPlayer } from './virtual-player.ts';

/** A match to start: its game, players, bots and time control, and how the players behave. */
export interface MatchPlan {
  readonly game: PlayableGame;
  readonly players: readonly [VirtualPlayer, ...VirtualPlayer[]];
  /** Number of server bots. */
  readonly bots: number;
  readonly pace: TimeControl;
  readonly style: Omit<PlayStyle, 'thinkMs'>;
}

const SLOW_PACE: TimeControl = { kind: 'live', perMove: 30, bank: 60 };
/** Short enough for players to run out of time now and then. */
const FAST_PACE: TimeControl = { kind: 'live', perMove: 4, bank: 3 };
const NO_CLOCK: TimeControl = { kind: 'none', perMove: 0, bank: 0 };

const PROMPT_STYLE = { timeoutRate: 0, resignRate: 0.01, undoRate: 0.1 };
const TIMEOUT_PRONE_STYLE = { timeoutRate: 0.08, resignRate: 0.01, undoRate: 0.1 };

/** Kinds of matches, in turn: mostly two players on different processes, some with server bots. */
const MATCH_KINDS = [
  { playerCount: 2, bots: 0, pace: SLOW_PACE, style: PROMPT_STYLE },
  { playerCount: 1, bots: 1, pace: SLOW_PACE, style: PROMPT_STYLE },
  { playerCount: 2, bots: 0, pace: FAST_PACE, style: TIMEOUT_PRONE_STYLE },
  { playerCount: 2, bots: 1, pace: FAST_PACE, style: TIMEOUT_PRONE_STYLE },
  { playerCount: 1, bots: 1, pace: NO_CLOCK, style: PROMPT_STYLE },
  { playerCount: 3, bots: 0, pace: SLOW_PACE, style: PROMPT_STYLE },
] as const;

export const loadGames = (): Promise<readonly PlayableGame[]> =>
  Promise.all(
    GAMES.map(async ({ id, rules, bots }) => {
      const [loaded, [bot]] = await Promise.all([rules(), bots()]);
      if (bot === undefined) throw new Error(`${id} has no bots`);
      const options = parseOptions(loaded.options, {});
      if (options.ok) await loaded.prepare?.(options.value);
      return { id, rules: loaded, bot };
    }),
  );

/** The n-th match: cycles through games, kinds and players. */
export const planMatch = (n: number, games: readonly PlayableGame[], players: readonly VirtualPlayer[]): MatchPlan => {
  const game = itemAt(games, n);
  const { playerCount, ...kind } = itemAt(MATCH_KINDS, Math.floor(n / games.length));
  const count = Math.min(playerCount, game.rules.seats.max - kind.bots);
  const [host, ...others] = Array.from({ length: count }, (_, offset) => itemAt(players, n + offset));
  if (host === undefined) throw new Error('there are no players');
  return { ...kind, game, players: [host, ...others] };
};

const itemAt = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('the list is empty');
  return item;
};
