import { Picture, useMessages, useName } from '@sesame/ui';
import type { Place as At, Circle } from '../rules/state.ts';
import { useBoard } from './board-context.ts';
import { LAYOUT_INTERVAL_MS } from './effects.ts';
import { placeAt, RAIL_RADIUS, RING_SIZE } from './geometry.ts';
import type { RingScene } from './ring-scene.ts';
import { SafeCard, type SafeCardProps } from './SafeCard.tsx';
import { boardTexts } from './texts.ts';
import { wouldFill } from './walk-options.ts';

/** View box of a safe, including its hinges. */
export const SAFE_BOX = '-56 -64 112 128';

/** CSS position of a place within the square of the circle. */
export const spotOf = (place: At): { readonly left: string; readonly top: string } => {
  const [x, y] = placeAt(RAIL_RADIUS, place);
  const share = (value: number) => `${50 + (value / RING_SIZE) * 100}%`;
  return { left: share(x), top: share(y) };
};

/** The safe with the draft's stone added, or with the last turn's stone marked. */
const cardOf = (circle: Circle, place: At, { scene, you }: { scene: RingScene; you: number | undefined }) => {
  const safe = circle[place];
  if (!safe) return undefined;
  const plain: SafeCardProps = { letter: safe.letter, spaces: safe.spaces, stones: safe.stones };
  if (scene.type === 'draft' && you !== undefined && scene.way?.walk.safes.includes(place)) {
    const state = wouldFill(circle, place) ? ('lock' as const) : ('stop' as const);
    return { ...plain, stones: [...safe.stones, you], fresh: 1, state };
  }
  if (scene.type !== 'turn' || scene.turn.type !== 'password') return plain;
  const { safes, locked } = scene.turn;
  const isLaidOn = safes.includes(place) && !locked.some((one) => one.place === place);
  return isLaidOn ? { ...plain, fresh: 1, state: 'stop' as const } : plain;
};

/** A place of the circle with its safe. While a word is typed, a press adds the safe to the walk or removes it. */
export function SafePlace({ place, scene }: { readonly place: At; readonly scene: RingScene }) {
  const { view, you, composer, recentEvents } = useBoard();
  const say = useMessages(boardTexts);
  const name = useName();
  const card = cardOf(view.circle, place, { scene, you });
  const spot = spotOf(place);
  if (card === undefined) {
    return (
      <li className="pw-place" style={spot}>
        <span className="pw-empty" role="img" aria-label={say.emptyPlace} />
      </li>
    );
  }
  const way = scene.type === 'draft' ? scene.way : undefined;
  const order = way?.walk.safes.indexOf(place) ?? -1;
  const label = say.safe({
    letter: card.letter,
    free: card.spaces - (view.circle[place]?.stones.length ?? 0),
    stones: (view.circle[place]?.stones ?? []).map(name).join(', '),
    stop: order === -1 ? undefined : order + 1,
    locks: card.state === 'lock',
  });
  const { play, isLaidOut } = recentEvents;
  const dropsAt = isLaidOut
    ? place * LAYOUT_INTERVAL_MS
    : play?.times.locking.find((one) => one.place === place)?.drops;
  const stopAt = play?.times.stops[play.safes.indexOf(place)];
  const isDim = way !== undefined && order === -1 && !way.reach.includes(place);
  const state = ['pw-safe', dropsAt !== undefined && 'drops', stopAt !== undefined && 'laid', isDim && 'dim'];
  const times = { '--drops': `${dropsAt ?? 0}ms`, '--stop': `${stopAt ?? 0}ms` };
  const picture = (
    <Picture className={state.filter(Boolean).join(' ')} box={SAFE_BOX} width={112}>
      <SafeCard {...card} />
    </Picture>
  );
  return (
    <li className="pw-place" style={{ ...spot, ...times }}>
      {composer && way ? (
        <button
          type="button"
          className="pw-press"
          aria-label={label}
          aria-pressed={order !== -1}
          // Keeps the phone's keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => composer.press(place)}
        >
          {picture}
        </button>
      ) : (
        <span className="pw-press" role="img" aria-label={label}>
          {picture}
        </span>
      )}
    </li>
  );
}
