/** English gives the shape that the other languages follow. */
export const en = {
  lead: 'Offer tiles at a price that is a stake as well, and judge what the others offer: buy the tile, or bank the stake.',
  tiles: {
    title: 'Tiles and credits',
    text: 'There are 68 tiles in four colours. The back shows the colour, never the crystals: a fake looks like any other tile. Everybody has 35 credits and a reserve of tiles, and draws four of them. What is in nobody’s reserve is set aside face down.',
    back: 'the back',
    copies: (copies: number) => `${copies} of each colour`,
    worth: (value: string) => `worth ${value}`,
  },
  offer: {
    title: 'The offer',
    text: 'In secret, and all at the same time, everybody lays two tiles of their hand on their stall: one on each column, on the row of the value they claim. The claim may be a lie. The colour cannot be one.',
    prices:
      'Then everybody stakes a price on each tile: at least 1 credit from the purse. With one credit left, one of the two prices is 0; with none, both are. Offers are shown when all are in.',
    figure: 'Cleo claims 12 for a green tile, at a price of 9, and 6 for an orange one, at 4. She has 22 credits left.',
  },
  exchange: {
    title: 'The exchange',
    text: 'From the first player clockwise, everybody makes one transaction, then everybody a second one, until all stalls are empty. Choose an offer of another player, and do one of two things.',
    rules: [
      'Buy: you pay the price to the seller, who takes back the stake as well. The tile joins your collection. You must be able to pay.',
      'Bank: you take the stake. The tile joins the seller’s collection.',
      'If there is no offer of another player that you can choose, you repack: one of your own returns with its stake, and its tile joins your collection.',
    ],
    figure: 'Bo looks at Cleo’s green tile, claimed 12, price 9. It has one crystal: it is worth 6.',
  },
  outcomes: {
    buys: 'Bo buys',
    banks: 'Bo banks',
    credits: (signed: string) => `credits ${signed}`,
    tile: (signed: string) => `tile ${signed}`,
    nothing: 'no tile',
    ahead: (points: number) => `Bo is ${points} ahead of Cleo.`,
    behind: (points: number) => `Bo is ${points} behind Cleo.`,
    even: 'Neither is ahead.',
  },
  trial: {
    title: 'Try it',
    text: 'You are Cleo: you know the tile, Bo does not. Move the claim and the price, and see what either choice would mean.',
    tile: 'The tile is',
    claim: 'You claim',
    price: 'Price',
    honest: 'An honest claim.',
    over: 'A bluff: you claim more than it is worth.',
    under: 'A bluff: you claim less than it is worth.',
    dear: 'The price is more than half of its worth: you hope that Bo buys.',
    cheap: 'The price is less than half of its worth: you hope that Bo banks.',
    fair: 'The price is half of its worth: all the same to both, unless a trophy is near.',
  },
  trophies: {
    title: 'Collections and trophies',
    text: 'A tile that joins a collection is turned up before all. Orange, green and pink then lie open; blue tiles and fakes lie in two stacks, and only the top of each shows.',
    claiming:
      'When a genuine orange, green or pink tile joins your collection, on whose turn ever, you may claim one trophy of its colour if you meet its condition. You can hold one of each colour. You may also wait for a better one: the next chance comes with your next tile of that colour.',
    conditions: {
      green: 'So many genuine green tiles, whatever their crystals.',
      orange: 'Two tiles of one crystal, two of two, or one of each kind.',
      pink: 'So many pink crystals in all.',
      blue: 'Given at the end, for most blue crystals and for second most. A tie for most: nobody gets either. A tie for second: only the first is given.',
    },
  },
  powers: {
    title: 'Fakes and the power',
    text: 'A fake costs 3 points and earns no trophy. But when one joins your collection, your power token turns active. One power holds for the whole table; using it turns your token inactive again.',
    spy: 'At any time during the exchange, look at a tile on any stall. Everybody sees which one, only you learn what it is.',
    negotiator:
      'In your offer, put the token on a column in place of a price. Whoever chooses that tile names a sum, at least 1, and you either sell the tile for it or pay as much and keep it.',
    recycler:
      'Right after your own transaction, swap any tile of your collection for one that was set aside, of which you see the colour only. It may earn a trophy at once, but if it is a fake, it does not activate your token.',
    preemptor:
      'When another player chooses an offer that is not yours, buy it in their place, and give them a genuine tile of your collection. Their turn is over and yours are untouched; of several, the first clockwise from them buys.',
    vanguard:
      'During the exchange, put the token before an offer of another player: only you can choose it, and you must, with one of your transactions of this round. If several want the same offer, the nearest to the first player gets it.',
  },
  end: {
    title: 'The end',
    text: 'After a round everybody draws two tiles, and the next player clockwise goes first. The round that begins with empty reserves is the last one: the eighth with two players, the sixth with three or four, the fifth with five. The two tiles left in a hand do not count.',
    winning:
      'The highest score wins; of equal ones, the one with more genuine tiles. If that is equal too, the victory is shared.',
    figure: 'Ann’s count. Bo has one blue crystal, Ann three.',
    trophies: 'Trophies',
    tiles: 'Tiles',
    fakes: 'Fakes',
    credits: 'Credits',
    score: 'Score',
  },
  plan: {
    title: 'Planning ahead',
    text: 'In a match over days, or without a clock, “Plan ahead” under the board lets you say what you buy and bank, at what price, without being asked. It holds for one round; whatever fits none of your wishes waits for you. Nobody else hears of your plan, and you may change or drop it at any time.',
  },
  controls: {
    title: 'On the screen',
    text: 'Press a tile of your hand, then a place on your stall; or drag it there. A price is half of your claim until you move it. In the exchange, press a tile on a stall: before you decide, you are told what buying and banking would cost and bring. Press a trophy to see who is near it, and the row of crystals under a stall to see that collection.',
    time: 'If your time is up, a random offer at price 1 is laid out for you, the dearest offer is banked, the best trophy is claimed, and powers are passed.',
    keys: [
      ['1 – 4', 'take up a tile of your hand'],
      ['← → ↑ ↓', 'go from place to place on your stall'],
      ['Enter', 'lay the tile there'],
      ['+ −', 'change the price of the column'],
      ['Backspace', 'take the tile back'],
      ['Tab', 'go to offers, trophies and choices'],
    ],
    hints: 'Show the hints of the first match again',
    hintsOn: 'The hints will come again.',
  },
};

export type ManualWords = typeof en;
