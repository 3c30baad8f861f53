import { Picture, PowerToken, Slab, useLocale, useMessages } from '@sesame/ui';
import type { ReactNode } from 'react';
import { Answering } from './Answering.tsx';
import { Claiming } from './Claiming.tsx';
import { Deal } from './Deal.tsx';
import { deals } from './deal-words.ts';
import { JustNow } from './JustNow.tsx';
import { powerName } from './names.ts';
import { Offering } from './Offering.tsx';
import { Preempting } from './Preempting.tsx';
import { powers } from './power-words.ts';
import { Recycling } from './Recycling.tsx';
import { Repacking } from './Repacking.tsx';
import { PassButton } from './Reserving.tsx';
import { isOfInterest, offerAt, type Table, useTable } from './table.ts';

/** What can be done now, and what it would cost or bring. */
export function Action() {
  const table = useTable();
  const panel = table.isLive ? demanded(table) : undefined;
  return (
    <Slab as="section" className={`action${panel ? ' asked' : ''}`}>
      <div id="fake-action" tabIndex={-1} className="action-panel">
        {panel ?? <Quiet />}
      </div>
    </Slab>
  );
}

/** The panel for what the viewer is asked, or asks for. */
const demanded = ({ view, composer, picked }: Table): ReactNode => {
  const { may, waiting } = view;
  if (composer) return <Offering composer={composer} />;
  if (may.claim) return <Claiming claims={may.claim} />;
  if (may.answer && waiting.for === 'answer') return <Answering bid={waiting.bid} answer={may.answer} />;
  if (may.preempt && waiting.for === 'pre-emption') {
    return <Preempting chosen={waiting.chosen} preempt={may.preempt} />;
  }
  if (may.recycle) return <Recycling recycle={may.recycle} />;
  if (may.repack) return <Repacking columns={may.repack} />;
  const offer = picked && isOfInterest(view, picked) ? offerAt(view, picked) : undefined;
  if (picked && offer) return <Deal key={`${picked.seller} ${picked.column}`} spot={picked} offer={offer} />;
  if (may.pass) return <Passing />;
  return may.choose ? <Choosing /> : undefined;
};

/** Your turn, and no offer is picked yet. */
function Choosing() {
  const say = useMessages(deals);
  return (
    <>
      <h3>{say.choose}</h3>
      <p className="small soft">{say.chooseText}</p>
      <Quiet />
    </>
  );
}

/** A window in which something may be reserved, or not. */
function Passing() {
  const say = useMessages(powers);
  return (
    <>
      <h3>{say.reserveTitle}</h3>
      <p className="small soft">{say.reserveText}</p>
      <PassButton />
    </>
  );
}

/** Nothing is asked: what happened last, and what the power can do. */
function Quiet() {
  const { view, you, isLive } = useTable();
  const say = useMessages(powers);
  const locale = useLocale();
  const { power } = view.options;
  const token = you === undefined ? undefined : view.seats[you]?.token;
  return (
    <>
      <JustNow />
      <div className="power-note small">
        <Picture width={32}>
          <PowerToken power={power} isActive={token === 'active'} />
        </Picture>
        <p>
          <b>{say.powerTitle(powerName(power, locale))}</b> <span className="soft">{say.powerText[power]}</span>{' '}
          {token && <span className="soft">{say.powerNow[token]}</span>}{' '}
          {isLive && (view.may.spy ?? view.may.reserve) && <span className="brass">{say.pressToUse}</span>}
        </p>
      </div>
    </>
  );
}
