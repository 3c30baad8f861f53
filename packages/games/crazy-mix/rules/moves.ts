import { parse, type Result } from '@sesame/kernel';
import { PILE } from './cards.ts';
import { SIDES, TARGETS } from './pieces.ts';
import type { Move } from './state.ts';
import { PRIMARY_SIGNS, SECONDARY_SIGNS } from './symbols.ts';

const move = parse.byType({
  'lay-out': {
    targets: parse.list(parse.oneOf(...TARGETS), { min: TARGETS.length, max: TARGETS.length }),
    pile: parse.list(parse.oneOf(...PILE), { min: PILE.length, max: PILE.length }),
    crazySide: parse.oneOf(1, 2),
    starter: parse.whole(0, 7),
  },
  point: {
    target: parse.whole(0, TARGETS.length - 1),
    symbol: parse.optional(parse.oneOf(...PRIMARY_SIGNS, ...SECONDARY_SIGNS)),
  },
  pass: {},
  open: {},
  take: { sides: parse.list(parse.oneOf(...SIDES), { max: SIDES.length }) },
  ready: {},
  'not-ready': {},
  pause: {},
  turn: {},
  start: {},
  time: {},
});

export const parseMove = (json: unknown): Result<Move> => move(json);
