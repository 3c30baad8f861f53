import { SeatStone, useMessages } from '@sesame/ui';
import { useVerdictText, verdictOf } from '../board/claim-verdict.ts';
import { OpenTile } from '../board/TilePicture.tsx';
import { FACES } from '../rules/tiles.ts';
import { type Past, plainClaim } from './dealers.ts';
import type { Dealer } from './market.ts';
import { dailyTexts } from './texts.ts';

/** FC37: whether more was claimed than had to be. */
const isBluff = ({ tile, claim }: Past): boolean => claim > plainClaim(FACES[tile].kind);

/** A dealer with what they claimed so far, and what it was. */
export function DealerRecord({ dealer, number }: { readonly dealer: Dealer; readonly number: number }) {
  const say = useMessages(dailyTexts);
  const { name, character, record } = dealer;
  return (
    <section className="fake-dealer" aria-label={name}>
      <h3 className="line">
        <SeatStone seat={number} size={18} />
        {name}
      </h3>
      <p className="small">{say.characters[character]}</p>
      <ul className="fake-record" aria-label={say.record}>
        {record.map((past, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a record only grows
          <PastOffer key={i} past={past} />
        ))}
      </ul>
      <p className="soft tiny">{say.bluffs(record.filter(isBluff).length, record.length)}</p>
    </section>
  );
}

function PastOffer({ past }: { readonly past: Past }) {
  const text = useVerdictText(past);
  return (
    <li className={`is-${verdictOf(past)}`} title={text}>
      <span className="visually-hidden">{text}</span>
      <b aria-hidden="true">{past.claim}</b>
      <OpenTile tile={past.tile} size={30} isOrnament />
    </li>
  );
}
