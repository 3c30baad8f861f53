import { de, makeMessages } from '@sesame/ui';

/** A purse before and after. */
export interface Change {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** What a choice would cost or bring, in plain numbers. */
export const deals = makeMessages({
  en: {
    title: (name: string, tile: string, claim: number) => `${name}’s ${tile}, claimed ${claim}`,
    choose: 'Choose an offer',
    chooseText: 'Press a tile on a stall to see what buying or banking it would cost and bring.',
    buy: (price: number) => `Buy for ${price}`,
    buyText: (name: string, price: number, { from, to }: Change) =>
      `You pay ${name} ${price}: your purse goes from ${from} to ${to}.`,
    sellerGets: ({ name, from, to }: Change) => `${name} takes the stake back too: from ${from} to ${to}.`,
    yours: (claim: number) => `The tile is yours: ${claim} if the claim is honest, −3 if it is a fake.`,
    yoursKnown: (value: string) => `The tile is yours, and you know it: ${value}.`,
    tooDear: (purse: number) => `You have ${purse}: not enough to buy it.`,
    bank: (stake: number) => `Bank ${stake}`,
    bankText: (name: string, stake: number, { from, to }: Change) =>
      `You take ${name}’s stake of ${stake}: your purse goes from ${from} to ${to}.`,
    theirs: (name: string) => `The tile joins ${name}’s collection.`,
    theirsKnown: (name: string, value: string) => `The tile joins ${name}’s collection, and you know it: ${value}.`,
    youReach: (trophy: string, value: number) => `If it is, you can claim the trophy for ${trophy}: ${value}.`,
    youReachKnown: (trophy: string, value: number) => `You can claim the trophy for ${trophy}: ${value}.`,
    theyReach: (name: string, trophy: string, value: number) =>
      `If it is honest, ${name} can claim the trophy for ${trophy}: ${value}.`,
    known: (tile: string, value: string) => `You know it: ${tile}, ${value}.`,
    worth: (value: number) => `worth ${value}`,
    fake: 'a fake, −3',
    look: 'Look at it first, with your power',
    lookOnly: 'Look at it, with your power',
    reserve: 'Reserve it, with your power',
    barred: {
      reserved: (name: string) => `${name} has reserved it: nobody else can choose it.`,
      'reservation-first': () => 'You must use a turn on the offer you reserved: only that one is left to you.',
    },
    bidText: (name: string) =>
      `${name}’s token lies in place of a price. Name a sum; then ${name} keeps the tile or sells it.`,
    bid: (sum: number) => `Name ${sum}`,
    sum: 'Your sum',
    ifSold: ({ from, to }: Change) => `If it is sold, your purse goes from ${from} to ${to} and the tile is yours.`,
    ifKept: (name: string, { from, to }: Change) =>
      `If ${name} keeps it, you are paid that sum: from ${from} to ${to}.`,
    mustSell: (name: string, purse: number) => `${name} has ${purse}, too little to keep it: it will be sold.`,
    repack: 'Take one back',
    repackText: 'No other offer can be chosen.',
    repackOne: (side: string, tile: string) => `${side}: ${tile}`,
    repackGain: ({ from, to }: Change, value: string) =>
      `The stake returns: your purse goes from ${from} to ${to}. The tile joins your collection, ${value}.`,
    repackToken: (value: string) => `The tile joins your collection, ${value}. Your token turns inactive.`,
  },
  fr: {
    title: (name, tile, claim) => `La ${tile} ${de(name)}, annoncée ${claim}`,
    choose: 'Choisissez une offre',
    chooseText: 'Touchez une tuile sur un étal pour voir ce que l’achat ou la banque coûterait et rapporterait.',
    buy: (price) => `Acheter pour ${price}`,
    buyText: (name, price, { from, to }) => `Vous payez ${price} à ${name} : votre bourse passe de ${from} à ${to}.`,
    sellerGets: ({ name, from, to }) => `${name} reprend aussi sa mise : de ${from} à ${to}.`,
    yours: (claim) => `La tuile est à vous : ${claim} si l’annonce est honnête, −3 si c’est un faux.`,
    yoursKnown: (value) => `La tuile est à vous, et vous la connaissez : ${value}.`,
    tooDear: (purse) => `Vous avez ${purse} : pas assez pour l’acheter.`,
    bank: (stake) => `Banquer ${stake}`,
    bankText: (name, stake, { from, to }) =>
      `Vous prenez la mise ${de(name)}, ${stake} : votre bourse passe de ${from} à ${to}.`,
    theirs: (name) => `La tuile rejoint la collection ${de(name)}.`,
    theirsKnown: (name, value) => `La tuile rejoint la collection ${de(name)}, et vous la connaissez : ${value}.`,
    youReach: (trophy, value) => `Si elle l’est, vous pouvez revendiquer « ${trophy} » : ${value}.`,
    youReachKnown: (trophy, value) => `Vous pouvez revendiquer « ${trophy} » : ${value}.`,
    theyReach: (name, trophy, value) => `Si elle est honnête, ${name} peut revendiquer « ${trophy} » : ${value}.`,
    known: (tile, value) => `Vous la connaissez : ${tile}, ${value}.`,
    worth: (value) => `elle vaut ${value}`,
    fake: 'un faux, −3',
    look: 'La regarder d’abord, avec votre pouvoir',
    lookOnly: 'La regarder, avec votre pouvoir',
    reserve: 'La réserver, avec votre pouvoir',
    barred: {
      reserved: (name) => `${name} l’a réservée : personne d’autre ne peut la choisir.`,
      'reservation-first': () =>
        'Vous devez consacrer un tour à l’offre que vous avez réservée : il ne vous reste qu’elle.',
    },
    bidText: (name) =>
      `Le jeton ${de(name)} tient lieu de prix. Proposez une somme ; ${name} garde alors la tuile ou la vend.`,
    bid: (sum) => `Proposer ${sum}`,
    sum: 'Votre somme',
    ifSold: ({ from, to }) => `Si elle est vendue, votre bourse passe de ${from} à ${to} et la tuile est à vous.`,
    ifKept: (name, { from, to }) => `Si ${name} la garde, vous recevez cette somme : de ${from} à ${to}.`,
    mustSell: (name, purse) => `${name} a ${purse}, trop peu pour la garder : elle sera vendue.`,
    repack: 'Remballez une offre',
    repackText: 'Aucune autre offre n’est disponible.',
    repackOne: (side, tile) => `${side} : ${tile}`,
    repackGain: ({ from, to }, value) =>
      `La mise revient : votre bourse passe de ${from} à ${to}. La tuile rejoint votre collection, ${value}.`,
    repackToken: (value) => `La tuile rejoint votre collection, ${value}. Votre jeton devient inactif.`,
  },
  nl: {
    title: (name, tile, claim) => `De ${tile} van ${name}, zogezegd ${claim}`,
    choose: 'Kies een aanbod',
    chooseText: 'Raak een tegel op een kraam aan om te zien wat kopen of innen zou kosten en opleveren.',
    buy: (price) => `Koop voor ${price}`,
    buyText: (name, price, { from, to }) => `Je betaalt ${name} ${price}: je beurs gaat van ${from} naar ${to}.`,
    sellerGets: ({ name, from, to }) => `${name} neemt ook de inzet terug: van ${from} naar ${to}.`,
    yours: (claim) => `De tegel is van jou: ${claim} als hij eerlijk is, −3 als hij vals is.`,
    yoursKnown: (value) => `De tegel is van jou, en je kent hem: ${value}.`,
    tooDear: (purse) => `Je hebt ${purse}: niet genoeg om hem te kopen.`,
    bank: (stake) => `Int ${stake}`,
    bankText: (name, stake, { from, to }) =>
      `Je neemt de inzet van ${name}, ${stake}: je beurs gaat van ${from} naar ${to}.`,
    theirs: (name) => `De tegel gaat naar de verzameling van ${name}.`,
    theirsKnown: (name, value) => `De tegel gaat naar de verzameling van ${name}, en je kent hem: ${value}.`,
    youReach: (trophy, value) => `Is hij eerlijk, dan kun je de trofee voor ${trophy} opeisen: ${value}.`,
    youReachKnown: (trophy, value) => `Je kunt de trofee voor ${trophy} opeisen: ${value}.`,
    theyReach: (name, trophy, value) => `Is hij eerlijk, dan kan ${name} de trofee voor ${trophy} opeisen: ${value}.`,
    known: (tile, value) => `Je kent hem: ${tile}, ${value}.`,
    worth: (value) => `${value} waard`,
    fake: 'vals, −3',
    look: 'Eerst bekijken, met je kracht',
    lookOnly: 'Bekijken, met je kracht',
    reserve: 'Reserveren, met je kracht',
    barred: {
      reserved: (name) => `${name} heeft hem gereserveerd: niemand anders kan hem kiezen.`,
      'reservation-first': () => 'Je moet een beurt gebruiken voor je gereserveerde aanbod: alleen dat blijft je over.',
    },
    bidText: (name) =>
      `De fiche van ${name} ligt in plaats van een prijs. Noem een bedrag; ${name} houdt de tegel of verkoopt.`,
    bid: (sum) => `Noem ${sum}`,
    sum: 'Je bedrag',
    ifSold: ({ from, to }) => `Wordt hij verkocht, dan gaat je beurs van ${from} naar ${to} en is de tegel van jou.`,
    ifKept: (name, { from, to }) => `Houdt ${name} hem, dan krijg je dat bedrag: van ${from} naar ${to}.`,
    mustSell: (name, purse) => `${name} heeft ${purse}, te weinig om hem te houden: hij wordt verkocht.`,
    repack: 'Neem er een terug',
    repackText: 'Er kan geen ander aanbod gekozen worden.',
    repackOne: (side, tile) => `${side}: ${tile}`,
    repackGain: ({ from, to }, value) =>
      `De inzet keert terug: je beurs gaat van ${from} naar ${to}. De tegel gaat naar je verzameling, ${value}.`,
    repackToken: (value) => `De tegel gaat naar je verzameling, ${value}. Je fiche wordt inactief.`,
  },
});
