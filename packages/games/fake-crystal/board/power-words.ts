import { de, makeMessages } from '@sesame/ui';

/** Somebody, a sum, and what it makes of your purse. */
export interface Paying {
  readonly name: string;
  readonly sum: number;
  readonly from: number;
  readonly to: number;
}

/** The words of claims, answers and powers. */
export const powers = makeMessages({
  en: {
    claimTitle: 'A trophy to claim',
    claim: (value: number) => `Claim ${value}`,
    claimText: (trophy: string, colour: string) => `For ${trophy}. It is the only ${colour} you can ever claim.`,
    decline: 'Not now',
    declineText: (better: string) =>
      `Still possible: ${better}. You may claim again when another tile of this colour joins.`,
    declineNothing: 'You may claim again when another tile of this colour joins.',
    missing: (missing: number, trophy: string, value: number) => `${trophy} (${value}), ${missing} more needed`,
    answerTitle: (name: string, sum: number) => `${name} names ${sum}`,
    yourTile: (tile: string) => `Your tile: ${tile}.`,
    keep: 'Keep it',
    keepText: ({ name, sum, from, to }: Paying) =>
      `You pay ${name} ${sum}: your purse goes from ${from} to ${to}. The tile joins your collection.`,
    cannotKeep: (purse: number) => `You have ${purse}: too little to keep it.`,
    sell: (sum: number) => `Sell for ${sum}`,
    sellText: ({ name, sum, from, to }: Paying) =>
      `You take ${sum}: your purse goes from ${from} to ${to}. The tile joins ${name}’s collection.`,
    preemptTitle: (name: string) => `Step in before ${name}?`,
    preemptText: ({ name: buyer, seller, sum, from, to }: Paying & { readonly seller: string }) =>
      `You buy it in ${buyer}’s place: you pay ${seller} ${sum}, your purse goes from ${from} to ${to}, and ${buyer} gets one of your tiles. Your own turns stay.`,
    give: (name: string) => `${name} gets`,
    preempt: (price: number) => `Buy for ${price}`,
    pass: 'Pass',
    chooseGift: 'Choose the tile you give.',
    reserveTitle: 'Reserve an offer?',
    reserveText: 'Press a tile on a stall to see what reserving it means.',
    reserveTerms: (turns: number): string =>
      turns > 1
        ? `Only you may then buy or bank it, and you must, with one of your ${turns} turns.`
        : 'Only you may then buy or bank it, and you must, with your last turn.',
    recycleTitle: 'Swap a tile?',
    recycleText: 'A tile of your collection leaves the game; a tile that was set aside takes its place, face up.',
    recycleGive: 'You give',
    recycleTake: 'You take',
    recycle: 'Swap',
    recycleResult: (gave: string, value: string, back: string) => `You lose ${gave}, ${value}, for an unknown ${back}.`,
    place: (number: number, back: string) => `${back}, number ${number}`,
    awaitedTitle: 'Just now',
    powerTitle: (power: string) => `The power: ${power}`,
    powerNow: {
      inactive: 'Your token turns active when a fake joins your collection.',
      active: 'Your token is active.',
      placed: 'Your token is placed.',
    },
    pressToUse: 'Press a tile on a stall to use it.',
    powerText: {
      spy: 'Any time during the exchange: look at any tile on any stall.',
      negotiator:
        'In your offer: the token in place of a price. Somebody names a sum, and you keep the tile or sell it.',
      recycler: 'After your own turn: swap a tile of your collection for one that was set aside.',
      preemptor: 'When somebody chooses an offer that is not yours: buy it in their place, and give them a tile.',
      vanguard: 'During the exchange: reserve an offer that only you may then buy or bank.',
    },
  },
  fr: {
    claimTitle: 'Un trophée à revendiquer',
    claim: (value) => `Revendiquer ${value}`,
    claimText: (trophy, colour) => `Pour ${trophy}. C’est le seul ${colour} que vous pourrez revendiquer.`,
    decline: 'Pas maintenant',
    declineText: (better) =>
      `Encore possible : ${better}. Vous pourrez revendiquer quand une autre tuile de cette couleur arrivera.`,
    declineNothing: 'Vous pourrez revendiquer quand une autre tuile de cette couleur arrivera.',
    missing: (missing, trophy, value) => `${trophy} (${value}), il en manque ${missing}`,
    answerTitle: (name, sum) => `${name} propose ${sum}`,
    yourTile: (tile) => `Votre tuile : ${tile}.`,
    keep: 'La garder',
    keepText: ({ name, sum, from, to }) =>
      `Vous payez ${sum} à ${name} : votre bourse passe de ${from} à ${to}. La tuile rejoint votre collection.`,
    cannotKeep: (purse) => `Vous avez ${purse} : trop peu pour la garder.`,
    sell: (sum) => `Vendre pour ${sum}`,
    sellText: ({ name, sum, from, to }) =>
      `Vous prenez ${sum} : votre bourse passe de ${from} à ${to}. La tuile rejoint la collection ${de(name)}.`,
    preemptTitle: (name) => `Passer avant ${name} ?`,
    preemptText: ({ name: buyer, seller, sum, from, to }) =>
      `Vous l’achetez à la place ${de(buyer)} : vous payez ${sum} à ${seller}, votre bourse passe de ${from} à ${to}, et ${buyer} reçoit une de vos tuiles. Vos propres tours restent.`,
    give: (name) => `${name} reçoit`,
    preempt: (price) => `Acheter pour ${price}`,
    pass: 'Passer',
    chooseGift: 'Choisissez la tuile que vous donnez.',
    reserveTitle: 'Réserver une offre ?',
    reserveText: 'Touchez une tuile sur un étal pour voir ce que la réserver implique.',
    reserveTerms: (turns) =>
      turns > 1
        ? `Vous seul pourrez alors l’acheter ou la banquer, et vous le devrez, avec un de vos ${turns} tours.`
        : 'Vous seul pourrez alors l’acheter ou la banquer, et vous le devrez, avec votre dernier tour.',
    recycleTitle: 'Échanger une tuile ?',
    recycleText: 'Une tuile de votre collection quitte le jeu ; une tuile écartée prend sa place, face visible.',
    recycleGive: 'Vous donnez',
    recycleTake: 'Vous prenez',
    recycle: 'Échanger',
    recycleResult: (gave, value, back) => `Vous perdez ${gave}, ${value}, pour une ${back} inconnue.`,
    place: (number, back) => `${back}, numéro ${number}`,
    awaitedTitle: 'À l’instant',
    powerTitle: (power) => `Le pouvoir : ${power}`,
    powerNow: {
      inactive: 'Votre jeton devient actif quand un faux rejoint votre collection.',
      active: 'Votre jeton est actif.',
      placed: 'Votre jeton est posé.',
    },
    pressToUse: 'Touchez une tuile sur un étal pour vous en servir.',
    powerText: {
      spy: 'À tout moment de l’échange : regardez n’importe quelle tuile sur un étal.',
      negotiator:
        'Dans votre offre : le jeton à la place d’un prix. Quelqu’un propose une somme ; vous gardez la tuile ou la vendez.',
      recycler: 'Après votre propre tour : échangez une tuile de votre collection contre une tuile écartée.',
      preemptor:
        'Quand quelqu’un choisit une offre qui n’est pas la vôtre : achetez-la à sa place, et donnez-lui une tuile.',
      vanguard: 'Pendant l’échange : réservez une offre que vous seul pourrez acheter ou banquer.',
    },
  },
  nl: {
    claimTitle: 'Een trofee om op te eisen',
    claim: (value) => `Eis ${value} op`,
    claimText: (trophy, colour) => `Voor ${trophy}. Het is de enige ${colour} die je ooit kunt opeisen.`,
    decline: 'Nu niet',
    declineText: (better) =>
      `Nog mogelijk: ${better}. Je mag opnieuw opeisen als er nog een tegel van deze kleur bij komt.`,
    declineNothing: 'Je mag opnieuw opeisen als er nog een tegel van deze kleur bij komt.',
    missing: (missing, trophy, value) => `${trophy} (${value}), nog ${missing} nodig`,
    answerTitle: (name, sum) => `${name} biedt ${sum}`,
    yourTile: (tile) => `Je tegel: ${tile}.`,
    keep: 'Houden',
    keepText: ({ name, sum, from, to }) =>
      `Je betaalt ${name} ${sum}: je beurs gaat van ${from} naar ${to}. De tegel gaat naar je verzameling.`,
    cannotKeep: (purse) => `Je hebt ${purse}: te weinig om hem te houden.`,
    sell: (sum) => `Verkoop voor ${sum}`,
    sellText: ({ name, sum, from, to }) =>
      `Je neemt ${sum}: je beurs gaat van ${from} naar ${to}. De tegel gaat naar de verzameling van ${name}.`,
    preemptTitle: (name) => `${name} voor zijn?`,
    preemptText: ({ name: buyer, seller, sum, from, to }) =>
      `Je koopt hem in plaats van ${buyer}: je betaalt ${seller} ${sum}, je beurs gaat van ${from} naar ${to}, en ${buyer} krijgt een van je tegels. Je eigen beurten blijven.`,
    give: (name) => `${name} krijgt`,
    preempt: (price) => `Koop voor ${price}`,
    pass: 'Passen',
    chooseGift: 'Kies de tegel die je geeft.',
    reserveTitle: 'Een aanbod reserveren?',
    reserveText: 'Raak een tegel op een kraam aan om te zien wat reserveren betekent.',
    reserveTerms: (turns) =>
      turns > 1
        ? `Alleen jij mag hem dan kopen of innen, en dat moet ook, met een van je ${turns} beurten.`
        : 'Alleen jij mag hem dan kopen of innen, en dat moet ook, met je laatste beurt.',
    recycleTitle: 'Een tegel ruilen?',
    recycleText: 'Een tegel van je verzameling verlaat het spel; een weggelegde tegel komt ervoor in de plaats, open.',
    recycleGive: 'Je geeft',
    recycleTake: 'Je neemt',
    recycle: 'Ruilen',
    recycleResult: (gave, value, back) => `Je verliest ${gave}, ${value}, voor een onbekende ${back}.`,
    place: (number, back) => `${back}, nummer ${number}`,
    awaitedTitle: 'Zonet',
    powerTitle: (power) => `De kracht: ${power}`,
    powerNow: {
      inactive: 'Je fiche wordt actief als een vals kristal in je verzameling komt.',
      active: 'Je fiche is actief.',
      placed: 'Je fiche is ingezet.',
    },
    pressToUse: 'Raak een tegel op een kraam aan om hem te gebruiken.',
    powerText: {
      spy: 'Op elk moment van de handel: bekijk een tegel op een kraam.',
      negotiator:
        'In je aanbod: de fiche in plaats van een prijs. Iemand noemt een bedrag, en je houdt de tegel of verkoopt.',
      recycler: 'Na je eigen beurt: ruil een tegel van je verzameling voor een weggelegde tegel.',
      preemptor: 'Als iemand een aanbod kiest dat niet van jou is: koop het in hun plaats, en geef hun een tegel.',
      vanguard: 'Tijdens de handel: reserveer een aanbod dat dan alleen jij mag kopen of innen.',
    },
  },
});
