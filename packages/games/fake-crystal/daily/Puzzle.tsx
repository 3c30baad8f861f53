import '../board/board.css';
import '../board/action-panel.css';
import './daily.css';
import {
  Button,
  Cubes,
  type DailyPuzzleProps,
  playSound,
  Slab,
  useAnnounce,
  useFocusNext,
  useLocale,
  useMessages,
} from '@sesame/ui';
import { useEffect, useRef, useState } from 'react';
import { ChoiceButton } from '../board/ChoiceButton.tsx';
import { useVerdictText } from '../board/claim-verdict.ts';
import { backName } from '../board/piece-names.ts';
import { signed } from '../board/signed.ts';
import { OpenTile, TilePicture } from '../board/TilePicture.tsx';
import { transactionTexts } from '../board/transaction-texts.ts';
import { DealerRecord } from './DealerRecord.tsx';
import type { DailyView, DecidedOffer, OpenOffer } from './index.ts';
import { type Decision, OFFERS } from './market.ts';
import { dailyTexts } from './texts.ts';

/** FC37: one offer after the other. What it was is shown before the next one. */
export function Puzzle({ view, isSending, onStep }: DailyPuzzleProps<DailyView>) {
  const say = useMessages(dailyTexts);
  const { dealers, decided, offer, profit } = view;
  // Offers whose tile the player has looked at.
  const [seen, see] = useState(decided.length);
  const board = useRef<HTMLDivElement>(null);
  const turned = seen < decided.length ? decided.at(-1) : undefined;
  const shown = turned ?? offer;
  const isOpen = turned === undefined;
  useFocusNext(board, `${isOpen ? 'decide' : 'look'} ${decided.length}`);
  if (shown === undefined) return null;
  const dealer = dealers[shown.dealer];
  return (
    <div ref={board} className="fake fake-daily">
      <Slab as="section" className="fake-daily-offer">
        <div className="line">
          <b>{say.offer(isOpen ? decided.length + 1 : decided.length, OFFERS)}</b>
          <span className="brass fake-daily-profit">{say.profit(signed(profit))}</span>
        </div>
        <Track view={view} />
        {turned ? (
          <Turned offer={turned} onNext={() => see(decided.length)} />
        ) : (
          <Decide offer={shown} name={dealer?.name ?? ''} onDecide={isSending ? undefined : onStep} />
        )}
      </Slab>
      {dealer && (
        <Slab className="fake-daily-dealer">
          <DealerRecord dealer={dealer} number={shown.dealer} />
        </Slab>
      )}
    </div>
  );
}

interface DecideProps {
  readonly offer: OpenOffer;
  readonly name: string;
  /** Absent while a decision is under way. */
  readonly onDecide: ((decision: Decision) => void) | undefined;
}

function Decide({ offer: { colour, claim, price }, name, onDecide }: DecideProps) {
  const say = useMessages(dailyTexts);
  const sayTrade = useMessages(transactionTexts);
  const locale = useLocale();
  return (
    <>
      <div className="fake-daily-tile">
        <TilePicture colour={colour} size={96} isOrnament />
        <h2 className="display" tabIndex={-1} data-focus-next>
          {sayTrade.title(name, backName(colour, locale), claim)}
        </h2>
        <Cubes sum={price} size={20} most={6} />
      </div>
      <div className="fake-daily-choices">
        <ChoiceButton title={sayTrade.buy(price)} sum={price} isFirst onPress={onDecide && (() => onDecide('buy'))}>
          {say.pays(claim)}
        </ChoiceButton>
        <ChoiceButton title={sayTrade.bank(price)} sum={price} onPress={onDecide && (() => onDecide('bank'))}>
          {say.stakes}
        </ChoiceButton>
      </div>
    </>
  );
}

/** What it was, and what the decision brought. */
function Turned({ offer, onNext }: { readonly offer: DecidedOffer; readonly onNext: () => void }) {
  const { tile, claim, decision, gain } = offer;
  const say = useMessages(dailyTexts);
  const announce = useAnnounce();
  const verdict = useVerdictText({ tile, claim });
  const outcome = say.gained(decision, signed(gain));
  useEffect(() => {
    playSound(gain > 0 ? 'struck' : 'dull');
    announce(`${verdict}. ${outcome}`);
  }, [announce, gain, verdict, outcome]);
  return (
    <>
      <div className="fake-daily-tile is-turned">
        <OpenTile tile={tile} size={96} />
        <h2 className="display">{verdict}</h2>
        <p className={gain > 0 ? 'good' : 'bad'}>{outcome}</p>
      </div>
      <Button variant="primary" className="main" data-focus-next onPress={onNext}>
        {say.next}
      </Button>
    </>
  );
}

/** A mark per offer: what it brought, the current one, to come. */
function Track({ view: { decided } }: { readonly view: DailyView }) {
  return (
    <div className="fake-daily-track" aria-hidden="true">
      {[...Array(OFFERS).keys()].map((i) => {
        const gain = decided[i]?.gain;
        const look = gain === undefined ? (i === decided.length ? 'is-now' : '') : gain > 0 ? 'is-gain' : 'is-loss';
        return (
          <span key={i} className={look}>
            {gain !== undefined && signed(gain)}
          </span>
        );
      })}
    </div>
  );
}
