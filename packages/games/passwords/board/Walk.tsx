import { At } from '@sesame/ui';
import type { Place } from '../rules/state.ts';
import type { Walk as Way } from '../rules/walks.ts';
import { angleOf, arcOf, arrowOf, OTHER_WALK_RADIUS, placeAt, pointAt, stepsBetween, WALK_RADIUS } from './geometry.ts';
import { WALK_ARROW } from './safe-shapes.ts';

const PLACES: readonly Place[] = [0, 1, 2, 3, 4, 5, 6];

/** The first place of a walk and its length in places. */
const lengthOf = ({ direction, safes }: Way): { from: Place; steps: number } => {
  const from = safes[0] ?? 0;
  return { from, steps: stepsBetween(direction, from, safes.at(-1) ?? from) };
};

/** The walk on the inner ring: line, arrow and numbered stops. */
export function Walk(props: {
  readonly walk: Way | undefined;
  /** Other places where the word could stop. */
  readonly reach?: readonly Place[];
}) {
  const { walk, reach = [] } = props;
  const span = walk && lengthOf(walk);
  return (
    <>
      <circle r={WALK_RADIUS} className="p-well" />
      <circle r={WALK_RADIUS} className="p-line bold" />
      {walk && span && span.steps > 0 && (
        <>
          <path
            className="p-brass bold pw-line"
            pathLength={1}
            style={{ '--steps': span.steps }}
            d={arcOf(WALK_RADIUS, walk.direction, span)}
          />
          <Arrow walk={walk} />
        </>
      )}
      {PLACES.map((place) => {
        const order = walk?.safes.indexOf(place) ?? -1;
        const [x, y] = placeAt(WALK_RADIUS, place);
        return (
          <At key={place} x={x} y={y}>
            {walk && order !== -1 ? (
              <Stop number={order + 1} place={place} at={stepsBetween(walk.direction, walk.safes[0] ?? place, place)} />
            ) : (
              <circle r={reach.includes(place) ? 9 : 8} className={reach.includes(place) ? 'pw-open' : 'p-piece'} />
            )}
          </At>
        );
      })}
    </>
  );
}

/** A numbered stop with a line to its safe. */
function Stop({ number, place, at }: { readonly number: number; readonly place: Place; readonly at: number }) {
  const [x, y] = pointAt(40, angleOf(place));
  return (
    <g className="pw-stop" style={{ '--at': at }}>
      <path className="p-brass bold" d={`M0 0L${x} ${y}`} />
      <circle r="20" className="p-plate" />
      <text className="p-text dark" y="8" fontSize="25">
        {number}
      </text>
    </g>
  );
}

function Arrow({ walk }: { readonly walk: Way }) {
  const { at, turn } = arrowOf(WALK_RADIUS, walk.direction, walk.safes[0] ?? 0);
  return (
    <At x={at[0]} y={at[1]} turn={turn}>
      <path className="p-plate pw-arrow" d={WALK_ARROW} />
    </At>
  );
}

/** The walk in the other direction, as a thin line inside the ring. */
export function OtherWalk({ walk }: { readonly walk: Way }) {
  const span = lengthOf(walk);
  return (
    <g className="pw-other-walk">
      <path d={arcOf(OTHER_WALK_RADIUS, walk.direction, span)} />
      {walk.safes.map((place) => {
        const [x, y] = placeAt(OTHER_WALK_RADIUS, place);
        return <circle key={place} cx={x} cy={y} r="5" />;
      })}
    </g>
  );
}
