import { ok, parse, type Result } from '@sesame/kernel';
import { CARDS } from './cards.ts';
import { type Link, type Move, SIDES, TURNS } from './state.ts';
import { HAND, TILES } from './tiles.ts';

const tile = parse.whole(0, TILES.length - 1);
const side = parse.oneOf(...SIDES);
const card = parse.oneOf(...CARDS);
/** Machines cannot reach further with the cards there are. */
const place = parse.whole(1 - CARDS.length, CARDS.length - 1);

const first = parse.object({ tile, out: side });
const inner = parse.object({ tile, in: side, out: side });
const last = parse.object({ tile, in: side });

/** XC10: the ends touch one neighbour, the others two. */
const chain: parse.Parse<readonly Link[]> = (json, path = '') => {
  const row = parse.list((link) => ok(link), { min: HAND, max: HAND })(json, path);
  if (!row.ok) return row;
  const links: Link[] = [];
  for (const [i, one] of row.value.entries()) {
    const shape: parse.Parse<Link> = [first, inner, inner, inner, last][i] ?? last;
    const link = shape(one, `${path}[${i}]`);
    if (!link.ok) return link;
    links.push(link.value);
  }
  return ok(links);
};

const move = parse.byType({
  shuffle: { cards: parse.list(card, { max: CARDS.length }) },
  deal: { hands: parse.list(parse.list(tile, { max: HAND }), { max: 4 }) },
  ready: {},
  'not-ready': {},
  start: {},
  done: { chain },
  'give-up': {},
  empty: {},
  build: {
    lay: parse.list(parse.object({ card, x: place, y: place, turn: parse.oneOf(...TURNS) }), { max: CARDS.length }),
    swap: parse.optional(parse.list(card, { min: 2, max: 2 })),
  },
});

export const parseMove = (json: unknown): Result<Move> => move(json);
