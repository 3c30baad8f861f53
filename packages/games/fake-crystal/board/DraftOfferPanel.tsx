import { Button, useLocale, useMessages } from '@sesame/ui';
import type { Column } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';
import type { Composer } from './composer.ts';
import { offerTexts } from './offer-texts.ts';
import { tileName } from './piece-names.ts';
import { stallTexts } from './stall-texts.ts';
import { worthOf } from './tile-worth.ts';
import { usePinnedOffer } from './use-pinned-offer.ts';

/** Summary of the offer being made: claims, possible outcomes, credits left. */
export function DraftOfferPanel({ composer }: { readonly composer: Composer }) {
  const say = useMessages(offerTexts);
  const { draft, stall, prices, left } = composer;
  const isPinned = usePinnedOffer();
  const staked = prices.reduce<number>((sum, price) => sum + (price === 'token' ? 0 : price), 0);
  const isEmpty = draft.laid.every((laying) => laying === undefined);
  const hint = draft.held !== undefined ? say.holding : isEmpty ? say.layFirst : stall ? say.secret : say.laySecond;
  return (
    <>
      <h3>{say.title}</h3>
      <p className="small soft">{hint}</p>
      <ul className="offered small">
        <DraftColumn composer={composer} column={0} />
        <DraftColumn composer={composer} column={1} />
      </ul>
      {stall && <p className="purse-change">{say.purse(left + staked, left)}</p>}
      {!isPinned && <ConfirmOfferButton composer={composer} />}
    </>
  );
}

/** Makes the offer. On a phone it is pinned to the bottom edge. */
export function ConfirmOfferButton({ composer: { confirm } }: { readonly composer: Composer }) {
  const say = useMessages(offerTexts);
  return (
    <Button variant="primary" className="main" isDisabled={!confirm} onPress={() => confirm?.()}>
      {say.confirm}
    </Button>
  );
}

function DraftColumn({ composer, column }: { readonly composer: Composer; readonly column: Column }) {
  const say = useMessages(offerTexts);
  const { sides, about } = useMessages(stallTexts);
  const locale = useLocale();
  const laying = composer.draft.laid[column];
  const tile = laying && composer.hand[laying.index]?.tile;
  const price = composer.prices[column];
  if (laying === undefined || tile === undefined) {
    return (
      <li className="soft">
        {about(sides[column])} {say.nothing}
      </li>
    );
  }
  const { value } = FACES[tile];
  const verdict = value === laying.claim ? say.honest : value < laying.claim ? say.bluff : say.modest;
  return (
    <li>
      <b>{about(sides[column])}</b> {say.laid(tileName(tile, locale), laying.claim)},{' '}
      <span className="brass">{verdict}</span>.{' '}
      <span className="soft">
        {price === 'token' ? say.byToken : `${say.ifSold(price)} ${say.ifBanked(price, worthOf(tile, locale))}`}
      </span>
    </li>
  );
}
