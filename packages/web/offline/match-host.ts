import { type Input, ok, type Result, refuse, type Seat, type TimingOf } from '@sesame/kernel';
import { seqFor } from '@sesame/match';
import type { ClaimReceipt, ServerMessage } from '@sesame/protocol';
import type { Answer, Question } from '@sesame/registry/bot-question';
import { makeBotSeats } from './bot-seats.ts';
import { isAbandoned, type LocalMatch } from './local-match.ts';
import { type LocalPosition, mayUndo, playInput, undoInput } from './local-position.ts';
import { makeLocalUpdate } from './local-update.ts';

export interface HostDeps {
  readonly think: (question: Question) => Promise<Answer>;
  readonly save: (match: LocalMatch) => Promise<void>;
  readonly send: (message: ServerMessage) => void;
  readonly timingOf: TimingOf;
}

/** Runs a match while its player looks at it: what the server does for a match against bots. */
export interface MatchHost {
  /** Sends the whole match. */
  tell(): void;
  /** In a race, `took` is the time from painting to the move. */
  play(move: unknown, took: number | undefined): Result<void>;
  takeBack(): Result<void>;
  /** Ends the match without a result. */
  end(): void;
  /** Stops match time, and stores it. */
  stop(): Promise<void>;
}

/** Finding out whether a move may be undone takes computing time, so it waits for 100 ms of quiet. */
const QUIET_PERIOD_MS = 100;
const OVER = refuse('match-over', 'The match is over.');

export const startHost = (opened: LocalPosition, deps: HostDeps): MatchHost => {
  const startedAt = performance.now();
  const begin = opened.match.at;
  let position = opened;
  let sentSeq = 0;
  let isEnded = isAbandoned(opened.match);
  let isStopped = false;
  let clockTimer: ReturnType<typeof setTimeout> | undefined;
  let undoTimer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<void> = Promise.resolve();

  const now = () => begin + performance.now() - startedAt;

  const storedMatch = (): LocalMatch => {
    const { match, awaits, outcome } = position;
    const isYourTurn = outcome === undefined && awaits.seats.includes(match.you);
    const isOver = outcome !== undefined || isEnded;
    const end = isOver && { endedAt: match.endedAt ?? Date.now(), ...(outcome !== undefined && { outcome }) };
    return { ...match, at: now(), isYourTurn: isYourTurn && !isEnded, ...end };
  };
  const save = () => {
    const match = storedMatch();
    // Where nothing can be stored, the match lasts as long as the page.
    saving = saving.then(() => deps.save(match)).catch(() => {});
    return saving;
  };
  const announceUndo = () => {
    if (!isStopped && !isEnded && mayUndo(position))
      deps.send({ type: 'offer', match: position.match.id, seq: seqFor(position, position.match.you) });
  };
  const tellNew = () => {
    if (isStopped) return;
    deps.send(makeLocalUpdate(position, { at: now(), since: sentSeq, isEnded }));
    sentSeq = seqFor(position, position.match.you);
    clearTimeout(undoTimer);
    undoTimer = setTimeout(announceUndo, QUIET_PERIOD_MS);
  };

  /** A position is stored before it is shown. */
  const moveOn = (next: LocalPosition) => {
    position = next;
    scheduleClock();
    void save().then(tellNew);
    bots.ask();
  };
  const submit = (input: Input<unknown>, receipt?: ClaimReceipt): Result<void> => {
    if (isEnded || isStopped) return OVER;
    const next = playInput(position, input, receipt);
    if (!next.ok) return next;
    moveOn(next.value);
    return ok(undefined);
  };

  const scheduleClock = () => {
    clearTimeout(clockTimer);
    const { clock } = position.awaits;
    if (clock === undefined || isEnded || isStopped) return;
    const act = () => void submit({ at: Math.max(now(), clock.at), by: 'clock', move: clock.move });
    clockTimer = setTimeout(act, Math.max(0, clock.at - now()));
  };

  /** A claim is credited with the time that its player took, or with the time now. */
  const submitMove = (by: Seat, move: unknown, took?: number): Result<void> => {
    const { race } = position.rules;
    const shown = race?.isClaim(move) ? race.shown(position.state, by) : undefined;
    if (shown === undefined) return submit({ at: now(), by, move });
    const arrived = Math.max(0, Math.round(now() - shown));
    const credited = Math.round(Math.min(took ?? arrived, arrived));
    const trip = { low: 0, high: 0 };
    const receipt: ClaimReceipt = { credited, arrived, trip, waited: 0, decision: 'alone' };
    return submit({ at: shown + credited, by, move }, receipt);
  };

  const bots = makeBotSeats({
    position: () => (isEnded || isStopped ? undefined : position),
    now,
    think: deps.think,
    timingOf: deps.timingOf,
    submit: submitMove,
    forfeit: (seat) => submit({ at: now(), by: 'clock', move: { type: 'forfeit', seat } }),
  });
  scheduleClock();
  bots.ask();

  return {
    tell: () => {
      deps.send(makeLocalUpdate(position, { at: now(), since: undefined, isEnded }));
      sentSeq = seqFor(position, position.match.you);
      undoTimer = setTimeout(announceUndo, QUIET_PERIOD_MS);
    },
    play: (json, took) => {
      const move = position.rules.parseMove(json);
      return move.ok ? submitMove(position.match.you, move.value, took) : move;
    },
    takeBack: () => {
      if (isEnded) return OVER;
      const next = undoInput(position, now());
      if (!next.ok) return next;
      moveOn(next.value);
      return ok(undefined);
    },
    end: () => {
      isEnded = true;
      clearTimeout(clockTimer);
      void save().then(tellNew);
    },
    stop: async () => {
      if (position.match.endedAt === undefined) void save();
      isStopped = true;
      clearTimeout(clockTimer);
      clearTimeout(undoTimer);
      await saving;
    },
  };
};
