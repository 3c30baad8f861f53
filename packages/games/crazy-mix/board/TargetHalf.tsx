import { Icon, SeatStone, useLocale, useMessages } from '@sesame/ui';
import type { Face } from '../rules/pieces.ts';
import type { Try } from '../rules/state.ts';
import { showsSymbol } from '../rules/targets.ts';
import { answeredRound, type BoardContextValue, useBoard } from './board-context.ts';
import { halfOfTry, halfShowing } from './claims.ts';
import { fits, isEmpty } from './draft.ts';
import { NUMERALS } from './MixLogo.tsx';
import { pressHandlers } from './press-handlers.ts';
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
  const { view, you, claims, isLive } = context;
  const say = useMessages(boardTexts);
  const name = useFaceName(view.targets[half.place]?.face, half);
  const misses = missesAt(context, half);
  const isMissed = misses.some(({ seat }) => seat === you);
  const isPending = claims.pending.some((one) => isSameHalf(one, half));
  const isRight = isWanted(context, half);
  const mayPoint = claims.point !== undefined && claims.isOpen(half);
  const state = [isRight && say.right, misses.length > 0 && say.wrong, isPending && say.sent];
  const label = [name, ...state].filter(Boolean).join(', ');
  const look = [
    'mix-half',
    isMissed && 'missed',
    isPending && 'pending',
    isRight && 'right',
    mayPoint && 'open',
    lightOf(context, half),
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
      {...pressHandlers(mayPoint ? () => claims.point?.(half) : undefined)}
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
const missesAt = (context: BoardContextValue, half: TargetHalf): readonly Try[] => {
  const { view } = context;
  const tries = answeredRound(context)?.tries ?? view.tries;
  const isSameFace = (one: Try) => one.symbol === undefined || showsSymbol(view.targets[half.place]?.face, one.symbol);
  return tries.filter((one) => !one.right && isSameFace(one) && isSameHalf(halfOfTry(view, one), half));
};

/** Whether this half was the last round's answer. */
const isWanted = (context: BoardContextValue, half: TargetHalf): boolean => {
  const { view } = context;
  const last = answeredRound(context);
  if (last?.target !== half.place) return false;
  return !('symbol' in last.wanted) || isSameHalf(halfShowing(view, last.wanted.symbol), half);
};

/** While properties are chosen, matching symbols are lit and others dimmed. */
const lightOf = ({ view, composer }: BoardContextValue, { place, half }: TargetHalf): 'lit' | 'dim' | undefined => {
  if (composer === undefined || isEmpty(composer.draft)) return undefined;
  const { face } = view.targets[place] ?? {};
  return face?.kind === 'symbols' && fits(composer.draft, face.symbols[half]) ? 'lit' : 'dim';
};
