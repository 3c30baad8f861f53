import './analysis.css';
import type { MatchRecord } from '@sesame/kernel';
import { useLocale, useMessages } from '@sesame/ui';
import { useMemo } from 'react';
import { tileName } from '../board/piece-names.ts';
import { LieTable } from './LieTable.tsx';
import { biggestBluff, liesOf } from './lies.ts';
import { TransactionTable } from './TransactionTable.tsx';
import { TurningPoints } from './TurningPoints.tsx';
import { analysisTexts } from './texts.ts';
import { changedOwner } from './trades.ts';
import { type Transaction, transactionsOf } from './transactions.ts';

/** Analysis of a finished match: turning points, biggest bluff, lies per seat, all transactions. */
export function Analysis({ record }: { readonly record: MatchRecord }) {
  const transactions = useMemo(() => transactionsOf(record), [record]);
  const say = useMessages(analysisTexts);
  const names = record.seats;
  if (transactions === undefined) return <p className="soft">{say.unreadable}</p>;
  if (transactions.length === 0) return <p className="soft">{say.nothing}</p>;
  return (
    <div className="fake-analysis stack">
      <TurningPoints transactions={transactions} names={names} />
      <Headline transactions={transactions} names={names} />
      <LieTable lies={liesOf(transactions, names.length)} names={names} />
      <TransactionTable transactions={transactions} names={names} />
    </div>
  );
}

interface HeadlineProps {
  readonly transactions: readonly Transaction[];
  readonly names: readonly string[];
}

function Headline({ transactions, names }: HeadlineProps) {
  const say = useMessages(analysisTexts);
  const locale = useLocale();
  const bluff = biggestBluff(transactions);
  if (bluff === undefined) {
    const told = transactions.some(({ honesty }) => honesty !== 'honest');
    return <p className="status">{told ? say.noBluff : say.noLies}</p>;
  }
  const { round, seller, by, tile, claim, price, profit } = bluff;
  const sentence = changedOwner(bluff) ? say.soldBluff : say.leftBluff;
  const name = (seat: number) => names[seat] ?? '';
  return (
    <p className="status">
      {sentence({ round, seller: name(seller), by: name(by), tile: tileName(tile, locale), claim, price, profit })}
    </p>
  );
}
