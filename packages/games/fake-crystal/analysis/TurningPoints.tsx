import { useLocale, useMessages } from '@sesame/ui';
import { tileName } from '../board/piece-names.ts';
import { OpenTile } from '../board/TilePicture.tsx';
import { GainList } from './GainList.tsx';
import { LeadGraph } from './LeadGraph.tsx';
import { analysisTexts } from './texts.ts';
import type { Transaction } from './transactions.ts';
import { leadsOf, turningPoints } from './turning-points.ts';

interface TurningPointsProps {
  readonly transactions: readonly Transaction[];
  readonly names: readonly string[];
}

/** The three transactions that moved most points, and the lead through the match. */
export function TurningPoints({ transactions, names }: TurningPointsProps) {
  const say = useMessages(analysisTexts);
  const locale = useLocale();
  const points = turningPoints(transactions, names.length);
  const name = (seat: number | undefined) => (seat === undefined ? '' : (names[seat] ?? ''));
  return (
    <section className="stack">
      <h3>{say.turning.title}</h3>
      <ol className="turning-points">
        {points.map((one) => (
          <li key={`${one.round} ${one.seller} ${one.column}`}>
            <OpenTile tile={one.tile} size={44} isOrnament />
            <div>
              <p>
                <b>{say.round(one.round)}</b> {say[one.how](name(one.by), name(one.seller))}:{' '}
                {tileName(one.tile, locale)}, {say.claimed(one.claim)}.
              </p>
              <GainList gains={one.gains} names={names} />
            </div>
          </li>
        ))}
      </ol>
      <LeadGraph
        leads={leadsOf(transactions, names.length)}
        names={names}
        marked={points.map((one) => transactions.indexOf(one))}
      />
    </section>
  );
}
