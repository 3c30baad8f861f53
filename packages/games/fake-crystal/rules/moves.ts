import { ok, parse, type Result } from '@sesame/kernel';
import { CLAIMS, COLUMNS, type Laid, type Move, type Price, TROPHIES } from './state.ts';
import { BAG, TILES } from './tiles.ts';

/** Above any possible price, so that a price too high is refused by the rules and not as malformed. */
const credits = parse.whole(0, 1000);
const tile = parse.oneOf(...TILES);
const tiles = parse.list(tile, { max: BAG.length });
const seller = parse.whole(0, 4);
const column = parse.oneOf(...COLUMNS);
const spot = { seller, column };

const price: parse.Parse<Price> = (json, path) => (json === 'token' ? ok(json) : credits(json, path));
const laid: parse.Parse<Laid> = parse.object({ tile, claim: parse.oneOf(...CLAIMS), price });

const move = parse.byType({
  deal: { reserves: parse.list(tiles, { max: 5 }), aside: tiles, starter: parse.optional(seller) },
  offer: { stall: parse.list(laid, { min: 2, max: 2 }) },
  buy: spot,
  bank: spot,
  repack: { column },
  claim: { trophy: parse.oneOf(...TROPHIES) },
  decline: {},
  spy: spot,
  bid: { ...spot, sum: credits },
  keep: {},
  sell: {},
  recycle: { give: tile, take: parse.whole(0, BAG.length) },
  preempt: { give: tile },
  reserve: spot,
  pass: {},
});

export const parseMove = (json: unknown): Result<Move> => move(json);
