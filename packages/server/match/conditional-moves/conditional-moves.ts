import { ok, type Planned, type Refusal, type Result, refuse, type Seat } from '@sesame/kernel';
import type { MatchPlan } from '@sesame/protocol';
import type { Bus } from '../../cluster/bus/bus.ts';
import { type Event, makeEvent } from '../../lib/event.ts';
import type { Games } from '../../lib/games.ts';
import { makeId } from '../../lib/ids.ts';
import type { StoredPlan } from '../../store/repositories/conditional-moves.ts';
import type { Store } from '../../store/store.ts';
import { botAt } from '../clock/match-clock.ts';
import { MOVED_ON, NOT_SAVED } from '../input-pipeline.ts';
import { isOver, type LiveMatch } from '../live-match.ts';
import type { Matches } from '../matches.ts';

/** Conditional moves (plans) in matches without a live clock. A plan is visible to its owner only. */
export interface ConditionalMoves {
  /** The current plan of a seat. */
  of(match: string, seat: Seat): Promise<MatchPlan>;
  set(match: LiveMatch, seat: Seat, json: unknown): Promise<Result<MatchPlan>>;
  remove(match: string, seat: Seat): Promise<void>;
  /** Emitted for every match that started or moved on, after its plans were evaluated. */
  readonly settled: Event<LiveMatch>;
  stop(): Promise<void>;
}

export interface ConditionalMovesDeps {
  readonly store: Pick<Store, 'conditionalMoves'>;
  readonly games: Pick<Games, 'plansOf'>;
  readonly matches: Pick<Matches, 'cached' | 'find' | 'submitInput' | 'timeOf'>;
  readonly moved: Event<LiveMatch>;
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly onError: (error: unknown) => void;
}

/** The process that wrote a move evaluates the plans. The sweep catches up for processes that died before doing so. */
const SWEEP_INTERVAL_MS = 20_000;
const NEW_PLANS_CHANNEL = 'new-plans';
/** How long to wait for a planned move to be written. */
const PLAY_TIMEOUT_MS = 10_000;
const WAIT: Planned<never> = { do: 'wait' };
const NO_PLANS = refuse('no-plans', 'This game doesn’t have conditional moves.');
const TOO_LIVE = refuse('plan-live', 'You can’t plan moves in a match with a live clock.');
const OVER = refuse('over', 'This match is over.');
const UNFIT = refuse('plan-unfit', 'This plan doesn’t fit the current position.');

export const makeConditionalMoves = ({
  store,
  games,
  matches,
  moved,
  bus,
  onError,
}: ConditionalMovesDeps): ConditionalMoves => {
  const settled = makeEvent<LiveMatch>();
  const running = new Map<string, Promise<void>>();
  /** Matches known to have no plans, which saves a query per move. A process with a new plan tells the others. */
  const unplanned = new WeakSet<LiveMatch>();
  let newPlanCount = 0;
  const forgetUnplanned = (match: LiveMatch | undefined) => {
    newPlanCount += 1;
    if (match !== undefined) unplanned.delete(match);
  };
  const unsubscribe = bus.subscribe(NEW_PLANS_CHANNEL, (id) => forgetUnplanned(matches.cached(id)));
  let isStopped = false;

  const mayPlan = ({ stored, committed }: LiveMatch) =>
    committed.pace.kind !== 'live' && games.plansOf(stored.game) !== undefined;

  /** Evaluates a plan on its seat's view. It ends when the match no longer allows plans. */
  const evaluate = (match: LiveMatch, { plan, seat }: StoredPlan): Planned<unknown> => {
    const { stored, rules, committed } = match;
    const plans = games.plansOf(stored.game);
    if (plans === undefined || !mayPlan(match) || isOver(match)) return { do: 'end', why: 'unfit' };
    // After an undo the player wants to decide again.
    const isUndone = committed.lastUndoSeq > (committed.eventLog[committed.plies - 1]?.seq ?? 0);
    if (isUndone || botAt(stored, seat) !== undefined) return WAIT;
    const planned = plans.next(plan, rules.view(committed.state, seat), seat);
    return planned.do === 'play' && !committed.awaits.seats.includes(seat) ? WAIT : planned;
  };

  /** Plays as the seat on the evaluated position only, and once even if several processes try. */
  const play = (match: LiveMatch, { id, seat }: StoredPlan, move: unknown): Promise<Refusal | undefined> =>
    new Promise((settle) => {
      const timeout = setTimeout(settle, PLAY_TIMEOUT_MS, NOT_SAVED).unref();
      const answer = (refusal?: Refusal) => {
        clearTimeout(timeout);
        settle(refusal);
      };
      const { seq } = match.committed;
      matches.submitInput(match, {
        input: { at: matches.timeOf(match), by: seat, move },
        key: `plan ${id} ${seq}`,
        after: seq,
        requester: { subscriber: undefined, requestId: 0, onDone: () => answer(), onRefused: answer },
      });
    });

  const applyPlan = async (match: LiveMatch, plan: StoredPlan): Promise<void> => {
    // A pending write triggers another check once it is committed.
    if (match.head !== match.committed) return;
    const { seq } = match.committed;
    const planned = evaluate(match, plan);
    if (planned.do === 'wait') return store.conditionalMoves.markChecked(plan, seq);
    if (planned.do === 'end') return store.conditionalMoves.markChecked(plan, seq, planned.why);
    const refusal = await play(match, plan, planned.move);
    if (refusal === undefined || refusal === NOT_SAVED || refusal === MOVED_ON) return;
    await store.conditionalMoves.markChecked(plan, seq, 'unfit');
  };

  const checkPlans = async (id: string): Promise<void> => {
    const match = await matches.find(id);
    if (match !== undefined && isOver(match)) return store.conditionalMoves.clear(id);
    const planCount = newPlanCount;
    const active = await store.conditionalMoves.listActive(id);
    // A plan that was announced during the read may be missing in its answer.
    if (match !== undefined && active.length === 0 && planCount === newPlanCount) unplanned.add(match);
    for (const { seat } of active) {
      const current = await matches.find(id);
      // Read last, so that a change by the owner takes effect.
      const plan = await store.conditionalMoves.find(id, seat);
      if (current !== undefined && plan !== undefined && plan.fate === undefined && !isStopped) {
        await applyPlan(current, plan);
      }
    }
  };
  /** Checks of one match run one after another. */
  const check = async (id: string): Promise<void> => {
    const before = running.get(id) ?? Promise.resolve();
    const next = before.then(() => (isStopped ? undefined : checkPlans(id))).catch(onError);
    running.set(id, next);
    await next;
    if (running.get(id) === next) running.delete(id);
  };
  const sweep = async () => {
    for (const id of await store.conditionalMoves.listBehind()) if (!isStopped) await check(id);
  };

  moved.listen((match) => {
    if (!mayPlan(match) || unplanned.has(match)) return settled.emit(match);
    void check(match.stored.id).then(() => isStopped || settled.emit(match));
  });
  const timer = setInterval(() => void sweep().catch(onError), SWEEP_INTERVAL_MS).unref();
  void sweep().catch(onError);

  const of = async (match: string, seat: Seat): Promise<MatchPlan> => {
    await check(match);
    const found = await store.conditionalMoves.find(match, seat);
    return found === undefined ? { state: 'none' } : { state: found.fate ?? 'stands', plan: found.plan };
  };
  return {
    of,
    set: async (match, seat, json) => {
      const { stored, rules, committed } = match;
      const plans = games.plansOf(stored.game);
      if (plans === undefined) return NO_PLANS;
      if (isOver(match)) return OVER;
      if (!mayPlan(match)) return TOO_LIVE;
      const view = rules.view(committed.state, seat);
      const plan = plans.parse(json, view, seat);
      if (!plan.ok) return plan;
      if (plans.next(plan.value, view, seat).do === 'end') return UNFIT;
      const player = stored.seats[seat]?.player ?? '';
      await store.conditionalMoves.put({ match: stored.id, seat, id: makeId(), player, plan: plan.value, seq: -1 });
      forgetUnplanned(match);
      bus.publish(NEW_PLANS_CHANNEL, stored.id);
      return ok(await of(stored.id, seat));
    },
    remove: (match, seat) => store.conditionalMoves.remove(match, seat),
    settled,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      unsubscribe();
      await Promise.all(running.values());
    },
  };
};
