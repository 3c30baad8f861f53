import type { Stock } from '../bots/card-types.ts';

/** A selection of cards, by count per card type. */
export interface CardSelection {
  readonly taken: readonly number[];
  readonly cards: number;
  /** Cards with more than one line. */
  readonly inner: number;
  readonly spots: number;
  /** Rings the lines must form so that none stays open. */
  readonly rings: number;
}

/*
 * Worth of a selection in one number (XC31): more crystals, then fewer cards, then fewer rings, which are easier to
 * lay.
 */
const CRYSTAL_WORTH = 2 ** 16;
const CARD_COST = 2 ** 8;
const IMPOSSIBLE = Number.NEGATIVE_INFINITY;

/** Partial selection, decided up to a card type. */
interface Node {
  readonly taken: readonly number[];
  /** Two plus the lines beyond two of every card: twice the number of rings needed. */
  readonly over: number;
  readonly spots: number;
  readonly cards: number;
  readonly inner: number;
  readonly worth: number;
}

const START: Node = { taken: [], over: 2, spots: 0, cards: 0, inner: 0, worth: 0 };

const withPack = (node: Node, { type }: Stock[number], copies: number): Node => ({
  taken: [...node.taken, copies],
  over: node.over + copies * (type.lines - 2),
  spots: node.spots + copies * type.spots,
  cards: node.cards + copies,
  inner: node.inner + (type.lines > 1 ? copies : 0),
  worth: node.worth + copies * (CRYSTAL_WORTH * (type.spots + type.printed) - CARD_COST),
});

/**
 * Best-first enumeration of selections whose lines and spots can all be used. Cards laid as a tree have two lines less
 * than twice their number; every ring takes two more.
 */
export function* cardSelections(stock: Stock, crystals: number): Generator<CardSelection, void> {
  const hope = upperBoundFor(stock, crystals);
  const queue = new Map<number, Node[]>();
  const push = (node: Node) => {
    const best = node.worth + hope(node);
    if (best === IMPOSSIBLE) return;
    const same = queue.get(best);
    if (same === undefined) queue.set(best, [node]);
    else same.push(node);
  };
  push(START);
  while (queue.size > 0) {
    const best = Math.max(...queue.keys());
    const same = queue.get(best) ?? [];
    const node = same.pop();
    if (same.length === 0) queue.delete(best);
    if (node === undefined) continue;
    const pack = stock[node.taken.length];
    if (pack !== undefined) {
      for (let copies = 0; copies <= pack.cards.length; copies++) push(withPack(node, pack, copies));
      continue;
    }
    const { taken, cards, inner, spots, over } = node;
    yield { taken, cards, inner, spots, rings: over / 2 };
  }
}

/** Exact upper bound on what the remaining card types can add. */
const upperBoundFor = (stock: Stock, crystals: number): ((node: Node) => number) => {
  const known = new Map<string, number>();
  const hope = (node: Node): number => {
    if (node.spots > crystals) return IMPOSSIBLE;
    const pack = stock[node.taken.length];
    if (pack === undefined) return node.over < 0 || node.over % 2 !== 0 ? IMPOSSIBLE : -node.over;
    const key = `${node.taken.length} ${node.over} ${node.spots}`;
    let best = known.get(key);
    if (best !== undefined) return best;
    best = IMPOSSIBLE;
    for (let copies = 0; copies <= pack.cards.length; copies++) {
      const next = withPack(node, pack, copies);
      best = Math.max(best, next.worth - node.worth + hope(next));
    }
    known.set(key, best);
    return best;
  };
  return hope;
};
