import { followMatch, type MatchState } from '@sesame/client';
import { type AnyBot, type AnyRules, fraction, type Result, type Rng, type Seat } from '@sesame/kernel';
import type { Person } from './virtual-player.ts';

/** A game as somebody plays it who thinks with its weakest bot. */
export interface Played {
  readonly id: string;
  readonly rules: AnyRules;
  readonly bot: AnyBot;
}

export interface Tempo {
  /** Milliseconds over a move, from and to. */
  readonly think: readonly [number, number];
  /** How often, of 1, somebody lets their time run out instead. */
  readonly dawdle: number;
  readonly resign: number;
  readonly takeBack: number;
}

export interface SittingNeeds {
  readonly person: Person;
  readonly game: Played;
  readonly tempo: Tempo;
  readonly rng: Rng;
  /** Told of everything that is shown. */
  readonly saw: (seat: Seat, story: MatchState) => void;
  readonly answered: (result: Result<void>) => void;
  readonly over: () => void;
}

/** After a refusal there may be news on the way that explains it. */
const SULK = 400;
/** So long somebody dawdles at most. */
const DAWDLE = 30_000;

export interface Sitting {
  /** Moves no more, but looks on. */
  rest(): void;
  stop(): void;
}

/** Plays a match to its end from what the seat is shown. */
export const sit = (match: string, needs: SittingNeeds): Sitting => {
  const { person, game, tempo, rng, saw, answered, over } = needs;
  let story: MatchState | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;
  let isResting = false;
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
  const seatNow = (): Seat | undefined => {
    const you = story?.info.you ?? undefined;
    return you !== undefined && story?.awaits.includes(you) ? you : undefined;
  };

  const ask = (asked: Promise<Result<void>>) => {
    isBusy = true;
    void asked.then((result) => {
      isBusy = false;
      answered(result);
      if (result.ok) consider();
      else wait(SULK, consider);
    });
  };
  const choose = (view: unknown, seat: Seat) => {
    if (game.rules.resignable && fraction(rng) < tempo.resign) return { type: 'resign' };
    return game.bot.play(view, { seat, rng, budget: 1 });
  };
  const act = () => {
    const seat = seatNow();
    if (isResting || story === undefined || seat === undefined) return;
    const took = race === undefined ? undefined : performance.now() - race.at;
    ask(person.connection.play(match, choose(story.view, seat), took));
  };
  const consider = () => {
    if (isBusy || isResting || story === undefined) return;
    if (story.mayTakeBack && fraction(rng) < tempo.takeBack) return ask(person.connection.takeBack(match));
    if (seatNow() === undefined) return;
    wait(fraction(rng) < tempo.dawdle ? DAWDLE : between(tempo.think), act);
  };

  const unfollow = followMatch(person.connection, match, (next) => {
    story = next;
    if (next.race === undefined) race = undefined;
    else if (race?.shown !== next.race) race = { shown: next.race, at: performance.now() };
    saw(next.info.you ?? 0, next);
    if (next.outcome !== undefined || next.aborted !== undefined) over();
    else consider();
  });
  const rest = () => {
    isResting = true;
    clearTimeout(timer);
  };
  return {
    rest,
    stop: () => {
      rest();
      unfollow();
    },
  };
};
