import {
  augment,
  closeBlossom,
  type Edge,
  edge,
  enqueue,
  FREE,
  type Graph,
  INNER,
  makeGraph,
  meetingOf,
  noteSlack,
  OUTER,
  of,
  openBlossom,
  slackOf,
} from './blossoms.ts';

/**
 * Maximum weight matching in a general graph: Edmonds' blossom algorithm with dual labels (Galil), O(n³). Weights are
 * non-negative integers; 0 means no edge. Returns the partner of every vertex, or -1.
 */
export const maxWeightMatching = (size: number, weight: (a: number, b: number) => number): readonly number[] => {
  const graph = makeGraph(size, weight);
  while (grow(graph));
  return Array.from({ length: size }, (_, i) => (graph.mate[i + 1] ?? 0) - 1);
};

/** Follows a tight edge. True: it reached another unmatched vertex, and the matching was augmented. */
const follow = (graph: Graph, tight: Edge): boolean => {
  const { outermost, side, parent, slack, mate } = graph;
  const [u, v] = [of(outermost, tight.u), of(outermost, tight.v)];
  if (of(side, v) === FREE) {
    const next = of(outermost, of(mate, v));
    parent[v] = tight.u;
    side[v] = INNER;
    slack[v] = slack[next] = 0;
    side[next] = OUTER;
    enqueue(graph, next);
    return false;
  }
  if (of(side, v) !== OUTER) return false;
  const base = meetingOf(graph, u, v);
  if (base !== 0) {
    closeBlossom(graph, { u, v }, base);
    return false;
  }
  augment(graph, u, v);
  augment(graph, v, u);
  return true;
};

/** Vertices and blossoms that are not part of another blossom. */
function* tops({ top, outermost }: Graph, from = 1): Generator<number> {
  for (let x = from; x <= top; x++) if (outermost[x] === x) yield x;
}

const search = (graph: Graph): boolean => {
  const { n, outermost, side } = graph;
  for (let u = graph.queue.shift(); u !== undefined; u = graph.queue.shift()) {
    if (of(side, of(outermost, u)) === INNER) continue;
    for (let v = 1; v <= n; v++) {
      const way = edge(graph, u, v);
      if (way.w === 0 || outermost[u] === outermost[v]) continue;
      if (slackOf(graph, way) !== 0) noteSlack(graph, u, of(outermost, v));
      else if (follow(graph, way)) return true;
    }
  }
  return false;
};

/** Largest dual adjustment until an edge becomes tight or a blossom expands. */
const roomOf = (graph: Graph): number => {
  const { n, label, slack, side } = graph;
  let room = Number.POSITIVE_INFINITY;
  for (const b of tops(graph, n + 1)) if (side[b] === INNER) room = Math.min(room, of(label, b) / 2);
  for (const x of tops(graph)) {
    if (slack[x] === 0 || side[x] === INNER) continue;
    const left = slackOf(graph, edge(graph, of(slack, x), x));
    room = Math.min(room, side[x] === OUTER ? left / 2 : left);
  }
  return room;
};

/** Adjusts the dual labels. False: the matching is optimal. */
const relabel = (graph: Graph, room: number): boolean => {
  const { n, label, outermost, side } = graph;
  for (let u = 1; u <= n; u++) {
    const where = of(side, of(outermost, u));
    if (where === OUTER && of(label, u) <= room) return false;
    label[u] = of(label, u) + (where === OUTER ? -room : where === INNER ? room : 0);
  }
  for (const b of tops(graph, n + 1)) {
    label[b] = of(label, b) + (side[b] === OUTER ? 2 * room : side[b] === INNER ? -2 * room : 0);
  }
  return true;
};

/** Makes every unmatched vertex the root of a tree. False: there is none. */
const plant = (graph: Graph): boolean => {
  const { mate, parent, side, slack } = graph;
  side.fill(FREE);
  slack.fill(0);
  graph.queue = [];
  for (const x of tops(graph)) {
    if (mate[x] !== 0) continue;
    parent[x] = 0;
    side[x] = OUTER;
    enqueue(graph, x);
  }
  return graph.queue.length > 0;
};

/** Follows edges that became tight. */
const followTight = (graph: Graph): boolean => {
  for (const x of tops(graph)) {
    const from = of(graph.slack, x);
    if (from === 0 || graph.outermost[from] === x || slackOf(graph, edge(graph, from, x)) !== 0) continue;
    if (follow(graph, edge(graph, from, x))) return true;
  }
  return false;
};

/** Grows trees until the matching is augmented once. False: it is optimal. */
const grow = (graph: Graph): boolean => {
  const { n, side, label } = graph;
  if (!plant(graph)) return false;
  for (;;) {
    if (search(graph)) return true;
    if (!relabel(graph, roomOf(graph))) return false;
    graph.queue = [];
    if (followTight(graph)) return true;
    for (const b of [...tops(graph, n + 1)]) if (side[b] === INNER && label[b] === 0) openBlossom(graph, b);
  }
};
