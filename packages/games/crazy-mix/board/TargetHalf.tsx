import { Icon, SeatStone, useLocale, useMessages } from '@sesame/ui';
import type { PointerEvent } from 'react';
import type { Face } from '../rules/pieces.ts';
import type { Try } from '../rules/state.ts';
import { showsSymbol } from '../rules/targets.ts';
import { answeredRound, type BoardState, useBoard } from './board-context.ts';
import { halfOfTry, halfShowing } from './claims.ts';
import { type Draft, fits, isEmpty } from './draft.ts';
import { useGivenProperties } from './given-properties.ts';
import { nearerHalf } from './nearer-half.ts';
import { pressHandlers } from './press-handlers.ts';
import { NUMERALS } from './shapes.ts';
import { signName } from './symbol-names.ts';
import { isSameHalf, type TargetHalf } from './target-border.ts';
import { boardTexts } from './texts.ts';

/** Button for half a target with its symbol, or a whole target with a logo. */
export function TargetHalfButton(props: {
  readonly half: TargetHalf;
  readonly isEntry: boolean;
  readonly onFocus: () => void;
}) {
  const { half, isEntry, onFocus } = props;
  const context = useBoard();
  const { view, you, claims, composer, isLive } = context;
  const say = useMessages(boardTexts);
  const { face } = view.targets[half.place] ?? {};
  const name = useFaceName(face, half);
  const isTwoSymbols = face?.kind === 'symbols';
  const misses = missesAt(context, half);
  const given = useGivenProperties();
  const isMissed = misses.some(({ seat }) => seat === you);
  const isPending = claims.pending.some((one) => isSameHalf(one, half));
  const isRight = isWanted(context, half);
  const mayPoint = claims.point !== undefined && claims.isOpen(half);
  const point = (press?: PointerEvent) => {
    const target = press?.currentTarget.closest('.mix-halves')?.getBoundingClientRect();
    const nearer = press && target && isTwoSymbols ? nearerHalf(half, press, target) : half;
    claims.point?.(claims.isOpen(nearer) ? nearer : half);
  };
  const state = [isRight && say.right, misses.length > 0 && say.wrong, isPending && say.sent];
  const label = [name, ...state].filter(Boolean).join(', ');
  const look = [
    'mix-half',
    isMissed && 'missed',
    isPending && 'pending',
    isRight && 'right',
    mayPoint && 'open',
    lightOf(context, half, given),
  ]
    .filter(Boolean)
    .join(' ');
  const marks = misses.length > 0 && (
    <span className="mix-misses">
      {misses.map(({ seat }) => (
        <SeatStone key={seat} seat={seat} size={16} />
      ))}
      <Icon name="cross" size={16} />
    </span>
  );
  if (!isLive) {
    return (
      <span className={look} role="img" aria-label={label}>
        {marks}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={look}
      data-half={`${half.place} ${half.half}`}
      tabIndex={isEntry ? 0 : -1}
      aria-label={label}
      aria-disabled={!mayPoint}
      onFocus={onFocus}
      data-focus-next={(isEntry && mayPoint && composer === undefined) || undefined}
      {...pressHandlers(claims.point && point)}
    >
      {marks}
    </button>
  );
}

const useFaceName = (face: Face | undefined, { half }: TargetHalf): string => {
  const say = useMessages(boardTexts);
  const locale = useLocale();
  if (face?.kind === 'symbols') return signName(face.symbols[half], locale);
  return face?.kind === 'logo' ? say.logo(NUMERALS[face.logo]) : say.table;
};

/** Wrong tries at this half, in the current or last round. */
const missesAt = (context: BoardState, half: TargetHalf): readonly Try[] => {
  const { view } = context;
  const tries = answeredRound(context)?.tries ?? view.tries;
  const isSameFace = (one: Try) => one.symbol === undefined || showsSymbol(view.targets[half.place]?.face, one.symbol);
  return tries.filter((one) => !one.right && isSameFace(one) && isSameHalf(halfOfTry(view, one), half));
};

/** Whether this half was the last round's answer. */
const isWanted = (context: BoardState, half: TargetHalf): boolean => {
  const { view } = context;
  const last = answeredRound(context);
  if (last?.target !== half.place) return false;
  return !('symbol' in last.wanted) || isSameHalf(halfShowing(view, last.wanted.symbol), half);
};

/** While properties are chosen, matching symbols are lit and others dimmed. Practice may dim some from the start. */
const lightOf = (
  { view, composer }: BoardState,
  { place, half }: TargetHalf,
  given: Draft,
): 'lit' | 'dim' | undefined => {
  const { face } = view.targets[place] ?? {};
  const isFit = (draft: Draft) => face?.kind === 'symbols' && fits(draft, face.symbols[half]);
  if (!isEmpty(given) && !isFit(given)) return 'dim';
  if (composer === undefined || isEmpty(composer.draft)) return undefined;
  return isFit(composer.draft) ? 'lit' : 'dim';
};
