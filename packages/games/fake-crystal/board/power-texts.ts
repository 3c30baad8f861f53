import { de, makeTexts } from '@sesame/ui';

/** A payment to or from a player, and the viewer's purse before and after. */
export interface Payment {
  readonly name: string;
  readonly sum: number;
  readonly from: number;
  readonly to: number;
}

/** Texts of trophy claims, of answers to bids and of powers. */
export const powerTexts = makeTexts({
  en: {
    claimTitle: 'Claim a trophy',
    claim: (value: number) => `Claim ${value} points`,
    claimText: (trophy: string, colour: string) => `For ${trophy}. You can claim only one ${colour} per match.`,
    decline: 'Not now',
    declineText: (better: string) =>
      `Still possible: ${better}. You can claim again when you get another tile of this colour.`,
    declineNothing: 'You can claim again when you get another tile of this colour.',
    missing: (missing: number, trophy: string, value: number) => `${trophy} (${value} points, ${missing} to go)`,
    answerTitle: (name: string, sum: number) => `${name} bids ${sum}`,
    yourTile: (tile: string) => `Your tile: ${tile}.`,
    keep: 'Keep tile',
    keepText: ({ name, sum, from, to }: Payment) =>
      `You pay ${name} ${sum} (your purse: ${from} → ${to}) and keep the tile.`,
    cannotKeep: (purse: number) => `You can’t afford to keep it: you have ${purse}.`,
    sell: (sum: number) => `Sell for ${sum}`,
    sellText: ({ name, sum, from, to }: Payment) =>
      `You get ${sum} (your purse: ${from} → ${to}). ${name} gets the tile.`,
    preemptTitle: (name: string) => `Step in ahead of ${name}?`,
    preemptText: ({ name: buyer, seller, sum, from, to }: Payment & { readonly seller: string }) =>
      `You buy the tile instead of ${buyer}: you pay ${seller} ${sum} (your purse: ${from} → ${to}) and give ${buyer} one of your tiles. This doesn’t use up your turn.`,
    give: (name: string) => `Tile for ${name}`,
    preempt: (price: number) => `Buy for ${price}`,
    pass: 'Pass',
    chooseGift: 'Choose a tile to give.',
    reserveTitle: 'Reserve an offer?',
    reserveText: 'Select a tile on a stall to see what reserving it means.',
    reserveTerms: (turns: number): string =>
      turns > 1
        ? `Only you can then buy or bank it, and you must do so on one of your ${turns} turns.`
        : 'Only you can then buy or bank it, and you must do so on your last turn.',
    recycleTitle: 'Swap a tile?',
    recycleText: 'One of your tiles leaves the game and a set-aside tile takes its place, face up.',
    recycleGive: 'You give',
    recycleTake: 'You take',
    recycle: 'Swap tiles',
    recycleResult: (gave: string, value: string, back: string) =>
      `You give up ${gave} (${value}) for an unknown ${back}.`,
    place: (number: number, back: string) => `${back}, number ${number}`,
    justNow: 'Just now',
    powerTitle: (power: string) => `Power: ${power}.`,
    powerNow: {
      inactive: 'Your token becomes active when a fake joins your collection.',
      active: 'Your token is active.',
      placed: 'Your token is on a stall.',
    },
    pressToUse: 'Select a tile on a stall to use it.',
    powerText: {
      spy: 'Look at any tile on any stall, at any time during the exchange.',
      negotiator: 'Offer a tile with your token instead of a price. When someone bids, you keep or sell it.',
      recycler: 'After your own turn, swap a tile from your collection for a set-aside one.',
      preemptor: 'When someone chooses an offer that isn’t yours, buy it in their place and give them a tile.',
      vanguard: 'During the exchange, reserve an offer so that only you can buy or bank it.',
    },
  },
  fr: {
    claimTitle: 'Revendiquer un trophée',
    claim: (value) => `Revendiquer ${value} points`,
    claimText: (trophy, colour) => `Pour ${trophy}. Vous ne pouvez revendiquer qu’un seul ${colour} par partie.`,
    decline: 'Pas maintenant',
    declineText: (better) =>
      `Encore possible : ${better}. L’occasion reviendra avec votre prochaine tuile de cette couleur.`,
    declineNothing: 'L’occasion reviendra avec votre prochaine tuile de cette couleur.',
    missing: (missing, trophy, value) => `${trophy} (${value} points, il en manque ${missing})`,
    answerTitle: (name, sum) => `${name} propose ${sum}`,
    yourTile: (tile) => `Votre tuile : ${tile}.`,
    keep: 'Garder la tuile',
    keepText: ({ name, sum, from, to }) =>
      `Vous payez ${sum} à ${name} (votre bourse : ${from} → ${to}) et gardez la tuile.`,
    cannotKeep: (purse) => `Vous ne pouvez pas la garder : vous n’avez que ${purse}.`,
    sell: (sum) => `Vendre pour ${sum}`,
    sellText: ({ name, sum, from, to }) =>
      `Vous recevez ${sum} (votre bourse : ${from} → ${to}). La tuile va à ${name}.`,
    preemptTitle: (name) => `Acheter à la place ${de(name)} ?`,
    preemptText: ({ name: buyer, seller, sum, from, to }) =>
      `Vous payez ${sum} à ${seller} (votre bourse : ${from} → ${to}) et donnez une de vos tuiles à ${buyer}. Vos propres tours ne changent pas.`,
    give: (name) => `Tuile pour ${name}`,
    preempt: (price) => `Acheter pour ${price}`,
    pass: 'Passer',
    chooseGift: 'Choisissez la tuile à donner.',
    reserveTitle: 'Réserver une offre ?',
    reserveText: 'Sélectionnez une tuile sur un étal pour voir à quoi cela vous engage.',
    reserveTerms: (turns) =>
      turns > 1
        ? `Personne d’autre ne pourra l’acheter ou la banquer, et vous devrez le faire lors de l’un de vos ${turns} tours.`
        : 'Personne d’autre ne pourra l’acheter ou la banquer, et vous devrez le faire à votre dernier tour.',
    recycleTitle: 'Échanger une tuile ?',
    recycleText: 'Une de vos tuiles quitte le jeu et une tuile écartée prend sa place, face visible.',
    recycleGive: 'Vous donnez',
    recycleTake: 'Vous prenez',
    recycle: 'Échanger les tuiles',
    recycleResult: (gave, value, back) => `Vous cédez ${gave} (${value}) contre une ${back} inconnue.`,
    place: (number, back) => `${back}, numéro ${number}`,
    justNow: 'À l’instant',
    powerTitle: (power) => `Pouvoir : ${power}.`,
    powerNow: {
      inactive: 'Votre jeton devient actif quand un faux cristal rejoint votre collection.',
      active: 'Votre jeton est actif.',
      placed: 'Votre jeton est sur un étal.',
    },
    pressToUse: 'Sélectionnez une tuile sur un étal pour l’utiliser.',
    powerText: {
      spy: 'Regardez n’importe quelle tuile sur un étal, à tout moment de l’échange.',
      negotiator:
        'Proposez une tuile avec votre jeton au lieu d’un prix. Quand on vous fait une proposition, gardez-la ou vendez-la.',
      recycler: 'Après votre tour, échangez une tuile de votre collection contre une tuile écartée.',
      preemptor:
        'Quand quelqu’un choisit une offre qui n’est pas la vôtre, achetez-la à sa place et donnez-lui une tuile.',
      vanguard: 'Pendant l’échange, réservez une offre que personne d’autre ne pourra acheter ni banquer.',
    },
  },
  nl: {
    claimTitle: 'Trofee opeisen',
    claim: (value) => `${value} punten opeisen`,
    claimText: (trophy, colour) => `Voor ${trophy}. Je mag maar één ${colour} per partij opeisen.`,
    decline: 'Nu niet',
    declineText: (better) =>
      `Nog mogelijk: ${better}. Je mag opnieuw opeisen zodra je weer een tegel van deze kleur krijgt.`,
    declineNothing: 'Je mag opnieuw opeisen zodra je weer een tegel van deze kleur krijgt.',
    missing: (missing, trophy, value) => `${trophy} (${value} punten, nog ${missing} nodig)`,
    answerTitle: (name, sum) => `${name} biedt ${sum}`,
    yourTile: (tile) => `Je tegel: ${tile}.`,
    keep: 'Tegel houden',
    keepText: ({ name, sum, from, to }) => `Je betaalt ${name} ${sum} (je saldo: ${from} → ${to}) en houdt de tegel.`,
    cannotKeep: (purse) => `Je kunt hem niet houden: je hebt maar ${purse}.`,
    sell: (sum) => `Verkopen voor ${sum}`,
    sellText: ({ name, sum, from, to }) => `Je krijgt ${sum} (je saldo: ${from} → ${to}). ${name} krijgt de tegel.`,
    preemptTitle: (name) => `De tegel wegkapen voor ${name}?`,
    preemptText: ({ name: buyer, seller, sum, from, to }) =>
      `Je koopt de tegel in plaats van ${buyer}: je betaalt ${seller} ${sum} (je saldo: ${from} → ${to}) en geeft ${buyer} een van je tegels. Je eigen beurten houd je.`,
    give: (name) => `Tegel voor ${name}`,
    preempt: (price) => `Kopen voor ${price}`,
    pass: 'Passen',
    chooseGift: 'Kies een tegel om te geven.',
    reserveTitle: 'Een aanbod reserveren?',
    reserveText: 'Selecteer een tegel op een kraam om te zien wat reserveren betekent.',
    reserveTerms: (turns) =>
      turns > 1
        ? `Alleen jij kunt het dan kopen of innen, en dat moet in een van je ${turns} beurten.`
        : 'Alleen jij kunt het dan kopen of innen, en dat moet in je laatste beurt.',
    recycleTitle: 'Een tegel ruilen?',
    recycleText: 'Een van je tegels verlaat het spel en een weggelegde tegel komt er open voor in de plaats.',
    recycleGive: 'Je geeft',
    recycleTake: 'Je neemt',
    recycle: 'Tegels ruilen',
    recycleResult: (gave, value, back) => `Je geeft ${gave} (${value}) op voor een onbekende ${back}.`,
    place: (number, back) => `${back}, nummer ${number}`,
    justNow: 'Zojuist',
    powerTitle: (power) => `Kracht: ${power}.`,
    powerNow: {
      inactive: 'Je fiche wordt actief als er een vals kristal in je verzameling komt.',
      active: 'Je fiche is actief.',
      placed: 'Je fiche ligt op een kraam.',
    },
    pressToUse: 'Selecteer een tegel op een kraam om hem te gebruiken.',
    powerText: {
      spy: 'Bekijk een tegel op een kraam, op elk moment van de handel.',
      negotiator: 'Bied een tegel aan met je fiche in plaats van een prijs. Bij een bod houd of verkoop je hem.',
      recycler: 'Ruil na je eigen beurt een tegel uit je verzameling voor een weggelegde tegel.',
      preemptor: 'Kiest iemand een aanbod dat niet van jou is? Koop het in diens plaats en geef een tegel terug.',
      vanguard: 'Reserveer tijdens de handel een aanbod, zodat alleen jij het kunt kopen of innen.',
    },
  },
});
