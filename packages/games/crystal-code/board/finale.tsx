import type { Outcome, Seat } from '@sesame/kernel';
import { Crystal, type Finale, type FinaleContext, Icon, type TextContext } from '@sesame/ui';
import type { Event, Round, View } from '../rules/state.ts';
import { finaleTexts } from './finale-texts.ts';
import { formatTime } from './format-time.ts';
import { boardTexts } from './texts.ts';

/** XC31: the end scene's table in the order of the criteria: closed, filled, crystals, then what breaks ties. */
export const finale = (view: View, _outcome: Outcome, { context }: FinaleContext<Event>): Finale => {
  const say = boardTexts[context.locale];
  const statusOf = (seat: Seat) => view.seats[seat]?.status ?? { open: 0, empty: 0, crystals: 0 };
  const tallyOf = (seat: Seat) => view.end?.detail[seat];
  const check = (left: number, text: string) => <CheckCell left={left} yes={say.yes} text={text} />;
  return {
    columns: [
      { label: say.closed, of: (seat) => check(statusOf(seat).open, say.open(statusOf(seat).open)), from: 1 },
      { label: say.filled, of: (seat) => check(statusOf(seat).empty, say.empty(statusOf(seat).empty)), from: 2 },
      {
        label: say.crystals,
        of: (seat) => (
          <span className="xc-total">
            <Crystal colour="blue" size={20} glow={tallyOf(seat)?.functions ?? false} />
            <b>{statusOf(seat).crystals}</b>
          </span>
        ),
        from: 3,
        className: 'total',
      },
      { label: say.cards, of: (seat) => tallyOf(seat)?.cards, from: 3, className: 'xc-extra' },
      { label: say.hand, of: (seat) => tallyOf(seat)?.hand, from: 3, className: 'xc-extra' },
    ],
    highlight: highlightOf(view, context),
    note: noteOf(view, context),
  };
};

/** Check mark, or what is missing. */
function CheckCell({ left, yes, text }: { readonly left: number; readonly yes: string; readonly text: string }) {
  const isYes = left === 0;
  return (
    <span className={`xc-answer ${isYes ? 'good' : 'bad'}`}>
      <Icon name={isYes ? 'check' : 'cross'} size={16} />
      {isYes ? <span className="visually-hidden">{yes}</span> : <span className="small">{text}</span>}
    </span>
  );
}

/** Why the ranks are as they are, if crystals alone do not tell. */
const noteOf = ({ end }: View, { locale }: TextContext): string | undefined => {
  const say = boardTexts[locale];
  const best = end?.detail.find((_, seat) => end.ranks[seat] === 1);
  if (best === undefined) return undefined;
  if (!best.functions) return say.none;
  const rivals = end?.detail.filter(({ crystals, functions }) => functions && crystals === best.crystals) ?? [];
  return rivals.length > 1 ? say.tie : undefined;
};

/** The moment of the match: a sweep, or else the fastest chain. */
const highlightOf = ({ history }: View, { locale, names }: TextContext): string | undefined => {
  const say = finaleTexts[locale];
  const last = history.at(-1);
  const [sweeper] = last?.finishers ?? [];
  if (last?.sweep && sweeper) return say.sweep(names[sweeper.seat] ?? '', sweeper.crystals);
  const fastest = fastestOf(history);
  return fastest && say.fastest(names[fastest.seat] ?? '', formatTime(fastest.elapsed), fastest.round);
};

const fastestOf = (history: readonly Round[]) =>
  history
    .flatMap(({ finishers, round, equal }) =>
      (equal ? [] : finishers).map(({ seat, elapsed }) => ({ seat, elapsed, round })),
    )
    .toSorted((one, other) => one.elapsed - other.elapsed)[0];
