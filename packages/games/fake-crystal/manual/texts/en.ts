/** English defines the shape of the catalogue. */
export const en = {
  lead: 'Score the most points by collecting crystals, winning trophies and holding on to your credits. Each round you offer two face-down tiles, and you may bluff about their value. Your price is also your stake: the others either buy the tile or bank the stake.',
  tiles: {
    title: 'Tiles and credits',
    text: 'There are 68 tiles in four colours. The back shows the colour but not the crystals, so a fake looks like any other tile. You start with 35 credits and your own reserve of tiles, and draw four of them. Tiles left over are set aside face down.',
    back: 'the back',
    copies: (copies: number) => `${copies} per colour`,
    worth: (value: string) => `worth ${value}`,
  },
  offer: {
    title: 'The offer',
    text: 'All players secretly place two tiles from their hand on their stall at the same time: one in each column, on the row of the value they claim. The claim may be a lie. The colour is always true.',
    prices:
      'Then you set a price for each tile and stake that many credits, at least 1. With only one credit left, one price is 0; with none, both are. All offers are revealed together.',
    figure: 'Cleo claims 12 for a green tile, at a price of 9, and 6 for an orange one, at 4. She has 22 credits left.',
  },
  exchange: {
    title: 'The exchange',
    text: 'The first player of the match is drawn at random. Starting with the first player and going clockwise, players take turns until all stalls are empty: two turns each. On your turn, choose another player’s offer and either buy or bank.',
    rules: [
      'Buy: you pay the price to the seller, who also gets the stake back. The tile joins your collection. You must have enough credits.',
      'Bank: you take the stake. The tile joins the seller’s collection.',
      'If you can’t choose any other player’s offer, take back one of your own: you get the stake back and the tile joins your collection.',
    ],
    figure: 'Bo considers Cleo’s green tile, claimed as 12, price 9. It has only one crystal, so it is worth 6.',
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
    text: 'You are Cleo: you know the tile, Bo doesn’t. Change the claim and the price to see what either choice would lead to.',
    tile: 'The tile',
    claim: 'Your claim',
    price: 'Price',
    honest: 'An honest claim.',
    over: 'A bluff: you claim more than it’s worth.',
    under: 'A bluff: you claim less than it’s worth.',
    high: 'The price is more than half its value, so you hope that Bo buys.',
    low: 'The price is less than half its value, so you hope that Bo banks.',
    fair: 'The price is exactly half its value: both choices are even, unless a trophy is at stake.',
  },
  trophies: {
    title: 'Collections and trophies',
    text: 'A tile that joins a collection is turned face up for everyone. Orange, green and pink tiles stay visible; blue tiles and fakes go on two stacks with only the top tile showing.',
    claiming:
      'When a genuine orange, green or pink tile joins your collection, even on someone else’s turn, you may claim one trophy of that colour if you meet its condition. You can have one trophy per colour. You may also wait for a better one: your next chance comes with your next tile of that colour.',
    conditions: {
      green: 'That many genuine green tiles, however many crystals they show.',
      orange: 'Two tiles with one crystal, two with two, or one of each kind.',
      pink: 'That many pink crystals in all.',
      blue: 'Awarded at the end for the most and second most blue crystals. If there is a tie for most, nobody gets either. If there is a tie for second, only the first is awarded.',
    },
  },
  powers: {
    title: 'Fakes and powers',
    text: 'A fake costs you 3 points and doesn’t count towards trophies. But when one joins your collection, your power token becomes active. All players share the same power, chosen or drawn at random before the match. Using it makes your token inactive again.',
    spy: 'At any time during the exchange, look at a tile on any stall. Everyone sees which one, but only you see what it is.',
    negotiator:
      'In your offer, put the token in a column instead of a price. A player who chooses that tile bids at least 1. You then sell the tile for the bid, or pay the same amount and keep it.',
    recycler:
      'Right after your own turn, swap any tile in your collection for a set-aside one. You only see its colour. It can earn a trophy right away, but if it’s a fake, it doesn’t activate your token.',
    preemptor:
      'With three players or more: when another player chooses an offer that isn’t yours, buy it in their place and give them a genuine tile from your collection. Their turn is over; yours are unaffected. If several players want to step in, the first one clockwise from the active player does.',
    vanguard:
      'During the exchange, put the token on another player’s offer: only you can choose it, and you must do so on one of your turns this round. If several players want the same offer, the one closest to the first player gets it.',
  },
  end: {
    title: 'The end',
    text: 'After each round everyone draws two tiles, and the next player clockwise becomes first player. The round that starts with empty reserves is the last: the eighth with two players, the sixth with three or four, the fifth with five. The two tiles left in your hand don’t count.',
    winning: 'The highest score wins. Ties go to the player with more genuine tiles; otherwise the win is shared.',
    figure: 'Ann’s score. Bo has one blue crystal, Ann has three.',
    trophies: 'Trophies',
    tiles: 'Tiles',
    fakes: 'Fakes',
    credits: 'Credits',
    score: 'Score',
  },
  plan: {
    title: 'Conditional moves',
    text: 'In a correspondence match, or one without a clock, “Plan next move” below the board lets you set orders for one round: what to buy or bank, and at what price. They are carried out when your turn comes, and anything they don’t cover waits for you. Nobody else sees your plan, and you can change or delete it at any time.',
  },
  controls: {
    title: 'Controls',
    text: 'Select a tile in your hand, then a place on your stall, or drag it there. The price is half of your claim until you change it. During the exchange, select a tile on a stall to see what buying or banking would cost and earn you. Select a trophy to see who is close to it, and the row of crystals under a stall to see that collection.',
    time: 'If you run out of time, a random offer at price 1 is made for you, the highest-priced offer is banked, the best trophy is claimed, bids are accepted and powers are passed.',
    hints: 'Show the beginner’s hints again',
    hintsOn: 'Hints are back on.',
  },
};

export type ManualTexts = typeof en;
