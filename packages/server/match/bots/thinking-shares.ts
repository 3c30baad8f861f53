/** How long a question may wait for others' searches. */
export const MAX_WAIT_MS = 1_000;
/** The part of the threads' time that is given away. The rest keeps the queue short, as questions come in bunches. */
const UTILISATION = 0.5;
const MIN_BUDGET_MS = 5;
/** The part of a new measurement in the mean. */
const SMOOTHING = 0.3;
/** A first search also loads its game, which says nothing about the next. */
const MAX_COST = 2;

export interface BudgetRequest {
  /** Searches of one kind, such as those of one bot, cost alike. */
  readonly kind: string;
  /** Thinking time if nobody else asks. */
  readonly budget: number;
  /** Questions that wait behind this one. */
  readonly waiting: number;
}

/** Shares the time of the threads among the bots: under load they think less, so that none waits long for another's search. */
export interface ThinkingShares {
  /** The thinking time of a search that starts now. */
  start(request: BudgetRequest): number;
  /** Notes how long a search took with its budget. */
  noteTook(kind: string, budget: number, ms: number): void;
}

export const makeThinkingShares = (threads: number, now: () => number): ThinkingShares => {
  /** When the searches of the last second started: as many are expected in the next. */
  const started: number[] = [];
  /** Milliseconds that searches take per millisecond of budget. Most bots need only a part of it. */
  const costs = new Map<string, number>();
  const costOf = (kind: string) => costs.get(kind) ?? 1;
  const startedLately = () => {
    const since = now() - MAX_WAIT_MS;
    const first = started.findIndex((at) => at > since);
    started.splice(0, first === -1 ? started.length : first);
    return started.length;
  };

  return {
    start: ({ kind, budget, waiting }) => {
      const load = startedLately() + 1 + waiting;
      started.push(now());
      if (load <= threads) return budget;
      return Math.min(budget, Math.max(MIN_BUDGET_MS, (MAX_WAIT_MS * UTILISATION * threads) / load / costOf(kind)));
    },
    noteTook: (kind, budget, ms) => {
      if (budget <= 0) return;
      const cost = Math.min(MAX_COST, ms / budget);
      costs.set(kind, costOf(kind) + SMOOTHING * (cost - costOf(kind)));
    },
  };
};
