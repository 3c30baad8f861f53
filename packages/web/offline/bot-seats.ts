import { type Result, refuse, type Seat, seenAt, type TimingOf } from '@sesame/kernel';
import type { Answer, Question } from '@sesame/registry/bot-question';
import type { LocalPosition } from './local-position.ts';

interface BotSeatsDeps {
  /** Undefined: the match is over or not being looked at. */
  readonly position: () => LocalPosition | undefined;
  /** Match time. */
  readonly now: () => number;
  readonly think: (question: Question) => Promise<Answer>;
  readonly timingOf: TimingOf;
  readonly submit: (seat: Seat, move: unknown) => Result<void>;
  readonly forfeit: (seat: Seat) => Result<void>;
}

/** The server's defaults: computing time, and the least time before a bot moves. */
const BUDGET_MS = 1_000;
const PAUSE_MS = 700;
/** Older inputs have been seen long ago. */
const MAX_UNSEEN_INPUTS = 40;

const raceShownTo = ({ rules, state }: LocalPosition, seat: Seat): number | undefined => rules.race?.shown(state, seat);

/** Bots are ready when the player is, so that nothing starts by itself. */
const isWaitingForYou = ({ rules, match, state, awaits }: LocalPosition): boolean =>
  rules.race?.isReadying(state) === true && awaits.seats.includes(match.you);

/** Plays the seats of bots as the server does: after the player has seen what happened, plus the bot's thinking time. */
export const makeBotSeats = ({ position, now, think, timingOf, submit, forfeit }: BotSeatsDeps) => {
  const thinking = new Set<Seat>();

  /** Milliseconds until the player has seen everything. In a race nobody waits. */
  const unseenMs = (current: LocalPosition, seat: Seat): number => {
    if (raceShownTo(current, seat) !== undefined) return 0;
    const { eventLog, plies } = current;
    const recent = eventLog.slice(Math.max(0, plies - MAX_UNSEEN_INPUTS), plies);
    return Math.max(0, seenAt(recent, [current.match.you], timingOf) - now());
  };

  const answer = async (current: LocalPosition, seat: Seat): Promise<Answer> => {
    const { match, rules, state } = current;
    const begun = performance.now() + unseenMs(current, seat);
    const { bot = '', strength } = match.seats[seat] ?? {};
    const seed = `${match.id} ${match.rows.length} ${seat} ${crypto.getRandomValues(new Uint32Array(1))[0]}`;
    const question = { game: match.game, options: match.options, bot, strength, seat, seed, budget: BUDGET_MS };
    const answered = await think({ ...question, view: rules.view(state, seat) });
    const takes = 'takes' in answered && answered.takes !== undefined ? answered.takes : PAUSE_MS;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, begun + takes - performance.now())));
    return answered;
  };

  const askSeat = async (seat: Seat): Promise<void> => {
    const asked = position();
    if (asked === undefined || thinking.has(seat) || isWaitingForYou(asked)) return;
    thinking.add(seat);
    const answered = await answer(asked, seat);
    thinking.delete(seat);
    const current = position();
    if (current === undefined) return;
    const isAwaited = current.awaits.seats.includes(seat);
    const isRaceOver =
      raceShownTo(asked, seat) !== undefined && raceShownTo(current, seat) !== raceShownTo(asked, seat);
    // An answer belongs to its decision. If the match has moved on to another one, the bot thinks anew.
    if (isAwaited && (isRaceOver || current.decisions[seat] !== asked.decisions[seat])) return askSeat(seat);
    if (isAwaited || isRaceOver) submitAnswer(current, seat, { answered, isRaceOver });
  };

  /** In a race that is over, only a claim: the rules may note how close it was. A bot without a valid move times out. */
  const submitAnswer = (
    { rules, state }: LocalPosition,
    seat: Seat,
    { answered, isRaceOver }: { readonly answered: Answer; readonly isRaceOver: boolean },
  ): void => {
    const move = 'error' in answered ? refuse('no-answer', answered.error) : rules.parseMove(answered.move);
    if (isRaceOver) {
      if (move.ok && rules.race?.isClaim(move.value)) submit(seat, move.value);
      return;
    }
    if (move.ok && submit(seat, move.value).ok) return;
    const instead = rules.fallback(state, seat);
    if (instead === 'forfeit') forfeit(seat);
    else submit(seat, instead);
  };

  return {
    /** Asks all bots that the match waits for. */
    ask: (): void => {
      const current = position();
      for (const seat of current?.awaits.seats ?? []) if (seat !== current?.match.you) void askSeat(seat);
    },
  };
};
