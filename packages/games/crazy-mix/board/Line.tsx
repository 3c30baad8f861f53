import './pieces.css';
import { useLocale, usePlayers } from '@sesame/ui';
import type { Event } from '../rules/state.ts';
import { PRIMARY_SIGNS, SECONDARY_SIGNS, type Sign } from '../rules/symbols.ts';
import { describe } from './describe.ts';
import { MarksProvider, useChosenMarks } from './marks.tsx';
import { NamedSign } from './Sign.tsx';

/** Stands before and after a symbol that will be drawn. */
const MARK = '\uE000';

const isSign = (text: string): text is Sign => [...PRIMARY_SIGNS, ...SECONDARY_SIGNS].some((sign) => sign === text);

/** A line of the log, its symbols drawn as on the board. */
export function Line({ event }: { readonly event: Event }) {
  const locale = useLocale();
  const { names } = usePlayers();
  const text = describe(event, { locale, names }, (sign) => `${MARK}${sign}${MARK}`);
  return (
    <MarksProvider marks={useChosenMarks()}>
      <span className="mix-line">
        {[...(text ?? '').split(MARK).entries()].map(([place, part]) =>
          isSign(part) ? <NamedSign key={place} sign={part} /> : part,
        )}
      </span>
    </MarksProvider>
  );
}
