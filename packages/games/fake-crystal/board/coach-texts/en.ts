import type { Topic } from '../coach-topics.ts';

export interface CoachTexts {
  readonly label: string;
  readonly gotIt: string;
  readonly turnOff: string;
  /** In the place for hints while there is none. */
  readonly waiting: string;
  readonly topics: Readonly<Record<Topic, { readonly title: string; readonly text: string }>>;
}

export const en: CoachTexts = {
  label: 'Hint',
  gotIt: 'Got it',
  turnOff: 'Turn hints off',
  waiting: 'Hints appear here.',
  topics: {
    offer: {
      title: 'Your offer.',
      text: 'Place two tiles, each on the row of the value you claim. You can lie about the value, but not about the colour: it’s on the back.',
    },
    price: {
      title: 'Prices.',
      text: 'The price is also your stake. If someone buys, they pay it and you get your stake back. If someone banks, they take your stake and you keep the tile. Half of what a tile is worth is a fair price.',
    },
    'last-round': {
      title: 'The last round.',
      text: 'The two tiles left in your hand won’t count. Your score is your trophies, tiles and remaining credits, minus 3 for each fake.',
    },
    exchange: {
      title: 'Your turn.',
      text: 'Choose another player’s offer. Buy: you pay the price and get the tile. Bank: you take the stake and the seller keeps the tile. Do you believe the claim?',
    },
    repack: {
      title: 'Nothing left to choose.',
      text: 'Take back one of your own offers: the stake returns to your purse and the tile joins your collection.',
    },
    claim: {
      title: 'A trophy!',
      text: 'You can have one per colour. Claim it now, or wait for a better one and risk someone else taking it.',
    },
    blue: {
      title: 'Blue tiles.',
      text: 'They are stacked, so only the top one shows. Their trophies come at the end: 18 points for the most blue crystals, 12 for the second most. With a tie for most, nobody gets either.',
    },
    bid: {
      title: 'A token instead of a price.',
      text: 'Make a bid for this tile. The seller either takes it and gives you the tile, or pays you the same amount and keeps it.',
    },
    answer: {
      title: 'A bid for your tile.',
      text: 'Keep the tile and you pay the bid. Sell it and you get the bid. Either way your token becomes inactive.',
    },
    preempt: {
      title: 'You can step in.',
      text: 'Buy the tile in the other player’s place and give them one of your genuine tiles. It uses your token, not your turn; their turn ends.',
    },
    recycle: {
      title: 'You can swap a tile.',
      text: 'Give any tile from your collection, even a fake, for a set-aside one. You only see its colour. You keep your trophies.',
    },
    reserve: {
      title: 'You can reserve an offer.',
      text: 'Put your token on an offer: nobody else can choose it, and you must choose it this round. If two players want the same one, the one closer to the first player gets it.',
    },
    'active-spy': {
      title: 'A fake has its upside.',
      text: 'It costs 3 points, but your token is now active: at any time during the exchange you can look at one tile on a stall. Select the tile to do so.',
    },
    'active-negotiator': {
      title: 'A fake has its upside.',
      text: 'It costs 3 points, but your token is now active: you can use it in an offer instead of a price. Others then bid, and you keep the tile or sell it.',
    },
    'active-recycler': {
      title: 'A fake has its upside.',
      text: 'It costs 3 points, but your token is now active: after one of your turns you can swap a tile from your collection for a set-aside one.',
    },
    'active-preemptor': {
      title: 'A fake has its upside.',
      text: 'It costs 3 points, but your token is now active: when someone chooses an offer that isn’t yours, you can buy it in their place.',
    },
    'active-vanguard': {
      title: 'A fake has its upside.',
      text: 'It costs 3 points, but your token is now active: during the exchange you can reserve an offer for yourself.',
    },
  },
};
