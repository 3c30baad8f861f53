import { Icon, type IconName, LabelledCell, useLocale, useMessages } from '@sesame/ui';
import { tileName } from '../board/piece-names.ts';
import { OpenTile } from '../board/TilePicture.tsx';
import { FACES } from '../rules/tiles.ts';
import { GainList } from './GainList.tsx';
import { otherOf } from './gains.ts';
import { analysisTexts } from './texts.ts';
import { deciderOf } from './trades.ts';
import type { Transaction } from './transactions.ts';
import type { Verdict } from './verdict.ts';

const SIGNS: Readonly<Record<Verdict, IconName>> = {
  bluffed: 'warning',
  overpaid: 'minus',
  'let-go': 'minus',
  caught: 'search',
  'given-away': 'minus',
  overstaked: 'minus',
  fair: 'equal',
  forced: 'lock',
  repacked: 'undo',
};

interface RowProps {
  readonly transaction: Transaction;
  readonly names: readonly string[];
}

export function TransactionRow({ transaction, names }: RowProps) {
  const say = useMessages(analysisTexts);
  const { verdict, gains, by, seller } = transaction;
  const name = (seat: number | undefined) => (seat === undefined ? '' : (names[seat] ?? ''));
  return (
    <tr>
      <th scope="row">
        <OfferMade transaction={transaction} />
      </th>
      <LabelledCell>
        <Happened transaction={transaction} names={names} />
      </LabelledCell>
      <LabelledCell label={say.points}>
        <GainList gains={gains} names={names} />
      </LabelledCell>
      <LabelledCell label={say.compared}>
        <Compared transaction={transaction} names={names} />
      </LabelledCell>
      <LabelledCell>
        <span className={`verdict is-${verdict}`}>
          <Icon name={SIGNS[verdict]} size={16} />
          {say.verdicts[verdict](name(by), name(seller))}
        </span>
      </LabelledCell>
    </tr>
  );
}

function OfferMade({ transaction }: Pick<RowProps, 'transaction'>) {
  const say = useMessages(analysisTexts);
  const { tile, claim, price, how, honesty } = transaction;
  const named = how === 'kept' || how === 'sold' ? say.bid(price) : say.price(price);
  return (
    <span className="offer-made">
      <OpenTile tile={tile} size={40} />
      <span>
        {say.claimed(claim)}
        {(how !== 'repacked' || price > 0) && `, ${named}`}
        <span className={`tiny ${honesty === 'honest' ? 'soft' : 'brass'}`}>
          {honesty === 'honest' ? say.honest : say.lie(FACES[tile].value)}
        </span>
      </span>
    </span>
  );
}

function Happened({ transaction, names }: RowProps) {
  const say = useMessages(analysisTexts);
  const locale = useLocale();
  const { how, by, seller, looked, preempted } = transaction;
  const outsider = by === undefined ? '' : (names[by] ?? '');
  return (
    <>
      {say[how](outsider, names[seller] ?? '')}
      {preempted && (
        <span className="soft tiny">
          {say.steppedIn(names[preempted.from] ?? '', tileName(preempted.gave, locale))}
        </span>
      )}
      {looked && <span className="soft tiny">{say.looked(outsider)}</span>}
    </>
  );
}

/** The decider's edge, and what the other choice would have given. */
function Compared({ transaction, names }: RowProps) {
  const say = useMessages(analysisTexts);
  const { edge, otherEdge } = transaction;
  if (edge === undefined) return '–';
  const standing = (points: number) => (points === 0 ? say.even : points > 0 ? say.ahead(points) : say.behind(-points));
  const other = otherOf(transaction);
  return (
    <>
      {say.edge(names[deciderOf(transaction)] ?? '', standing(edge))}
      {other !== undefined && (
        <span className="soft tiny">
          {otherEdge === undefined ? say.tooExpensive : say.other[other](standing(otherEdge))}
        </span>
      )}
    </>
  );
}
