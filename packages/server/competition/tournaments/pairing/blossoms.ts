/**
 * Graph of the blossom algorithm in `matching.ts`. Vertices are numbered from 1; 0 means none. A blossom (an odd cycle
 * contracted to one vertex of the alternating tree; its members are called petals) is a vertex beyond the first n.
 */
export interface Edge {
  u: number;
  v: number;
  w: number;
}

/** Labels of vertices in the alternating trees that grow from unmatched vertices. */
export const FREE = -1;
export const OUTER = 0;
export const INNER = 1;

export interface Graph {
  readonly n: number;
  /** Highest blossom number so far. */
  top: number;
  readonly edges: Edge[][];
  readonly label: number[];
  readonly mate: number[];
  /** The outer vertex with the tightest edge to this one. */
  readonly slack: number[];
  /** Outermost blossom of a vertex; itself if in none; 0 for a dissolved blossom. */
  readonly outermost: number[];
  readonly parent: number[];
  readonly side: number[];
  readonly petals: number[][];
  /** The petal of a blossom through which a vertex is reached. */
  readonly through: number[][];
  readonly seen: number[];
  queue: number[];
  mark: number;
}

export const makeGraph = (n: number, weight: (a: number, b: number) => number): Graph => {
  const all = 2 * n + 2;
  const zeros = () => new Array<number>(all).fill(0);
  const edges = Array.from({ length: all }, (_, u) =>
    Array.from({ length: all }, (_, v): Edge => {
      const isEdge = u !== v && u > 0 && v > 0 && u <= n && v <= n;
      return { u, v, w: isEdge ? weight(u - 1, v - 1) : 0 };
    }),
  );
  const heaviest = edges.flat().reduce((most, { w }) => Math.max(most, w), 0);
  return {
    n,
    top: n,
    edges,
    label: zeros().map((_, x) => (x >= 1 && x <= n ? heaviest : 0)),
    mate: zeros(),
    slack: zeros(),
    outermost: zeros().map((_, x) => (x <= n ? x : 0)),
    parent: zeros(),
    side: zeros(),
    petals: Array.from({ length: all }, () => []),
    through: Array.from({ length: all }, (_, b) => zeros().map((_, x) => (b === x ? b : 0))),
    seen: zeros(),
    queue: [],
    mark: 0,
  };
};

/** Reads of arrays that are filled for every index. */
export const of = <Item>(list: readonly Item[], index: number): Item => list[index] as Item;
export const edge = ({ edges }: Graph, u: number, v: number): Edge => of(of(edges, u), v);

/** Slack of an edge: 0 if tight. */
export const slackOf = (graph: Graph, { u, v }: Edge): number =>
  of(graph.label, u) + of(graph.label, v) - 2 * edge(graph, u, v).w;

export const noteSlack = (graph: Graph, u: number, x: number): void => {
  const { slack } = graph;
  const known = of(slack, x);
  if (known === 0 || slackOf(graph, edge(graph, u, x)) < slackOf(graph, edge(graph, known, x))) slack[x] = u;
};

const findSlack = (graph: Graph, x: number): void => {
  const { n, slack, outermost, side } = graph;
  slack[x] = 0;
  for (let u = 1; u <= n; u++) {
    if (edge(graph, u, x).w > 0 && outermost[u] !== x && of(side, of(outermost, u)) === OUTER) noteSlack(graph, u, x);
  }
};

export const enqueue = (graph: Graph, x: number): void => {
  if (x <= graph.n) graph.queue.push(x);
  else for (const petal of of(graph.petals, x)) enqueue(graph, petal);
};

const putInto = (graph: Graph, x: number, blossom: number): void => {
  graph.outermost[x] = blossom;
  if (x > graph.n) for (const petal of of(graph.petals, x)) putInto(graph, petal, blossom);
};

/** Even number of steps from the base of a blossom to this petal; reverses the petals if needed. */
const stepsTo = (graph: Graph, blossom: number, petal: number): number => {
  const petals = of(graph.petals, blossom);
  const steps = petals.indexOf(petal);
  if (steps % 2 === 0) return steps;
  graph.petals[blossom] = [of(petals, 0), ...petals.slice(1).reverse()];
  return petals.length - steps;
};

const marry = (graph: Graph, u: number, v: number): void => {
  const { u: inside, v: outside } = edge(graph, u, v);
  graph.mate[u] = outside;
  if (u <= graph.n) return;
  const base = of(of(graph.through, u), inside);
  const steps = stepsTo(graph, u, base);
  const petals = of(graph.petals, u);
  for (let i = 0; i < steps; i++) marry(graph, of(petals, i), of(petals, i ^ 1));
  marry(graph, base, v);
  graph.petals[u] = [...petals.slice(steps), ...petals.slice(0, steps)];
};

export const augment = (graph: Graph, from: number, to: number): void => {
  const { outermost, mate, parent } = graph;
  let [u, v] = [from, to];
  for (;;) {
    const next = of(outermost, of(mate, u));
    marry(graph, u, v);
    if (next === 0) return;
    marry(graph, next, of(outermost, of(parent, next)));
    u = of(outermost, of(parent, next));
    v = next;
  }
};

/** Lowest common ancestor of two outer vertices; 0 if they are in different trees. */
export const meetingOf = (graph: Graph, a: number, b: number): number => {
  const { outermost, mate, parent, seen } = graph;
  graph.mark += 1;
  let [u, v] = [a, b];
  while (u !== 0 || v !== 0) {
    if (u !== 0) {
      if (seen[u] === graph.mark) return u;
      seen[u] = graph.mark;
      u = of(outermost, of(mate, u));
      if (u !== 0) u = of(outermost, of(parent, u));
    }
    [u, v] = [v, u];
  }
  return 0;
};

export const closeBlossom = (graph: Graph, { u, v }: { u: number; v: number }, base: number): void => {
  const { n, outermost, mate, parent, petals, edges, through } = graph;
  let b = n + 1;
  while (b <= graph.top && outermost[b] !== 0) b += 1;
  graph.top = Math.max(graph.top, b);
  graph.label[b] = 0;
  graph.side[b] = OUTER;
  graph.mate[b] = of(mate, base);
  const wayFrom = (start: number): number[] => {
    const way: number[] = [];
    for (let x = start; x !== base; ) {
      const y = of(outermost, of(mate, x));
      way.push(x, y);
      enqueue(graph, y);
      x = of(outermost, of(parent, y));
    }
    return way;
  };
  petals[b] = [base, ...wayFrom(u).reverse(), ...wayFrom(v)];
  putInto(graph, b, b);
  for (let x = 1; x <= graph.top; x++) of(edges, b)[x] = of(edges, x)[b] = { u: 0, v: 0, w: 0 };
  through[b] = new Array<number>(of(through, b).length).fill(0);
  for (const petal of of(petals, b)) {
    for (let x = 1; x <= graph.top; x++) {
      const better = edge(graph, petal, x);
      if (edge(graph, b, x).w !== 0 && slackOf(graph, better) >= slackOf(graph, edge(graph, b, x))) continue;
      of(edges, b)[x] = better;
      of(edges, x)[b] = edge(graph, x, petal);
    }
    for (let x = 1; x <= n; x++) if (of(of(through, petal), x) !== 0) of(through, b)[x] = petal;
  }
  findSlack(graph, b);
};

export const openBlossom = (graph: Graph, b: number): void => {
  const { petals, through, parent, side, slack, outermost } = graph;
  for (const petal of of(petals, b)) putInto(graph, petal, petal);
  const entry = of(of(through, b), edge(graph, b, of(parent, b)).u);
  const steps = stepsTo(graph, b, entry);
  const all = of(petals, b);
  for (let i = 0; i < steps; i += 2) {
    const [inner, outer] = [of(all, i), of(all, i + 1)];
    parent[inner] = edge(graph, outer, inner).u;
    side[inner] = INNER;
    side[outer] = OUTER;
    slack[inner] = 0;
    findSlack(graph, outer);
    enqueue(graph, outer);
  }
  side[entry] = INNER;
  parent[entry] = of(parent, b);
  for (const petal of all.slice(steps + 1)) {
    side[petal] = FREE;
    findSlack(graph, petal);
  }
  outermost[b] = 0;
};
