import { de, makeTexts } from '@sesame/ui';

/** A purse before and after. */
export interface PurseChange {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Texts of the panel for one offer: what buying, banking or bidding costs and earns. */
export const transactionTexts = makeTexts({
  en: {
    title: (name: string, tile: string, claim: number) => `${name}’s ${tile}, claimed as ${claim}`,
    choose: 'Choose an offer',
    chooseText: 'Select a tile on a stall to see what buying or banking it would cost and earn you.',
    buy: (price: number) => `Buy for ${price}`,
    buyText: (name: string, price: number, { from, to }: PurseChange) =>
      `You pay ${name} ${price} (your purse: ${from} → ${to}).`,
    sellerGets: ({ name, from, to }: PurseChange) => `${name} also gets the stake back (${from} → ${to}).`,
    yours: (claim: number) => `You get the tile: ${claim} points if the claim is honest, −3 if it’s a fake.`,
    yoursKnown: (value: string) => `You get the tile: ${value}.`,
    tooExpensive: (purse: number) => `You can’t afford it: you have ${purse}.`,
    bank: (stake: number) => `Bank ${stake}`,
    bankText: (name: string, stake: number, { from, to }: PurseChange) =>
      `You take ${name}’s stake of ${stake} (your purse: ${from} → ${to}).`,
    theirs: (name: string) => `${name} keeps the tile.`,
    theirsKnown: (name: string, value: string) => `${name} keeps the tile: ${value}.`,
    youReach: (trophy: string, value: number) =>
      `If the claim is honest, you can claim the trophy for ${trophy} (${value} points).`,
    youReachKnown: (trophy: string, value: number) => `You can claim the trophy for ${trophy} (${value} points).`,
    theyReach: (name: string, trophy: string, value: number) =>
      `If the claim is honest, ${name} can claim the trophy for ${trophy} (${value} points).`,
    known: (tile: string, value: string) => `You know this tile: ${tile}, ${value}.`,
    worth: (value: number) => `worth ${value}`,
    fake: 'a fake, −3',
    look: 'Use your power to look first',
    lookOnly: 'Use your power to look',
    reserve: 'Use your power to reserve it',
    barred: {
      reserved: (name: string) => `${name} has reserved this offer. Nobody else can choose it.`,
      'reservation-first': () => 'This is your last turn: you must choose the offer you reserved.',
    },
    bidText: (name: string) =>
      `${name} put a token here instead of a price. Make a bid; then ${name} keeps the tile or sells it.`,
    bid: (sum: number) => `Bid ${sum}`,
    sum: 'Your bid',
    ifSold: ({ from, to }: PurseChange) => `If it’s sold, you get the tile (your purse: ${from} → ${to}).`,
    ifKept: (name: string, { from, to }: PurseChange) =>
      `If ${name} keeps it, you’re paid that amount (your purse: ${from} → ${to}).`,
    mustSell: (name: string, purse: number) => `${name} only has ${purse} and can’t afford to keep it.`,
    repack: 'Take back an offer',
    repackText: 'You can’t choose any other offer.',
    repackOne: (side: string, tile: string) => `${side}: ${tile}`,
    repackGain: ({ from, to }: PurseChange, value: string) =>
      `You get your stake back (your purse: ${from} → ${to}) and the tile, ${value}.`,
    repackToken: (value: string) => `You get the tile, ${value}. Your token becomes inactive.`,
  },
  fr: {
    title: (name, tile, claim) => `La ${tile} ${de(name)}, annoncée à ${claim}`,
    choose: 'Choisissez une offre',
    chooseText:
      'Sélectionnez une tuile sur un étal pour voir ce qu’il vous en coûterait de l’acheter ou de la banquer.',
    buy: (price) => `Acheter pour ${price}`,
    buyText: (name, price, { from, to }) => `Vous payez ${price} à ${name} (votre bourse : ${from} → ${to}).`,
    sellerGets: ({ name, from, to }) => `${name} récupère aussi sa mise (${from} → ${to}).`,
    yours: (claim) => `La tuile est à vous : ${claim} points si l’annonce est honnête, −3 si c’est un faux.`,
    yoursKnown: (value) => `La tuile est à vous : ${value}.`,
    tooExpensive: (purse) => `Trop chère pour vous : vous avez ${purse}.`,
    bank: (stake) => `Banquer ${stake}`,
    bankText: (name, stake, { from, to }) =>
      `Vous prenez la mise ${de(name)}, soit ${stake} (votre bourse : ${from} → ${to}).`,
    theirs: (name) => `${name} garde la tuile.`,
    theirsKnown: (name, value) => `${name} garde la tuile : ${value}.`,
    youReach: (trophy, value) =>
      `Si l’annonce est honnête, vous pourrez revendiquer le trophée « ${trophy} » (${value} points).`,
    youReachKnown: (trophy, value) => `Vous pourrez revendiquer le trophée « ${trophy} » (${value} points).`,
    theyReach: (name, trophy, value) =>
      `Si l’annonce est honnête, ${name} pourra revendiquer le trophée « ${trophy} » (${value} points).`,
    known: (tile, value) => `Vous connaissez cette tuile : ${tile}, ${value}.`,
    worth: (value) => `vaut ${value}`,
    fake: 'un faux, −3',
    look: 'Espionner d’abord avec votre jeton',
    lookOnly: 'Espionner avec votre jeton',
    reserve: 'Réserver avec votre jeton',
    barred: {
      reserved: (name) => `${name} a réservé cette offre. Personne d’autre ne peut la choisir.`,
      'reservation-first': () => 'C’est votre dernier tour : vous devez choisir l’offre que vous avez réservée.',
    },
    bidText: (name) =>
      `${name} a posé son jeton au lieu d’un prix. Proposez une somme ; ${name} gardera la tuile ou la vendra.`,
    bid: (sum) => `Proposer ${sum}`,
    sum: 'Votre proposition',
    ifSold: ({ from, to }) => `Si elle est vendue, la tuile est à vous (votre bourse : ${from} → ${to}).`,
    ifKept: (name, { from, to }) => `Si ${name} la garde, vous recevez cette somme (votre bourse : ${from} → ${to}).`,
    mustSell: (name, purse) => `${name} n’a que ${purse} et ne peut pas se permettre de la garder.`,
    repack: 'Remballer une offre',
    repackText: 'Aucune autre offre n’est disponible.',
    repackOne: (side, tile) => `${side} : ${tile}`,
    repackGain: ({ from, to }, value) =>
      `Vous récupérez votre mise (votre bourse : ${from} → ${to}) et la tuile (${value}).`,
    repackToken: (value) => `Vous récupérez la tuile (${value}). Votre jeton devient inactif.`,
  },
  nl: {
    title: (name, tile, claim) => `De ${tile} van ${name}, opgegeven als ${claim}`,
    choose: 'Kies een aanbod',
    chooseText: 'Selecteer een tegel op een kraam om te zien wat kopen of innen je kost en oplevert.',
    buy: (price) => `Kopen voor ${price}`,
    buyText: (name, price, { from, to }) => `Je betaalt ${name} ${price} (je saldo: ${from} → ${to}).`,
    sellerGets: ({ name, from, to }) => `${name} krijgt ook de inzet terug (${from} → ${to}).`,
    yours: (claim) => `Jij krijgt de tegel: ${claim} punten als de opgegeven waarde klopt, −3 als hij vals is.`,
    yoursKnown: (value) => `Jij krijgt de tegel: ${value}.`,
    tooExpensive: (purse) => `Te duur voor je: je hebt ${purse}.`,
    bank: (stake) => `${stake} innen`,
    bankText: (name, stake, { from, to }) => `Je neemt de inzet van ${name}, ${stake} (je saldo: ${from} → ${to}).`,
    theirs: (name) => `${name} houdt de tegel.`,
    theirsKnown: (name, value) => `${name} houdt de tegel: ${value}.`,
    youReach: (trophy, value) => `Klopt de waarde, dan kun je de trofee voor ${trophy} opeisen (${value} punten).`,
    youReachKnown: (trophy, value) => `Je kunt de trofee voor ${trophy} opeisen (${value} punten).`,
    theyReach: (name, trophy, value) =>
      `Klopt de waarde, dan kan ${name} de trofee voor ${trophy} opeisen (${value} punten).`,
    known: (tile, value) => `Je kent deze tegel: ${tile}, ${value}.`,
    worth: (value) => `${value} waard`,
    fake: 'vals, −3',
    look: 'Eerst bekijken met je kracht',
    lookOnly: 'Bekijken met je kracht',
    reserve: 'Reserveren met je kracht',
    barred: {
      reserved: (name) => `${name} heeft dit aanbod gereserveerd. Niemand anders kan het kiezen.`,
      'reservation-first': () => 'Dit is je laatste beurt: je moet het aanbod kiezen dat je gereserveerd hebt.',
    },
    bidText: (name) =>
      `${name} heeft een fiche gelegd in plaats van een prijs. Doe een bod; daarna houdt of verkoopt ${name} de tegel.`,
    bid: (sum) => `${sum} bieden`,
    sum: 'Je bod',
    ifSold: ({ from, to }) => `Wordt hij verkocht, dan krijg jij de tegel (je saldo: ${from} → ${to}).`,
    ifKept: (name, { from, to }) => `Houdt ${name} hem, dan krijg je dat bedrag (je saldo: ${from} → ${to}).`,
    mustSell: (name, purse) => `${name} heeft maar ${purse} en kan hem niet houden.`,
    repack: 'Aanbod terugnemen',
    repackText: 'Je kunt geen ander aanbod kiezen.',
    repackOne: (side, tile) => `${side}: ${tile}`,
    repackGain: ({ from, to }, value) => `Je krijgt je inzet terug (je saldo: ${from} → ${to}) en de tegel (${value}).`,
    repackToken: (value) => `Je krijgt de tegel (${value}). Je fiche wordt inactief.`,
  },
});
