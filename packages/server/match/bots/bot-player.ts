import { type Refusal, refuse, type Seat, seatsOf, seenAt, type TimingOf } from '@sesame/kernel';
import type { Answer } from '@sesame/registry/bot-question';
import { makeId } from '../../lib/ids.ts';
import { botAt } from '../clock/match-clock.ts';
import { type InputRequest, NOT_SAVED } from '../input-pipeline.ts';
import type { LiveMatch } from '../live-match.ts';
import type { Matches } from '../matches.ts';
import type { RaceArbiter } from '../race/arbiter.ts';
import type { BotPool } from './worker-pool.ts';

export interface BotPlayerDeps {
  readonly pool: BotPool;
  readonly races: RaceArbiter;
  readonly matches: () => Pick<Matches, 'cached' | 'submitInput' | 'timeOf'>;
  /** Minimum milliseconds before a bot moves. */
  readonly pause: number;
  /** Factor on the human thinking time that a bot reports for its move. */
  readonly tempo: number;
  readonly budget: number;
  readonly timetableOf: (game: string) => TimingOf | undefined;
  /** Factor on the time that people need to see what happened before a bot moves. */
  readonly viewingTempo: number;
  readonly onAnswered: (seconds: number) => void;
  /** A question has waited behind others. */
  readonly onWaited: (seconds: number) => void;
  readonly onFailed: (match: string, why: string) => void;
}

/** Older inputs have been seen long ago. */
const MAX_UNSEEN_INPUTS = 40;

/**
 * Milliseconds until the people at the table have seen everything that happened. In a race nobody waits, and on a live
 * clock a bot waits at most half the time of a move.
 */
const unseenMs = (match: LiveMatch, seat: Seat, { timingOf, at }: { timingOf: TimingOf; at: number }): number => {
  const { stored, rules, committed } = match;
  if (rules.race?.shown(committed.state, seat) !== undefined) return 0;
  const people = seatsOf(stored.seats.length).filter((one) => botAt(stored, one) === undefined);
  if (people.length === 0) return 0;
  const { eventLog, plies, pace } = committed;
  const recent = eventLog.slice(Math.max(0, plies - MAX_UNSEEN_INPUTS), plies);
  const longest = pace.kind === 'live' ? pace.perMove * 500 : Number.POSITIVE_INFINITY;
  return Math.min(longest, Math.max(0, seenAt(recent, people, timingOf) - at));
};

interface Answered {
  readonly answered: Answer;
  /** The row after which the bot was asked. */
  readonly seq: number;
  readonly isOver: boolean;
}

const raceShownTo = ({ rules, head }: LiveMatch, seat: Seat): number | undefined => rules.race?.shown(head.state, seat);

/** Bots are ready when all people are, so that nothing starts by itself. */
const isWaitingForPeople = ({ rules, stored, head }: LiveMatch): boolean =>
  rules.race?.isReadying(head.state) === true && head.awaits.seats.some((seat) => botAt(stored, seat) === undefined);

/** Plays bot seats: asks the worker pool with the seat's own view and submits the answer like any move. */
export const makeBotPlayer = (deps: BotPlayerDeps) => {
  const { pool, races, matches, pause, tempo, budget, timetableOf, viewingTempo, onAnswered, onWaited, onFailed } =
    deps;
  /** Seats with a pending question. They are not asked again until it is answered. */
  const thinking = new Set<string>();

  const answer = async (match: LiveMatch, seat: Seat): Promise<Answer> => {
    const { stored, rules, committed, revealAt } = match;
    const timingOf = timetableOf(stored.game);
    const unseen = timingOf ? unseenMs(match, seat, { timingOf, at: matches().timeOf(match) }) * viewingTempo : 0;
    const asked = performance.now();
    const { game, options } = stored;
    const { strength } = stored.seats[seat] ?? {};
    const question = { game, options, bot: botAt(stored, seat) ?? '', strength, seat, seed: makeId(), budget };
    // A bot sees a race when the players do, and starts to think when they have seen the last moves.
    const begun = Math.max(asked + unseen, revealAt);
    const answered = await pool.think(
      { ...question, view: rules.view(committed.state, seat) },
      { slackMs: begun + pause - asked, onStarted: ({ waitedMs }) => onWaited(waitedMs / 1000) },
    );
    onAnswered((performance.now() - asked) / 1000);
    const takes = 'takes' in answered && answered.takes !== undefined ? answered.takes * tempo : pause;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, begun + takes - performance.now())));
    return answered;
  };

  /** A bot without a valid move plays the timeout move. */
  const playFallback = (match: LiveMatch, seat: Seat, why: string) => {
    onFailed(match.stored.id, why);
    const service = matches();
    const at = service.timeOf(match);
    const move = match.rules.fallback(match.head.state, seat);
    if (move === 'forfeit') service.submitInput(match, { input: { at, by: 'clock', move: { type: 'forfeit', seat } } });
    else service.submitInput(match, { input: { at, by: seat, move } });
  };

  const ask = async (match: LiveMatch, seat: Seat): Promise<void> => {
    const { id, epoch } = match.stored;
    const { seq } = match.committed;
    if (isWaitingForPeople(match)) return;
    const shownBefore = raceShownTo(match, seat);
    const decision = match.head.decisions[seat];
    const mark = `${id} ${seat}`;
    if (thinking.has(mark)) return;
    thinking.add(mark);
    const answered = await answer(match, seat);
    thinking.delete(mark);

    const current = matches().cached(id);
    if (current === undefined) return;
    // A race stands still with its clock. The bot is asked again when the match goes on.
    if (current.stored.pausedAt !== undefined && shownBefore !== undefined) return;
    const isAwaited = current.head.awaits.seats.includes(seat);
    // An answer belongs to its decision. If the match has moved on to another one, the bot thinks anew; so it does if its
    // race is over or was paused.
    const isAnother = current.head.decisions[seat] !== decision;
    const isOver = shownBefore !== undefined && raceShownTo(current, seat) !== shownBefore;
    const wasPaused = shownBefore !== undefined && current.stored.epoch !== epoch;
    if ((isAnother || isOver || wasPaused) && isAwaited) return ask(current, seat);
    if (isAwaited || isOver) submit(current, seat, { answered, seq, isOver });
  };

  /** Submits an answer. In a race that is over, only a claim: the rules may note how close it was. */
  const submit = (current: LiveMatch, seat: Seat, { answered, seq, isOver }: Answered): void => {
    // Its player took the seat back.
    if (botAt(current.stored, seat) === undefined) return;
    const move = 'error' in answered ? refuse('no-answer', answered.error) : current.rules.parseMove(answered.move);
    const isClaim = move.ok && races.isClaim(current, move.value);
    if (isOver && !isClaim) return;
    if (!move.ok) return playFallback(current, seat, move.error.message);
    const service = matches();
    const asked: InputRequest = {
      input: { at: service.timeOf(current), by: seat, move: move.value },
      key: `bot ${seq}`,
      requester: { subscriber: undefined, requestId: 0, onDone: () => {}, onRefused: (why) => retry(current, why) },
    };
    if (isOver || !isClaim) return service.submitInput(current, asked);
    const shown = raceShownTo(current, seat) ?? 0;
    const took = Math.min(service.timeOf(current) - shown, performance.now() - current.revealAt);
    races.claim(current, asked, { claimed: took, latency: undefined, arrived: took });

    /** If the match has moved on, asks again on the new state; otherwise falls back to the timeout move. */
    function retry(refusedIn: LiveMatch, { code, message }: Refusal) {
      // The store is unreachable: the match comes due again once it is back, and the bot is asked again.
      if (code === NOT_SAVED.code) return;
      if (refusedIn.head.seq > seq) {
        if (refusedIn.head.awaits.seats.includes(seat)) void ask(refusedIn, seat);
      } else playFallback(refusedIn, seat, message);
    }
  };
  return ask;
};
