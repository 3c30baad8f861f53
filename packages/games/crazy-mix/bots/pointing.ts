import { fraction, pick, type Rng, type Seat } from '@sesame/kernel';
import { type Move, PROPERTIES, pointable, propertiesOf, type View, whereIs } from '../rules/index.ts';

type Pointing = Extract<Move, { type: 'point' }>;

/** Points at the answer or, by mistake, at a near miss; never twice at the same half. */
export const choosePointing = (
  view: View,
  seat: Seat,
  { slips, rng }: { slips: number; rng: Rng },
): Pointing | undefined => {
  const right = whereIs(view);
  if (right === undefined || fraction(rng) >= slips) return right;
  const near = nearMisses(view, right).filter(({ target, symbol }) =>
    view.tries.every((made) => made.seat !== seat || made.target !== target || made.symbol !== symbol),
  );
  return near.length === 0 ? right : pick(rng, near);
};

/** Near misses: the other logo, or symbols that differ in one property. */
const nearMisses = ({ targets }: View, { symbol, target }: Pointing): readonly Pointing[] =>
  pointable(targets.map(({ face }) => face))
    .filter((other) => {
      if (symbol === undefined || other.symbol === undefined) return symbol === other.symbol && other.target !== target;
      const [one, another] = [propertiesOf(symbol), propertiesOf(other.symbol)];
      return PROPERTIES.filter((property) => one[property] !== another[property]).length === 1;
    })
    .map((other) => ({ type: 'point', ...other }));
