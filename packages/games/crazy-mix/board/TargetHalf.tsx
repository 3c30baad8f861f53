import { Icon, SeatStone, useLocale, useMessages } from '@sesame/ui';
import type { Face } from '../rules/pieces.ts';
import type { Try } from '../rules/state.ts';
import { showsSymbol } from '../rules/targets.ts';
import { lastRound, type Table, useTable } from './board-context.ts';
import { halfOf, halfTried } from './claims.ts';
import { fits, isEmpty } from './draft.ts';
import { NUMERALS } from './MixLogo.tsx';
import { pressed } from './press-handlers.ts';
import { signName } from './symbol-names.ts';
import { type Half, isHalf } from './target-border.ts';
import { boardTexts } from './texts.ts';

/** What can be pointed at: the half of a target around a symbol, or a whole target with a logo. */
export function HalfKey(props: { readonly half: Half; readonly isEntry: boolean; readonly onFocus: () => void }) {
  const { half, isEntry, onFocus } = props;
  const table = useTable();
  const { view, you, claims, isLive } = table;
  const say = useMessages(boardTexts);
  const name = useFaceName(view.targets[half.place]?.face, half);
  const misses = missesAt(table, half);
  const isMissed = misses.some(({ seat }) => seat === you);
  const isPending = claims.pending.some((one) => isHalf(one, half));
  const isRight = isWanted(table, half);
  const mayPoint = claims.point !== undefined && claims.isOpen(half);
  const state = [isRight && say.right, misses.length > 0 && say.wrong, isPending && say.sent];
  const label = [name, ...state].filter(Boolean).join(', ');
  const look = [
    'mix-half',
    isMissed && 'missed',
    isPending && 'pending',
    isRight && 'right',
    mayPoint && 'open',
    lightOf(table, half),
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
      {...pressed(mayPoint ? () => claims.point?.(half) : undefined)}
    >
      {marks}
    </button>
  );
}

const useFaceName = (face: Face | undefined, { half }: Half): string => {
  const say = useMessages(boardTexts);
  const locale = useLocale();
  if (face?.kind === 'symbols') return signName(face.symbols[half], locale);
  return face?.kind === 'logo' ? say.logo(NUMERALS[face.logo]) : say.table;
};

/** The wrong tries that went there, in the round that is looked at. */
const missesAt = ({ view }: Table, half: Half): readonly Try[] => {
  const tries = lastRound(view)?.tries ?? view.tries;
  const isSameFace = (one: Try) => one.symbol === undefined || showsSymbol(view.targets[half.place]?.face, one.symbol);
  return tries.filter((one) => !one.right && isSameFace(one) && isHalf(halfTried(view, one), half));
};

/** Whether this is what the last round asked for. */
const isWanted = ({ view }: Table, half: Half): boolean => {
  const last = lastRound(view);
  if (last?.target !== half.place) return false;
  return !('symbol' in last.wanted) || isHalf(halfOf(view, last.wanted.symbol), half);
};

/** While properties are chosen, what fits them is lit and the rest is dim. */
const lightOf = ({ view, composer }: Table, { place, half }: Half): 'lit' | 'dim' | undefined => {
  if (composer === undefined || isEmpty(composer.draft)) return undefined;
  const { face } = view.targets[place] ?? {};
  return face?.kind === 'symbols' && fits(composer.draft, face.symbols[half]) ? 'lit' : 'dim';
};
