import type { Topic } from '../coach-topics.ts';

export interface CoachWords {
  readonly label: string;
  readonly gotIt: string;
  readonly noMore: string;
  readonly topics: Readonly<Record<Topic, { readonly title: string; readonly text: string }>>;
}

export const en: CoachWords = {
  label: 'Hint',
  gotIt: 'Got it',
  noMore: 'No more hints',
  topics: {
    offer: {
      title: 'Your offer.',
      text: 'Lay two tiles, each on the row of the value you claim for it. You may lie about the value, never about the colour: the back shows it.',
    },
    price: {
      title: 'Prices.',
      text: 'A price is a stake as well. Whoever buys pays it, and you get your stake back; whoever banks takes your stake and leaves you the tile. Half of what a tile is worth is a fair price.',
    },
    'last-round': {
      title: 'The last round.',
      text: 'The two tiles that stay in your hand count for nothing. Trophies, tiles and the credits you have left are your score; every fake takes 3.',
    },
    exchange: {
      title: 'Your turn.',
      text: 'Choose an offer of another player. Buy: you pay the price and get the tile. Bank: you take the stake, and the seller gets the tile. Do you believe the claim?',
    },
    repack: {
      title: 'Nothing left to choose.',
      text: 'You take back one of your own offers: its stake returns to your purse, its tile joins your collection.',
    },
    claim: {
      title: 'A trophy.',
      text: 'You can hold one of each colour. Claim now, or wait for a better one, at the risk that somebody else takes it.',
    },
    blue: {
      title: 'Blue.',
      text: 'Blue tiles lie in a stack, and only the top one shows. Their trophies are given in the end: 18 for most blue crystals, 12 for second most. A tie for most, and nobody gets either.',
    },
    bid: {
      title: 'A token in place of a price.',
      text: 'Name a sum for such a tile. The seller then takes it and gives you the tile, or pays you as much and keeps it.',
    },
    answer: {
      title: 'Somebody names a sum for your tile.',
      text: 'Keep it, and you pay them that sum. Sell it, and you take theirs. Your token turns inactive.',
    },
    preempt: {
      title: 'You may step in.',
      text: 'You buy the tile in the other’s place and give them a genuine tile of yours. It costs your token, not your turn; theirs is over.',
    },
    recycle: {
      title: 'You may swap.',
      text: 'Give any tile of your collection, a fake too, for one that was set aside: you see its colour only. Trophies you have stay yours.',
    },
    reserve: {
      title: 'You may reserve.',
      text: 'Put your token before an offer: nobody else can choose it, and you must choose it this round. If two want the same, the one nearer to the first player gets it.',
    },
    'active-spy': {
      title: 'A fake, and its consolation.',
      text: 'It takes 3 points, but your token is active now: at any time during the exchange you may look at one tile on a stall. Press the tile to do so.',
    },
    'active-negotiator': {
      title: 'A fake, and its consolation.',
      text: 'It takes 3 points, but your token is active now: in an offer it may stand in place of a price. Others then name a sum, and you keep the tile or sell it.',
    },
    'active-recycler': {
      title: 'A fake, and its consolation.',
      text: 'It takes 3 points, but your token is active now: after a turn of yours you may swap a tile of your collection for one that was set aside.',
    },
    'active-preemptor': {
      title: 'A fake, and its consolation.',
      text: 'It takes 3 points, but your token is active now: when somebody chooses an offer of a third player, you may buy it in their place.',
    },
    'active-vanguard': {
      title: 'A fake, and its consolation.',
      text: 'It takes 3 points, but your token is active now: during the exchange you may reserve an offer for yourself.',
    },
  },
};
