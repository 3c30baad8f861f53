import { Picture, useMessages, useName } from '@sesame/ui';
import type { Place as At, Circle } from '../rules/state.ts';
import { useBoard } from './board-context.ts';
import { LAYOUT_INTERVAL_MS } from './effects.ts';
import { placeAt, RAIL_RADIUS, RING_SIZE } from './geometry.ts';
import type { RecentEvents } from './recent-events.ts';
import type { RingScene } from './ring-scene.ts';
import { SafeCard, type SafeCardProps } from './SafeCard.tsx';
import { boardTexts } from './texts.ts';
import { wouldFill } from './walk-options.ts';
import { newCardDropsAt } from './walk-times.ts';

/** View box of a safe, including its hinges. */
export const SAFE_BOX = '-56 -64 112 128';

/** CSS position of a place within the square of the circle. */
export const spotOf = (place: At): { readonly left: string; readonly top: string } => {
  const [x, y] = placeAt(RAIL_RADIUS, place);
  const share = (value: number) => `${50 + (value / RING_SIZE) * 100}%`;
  return { left: share(x), top: share(y) };
};

/** The safe with the draft's stone added, or with the last turn's stone marked. */
const cardOf = (
  circle: Circle,
  place: At,
  { scene, you }: { scene: RingScene; you: number | undefined },
): SafeCardProps | undefined => {
  const safe = circle[place];
  if (!safe) return undefined;
  const plain: SafeCardProps = { letter: safe.letter, spaces: safe.spaces, stones: safe.stones };
  if (scene.type === 'draft' && you !== undefined && scene.way?.walk.safes.includes(place)) {
    const state = wouldFill(circle, place) ? ('lock' as const) : ('stop' as const);
    return { ...plain, stones: [...safe.stones, you], fresh: 1, state };
  }
  if (scene.type !== 'turn' || scene.turn.type !== 'password' || !scene.turn.safes.includes(place)) return plain;
  const { seat, locked } = scene.turn;
  const isLocked = locked.some((one) => one.place === place);
  if (!scene.moment) return isLocked ? plain : { ...plain, fresh: 1, state: 'stop' as const };
  const laid = { ...plain, stones: [...safe.stones, seat], fresh: 1 };
  return isLocked ? { ...laid, state: 'lock' as const, isShut: true } : { ...laid, state: 'stop' as const };
};

/** How a safe moves: a new one drops in; in a moment a stone is laid on it, and a full one slams shut. */
const motionOf = (place: At, scene: RingScene, { play, isLaidOut }: RecentEvents) => {
  const index = play?.locked.findIndex((one) => one.place === place) ?? -1;
  const dropsAt = isLaidOut ? place * LAYOUT_INTERVAL_MS : index === -1 ? undefined : newCardDropsAt(index);
  const times = scene.type === 'turn' ? scene.moment?.times : undefined;
  const safes = scene.type === 'turn' && scene.turn.type === 'password' ? scene.turn.safes : [];
  const stopAt = times?.stops[safes.indexOf(place)];
  const locking = times?.locking.find((one) => one.place === place);
  const [first, second] = locking?.flights ?? [];
  const classes = [dropsAt !== undefined && 'drops', stopAt !== undefined && 'laid', locking && 'slams'];
  return {
    className: classes.filter(Boolean).join(' '),
    style: {
      '--drops': `${dropsAt ?? 0}ms`,
      '--stop': `${stopAt ?? 0}ms`,
      '--bolt': `${locking?.bolt ?? 0}ms`,
      '--stones-leave': `${first?.leaves ?? 0}ms`,
      '--between-stones': `${(second?.leaves ?? 0) - (first?.leaves ?? 0)}ms`,
    },
  };
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
    locks: way !== undefined && card.state === 'lock',
  });
  const motion = motionOf(place, scene, recentEvents);
  const isDim = way !== undefined && order === -1 && !way.reach.includes(place);
  const picture = (
    <Picture className={`pw-safe ${motion.className}${isDim ? ' dim' : ''}`} box={SAFE_BOX} width={112}>
      <SafeCard {...card} />
    </Picture>
  );
  return (
    <li className="pw-place" style={{ ...spot, ...motion.style }}>
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
