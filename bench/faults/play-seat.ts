import { followMatch, type MatchState } from '@sesame/client';
import { type AnyBot, type AnyRules, fraction, type Result, type Rng, type Seat } from '@sesame/kernel';
import type { VirtualPlayer } from './virtual-player.ts';

/** A game with the bot that chooses the players' moves (the weakest). */
export interface PlayableGame {
  readonly id: string;
  readonly rules: AnyRules;
  readonly bot: AnyBot;
}

export interface PlayStyle {
  /** Minimum and maximum thinking time. */
  readonly thinkMs: readonly [number, number];
  /** Probability per move of letting the clock run out. */
  readonly timeoutRate: number;
  /** Probability per move of resigning, once the match counts: before that a resignation is not rated. */
  readonly resignRate: number;
  /** Probability of taking a move back when that is possible. */
  readonly undoRate: number;
}

export interface SeatPlayerDeps {
  readonly player: VirtualPlayer;
  readonly game: PlayableGame;
  readonly style: PlayStyle;
  readonly rng: Rng;
  /** Called with every state the seat receives. */
  readonly onView: (seat: Seat, state: MatchState) => void;
  readonly onAnswer: (result: Result<void>) => void;
  readonly onEnd: () => void;
}

/** Pause after a refusal, as the update that explains it may still be on its way. */
const REFUSAL_PAUSE_MS = 400;
/** Moves that each player of a rated match must have made. */
const MIN_RATED_MOVES = 2;
/** How long a player who lets the clock run out waits at most. */
const TIMEOUT_WAIT_MS = 30_000;

export interface SeatPlayer {
  /** Makes no more moves but keeps watching. */
  stopPlaying(): void;
  stop(): void;
}

/** Plays a seat to the end of the match, using only its own view. */
export const startSeatPlayer = (match: string, deps: SeatPlayerDeps): SeatPlayer => {
  const { player, game, style, rng, onView, onAnswer, onEnd } = deps;
  let state: MatchState | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;
  let hasStopped = false;
  let moves = 0;
  let race: { readonly shown: number; readonly at: number } | undefined;

  const wait = (milliseconds: number, then: () => void) => {
    isBusy = true;
    clearTimeout(timer);
    timer = setTimeout(() => {
      isBusy = false;
      then();
    }, milliseconds);
  };
  const between = ([from, to]: readonly [number, number]) => from + fraction(rng) * (to - from);
  const seatToMove = (): Seat | undefined => {
    const you = state?.info.you ?? undefined;
    return you !== undefined && state?.awaits.includes(you) ? you : undefined;
  };

  const request = (answer: Promise<Result<void>>) => {
    isBusy = true;
    void answer.then((result) => {
      isBusy = false;
      onAnswer(result);
      if (result.ok) moves += 1;
      if (result.ok) decide();
      else wait(REFUSAL_PAUSE_MS, decide);
    });
  };
  const choose = (view: unknown, seat: Seat) => {
    const mayResign = game.rules.resignable && moves >= MIN_RATED_MOVES;
    if (mayResign && fraction(rng) < style.resignRate) return { type: 'resign' };
    return game.bot.play(view, { seat, rng, budget: 1 });
  };
  const act = () => {
    const seat = seatToMove();
    if (hasStopped || state === undefined || seat === undefined) return;
    const took = race === undefined ? undefined : performance.now() - race.at;
    request(player.connection.play(match, choose(state.view, seat), took));
  };
  const decide = () => {
    if (isBusy || hasStopped || state === undefined) return;
    if (state.mayTakeBack && fraction(rng) < style.undoRate) return request(player.connection.takeBack(match));
    if (seatToMove() === undefined) return;
    wait(fraction(rng) < style.timeoutRate ? TIMEOUT_WAIT_MS : between(style.thinkMs), act);
  };

  const unfollow = followMatch(player.connection, match, (next) => {
    state = next;
    if (next.race === undefined) race = undefined;
    else if (race?.shown !== next.race) race = { shown: next.race, at: performance.now() };
    onView(next.info.you ?? 0, next);
    if (next.outcome !== undefined || next.aborted !== undefined) onEnd();
    else decide();
  });
  const stopPlaying = () => {
    hasStopped = true;
    clearTimeout(timer);
  };
  return {
    stopPlaying,
    stop: () => {
      stopPlaying();
      unfollow();
    },
  };
};
