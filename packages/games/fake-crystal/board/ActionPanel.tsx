import { Picture, PowerToken, Slab, useLocale, useMessages } from '@sesame/ui';
import type { ReactNode } from 'react';
import { BidAnswerPanel } from './BidAnswerPanel.tsx';
import { type BoardState, isOfInterest, needsDecision, offerAt, useBoard, useOffer } from './board-context.ts';
import { ChosenOfferPanel } from './ChosenOfferPanel.tsx';
import { ClaimPanel } from './ClaimPanel.tsx';
import type { Composer } from './composer.ts';
import { DraftOfferPanel } from './DraftOfferPanel.tsx';
import { PanelTitle } from './PanelTitle.tsx';
import { PreemptPanel } from './PreemptPanel.tsx';
import { powerName } from './piece-names.ts';
import { powerTexts } from './power-texts.ts';
import { RecentEventList } from './RecentEvents.tsx';
import { RecyclePanel } from './RecyclePanel.tsx';
import { RepackPanel } from './RepackPanel.tsx';
import { PassButton } from './ReservePanel.tsx';
import { transactionTexts } from './transaction-texts.ts';

/** Panel with the current decision, or recent events when there is none. */
export function ActionPanel() {
  const table = useBoard();
  const composer = useOffer();
  const panel = table.isLive ? panelFor(table, composer) : undefined;
  return (
    <Slab as="section" className={`action${panel ? ' asked' : ''}`}>
      <div id="fake-action" className="action-panel" data-acted-on={needsDecision(table.view) ? '' : undefined}>
        {panel ?? <IdlePanel />}
      </div>
    </Slab>
  );
}

/** The panel for the viewer's decision or the selected offer. */
const panelFor = ({ view, picked }: BoardState, composer: Composer | undefined): ReactNode => {
  const { may, waiting } = view;
  if (composer) return <DraftOfferPanel composer={composer} />;
  if (may.claim) return <ClaimPanel claims={may.claim} />;
  if (may.answer && waiting.for === 'answer') return <BidAnswerPanel bid={waiting.bid} answer={may.answer} />;
  if (may.preempt && waiting.for === 'pre-emption') {
    return <PreemptPanel chosen={waiting.chosen} preempt={may.preempt} />;
  }
  if (may.recycle) return <RecyclePanel recycle={may.recycle} />;
  if (may.repack) return <RepackPanel columns={may.repack} />;
  const offer = picked && isOfInterest(view, picked) ? offerAt(view, picked) : undefined;
  if (picked && offer)
    return <ChosenOfferPanel key={`${picked.seller} ${picked.column}`} spot={picked} offer={offer} />;
  if (may.pass) return <ReservationsPanel />;
  return may.choose ? <ChooseOfferPanel /> : undefined;
};

/** Your turn, no offer selected yet. */
function ChooseOfferPanel() {
  const say = useMessages(transactionTexts);
  return (
    <>
      <h3>{say.choose}</h3>
      <p className="small soft">{say.chooseText}</p>
      <IdlePanel />
    </>
  );
}

/** Vanguard: the reservation window before the exchange. */
function ReservationsPanel() {
  const say = useMessages(powerTexts);
  return (
    <>
      <PanelTitle>{say.reserveTitle}</PanelTitle>
      <p className="small soft">{say.reserveText}</p>
      <PassButton />
    </>
  );
}

/** No decision pending: recent events and the power of this match. */
function IdlePanel() {
  const { view, you, isLive } = useBoard();
  const say = useMessages(powerTexts);
  const locale = useLocale();
  const { power } = view.options;
  const token = you === undefined ? undefined : view.seats[you]?.token;
  return (
    <>
      <RecentEventList />
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
