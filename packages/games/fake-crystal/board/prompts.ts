import { de, makeMessages } from '@sesame/ui';

/** The lines over the board. */
export const prompts = makeMessages({
  en: {
    you: {
      offer: 'Lay out two tiles: claim a value for each, and stake a price.',
      offerWithToken: 'Lay out two tiles: claim a value for each, and stake a price, or your token in place of one.',
      choose: (left: number): string =>
        left > 1
          ? 'Your turn, the first of two: choose an offer on a stall.'
          : 'Your last turn of this round: choose an offer on a stall.',
      repack: 'Your turn: no other offer can be chosen, so take back one of your own.',
      claim: (trophy: string) => `You may claim a ${trophy}, or wait for a better one.`,
      answer: (name: string, sum: number) => `${name} names ${sum} for your tile: keep it or sell it.`,
      preempt: (name: string, price: number) => `You may step in before ${name}, for ${price} and one of your tiles.`,
      recycle: 'You may swap a tile of your collection for one that was set aside.',
      reserve: 'Before the exchange: you may reserve an offer for yourself.',
      pass: 'You may pass.',
    },
    deal: 'The tiles are being dealt.',
    offers: (who: string, many: boolean) => `${who} ${many ? 'are' : 'is'} laying out offers.`,
    yourOfferIsIn: (who: string, many: boolean) => `Your offer is in. ${who} ${many ? 'are' : 'is'} still laying out.`,
    transaction: (who: string) => `${who} chooses an offer.`,
    reservations: (who: string, many: boolean) =>
      `${who} may reserve an offer${many ? ' each' : ''} before the exchange.`,
    recycling: (who: string) => `${who} may swap a tile for one that was set aside.`,
    preemption: (who: string, _: boolean, chosen: string) => `${chosen}. ${who} may step in.`,
    answering: (who: string, name: string, sum: number) => `${name} names ${sum}: ${who} keeps the tile or sells it.`,
    claiming: (who: string, trophy: string) => `${who} may claim a ${trophy}.`,
    wantsToBuy: (name: string, tile: string) => `${name} wants to buy ${tile}`,
    wantsToBank: (name: string, tile: string) => `${name} wants to bank on ${tile}`,
    tileOf: (name: string, tile: string) => `${name}’s ${tile}`,
  },
  fr: {
    you: {
      offer: 'Présentez deux tuiles : annoncez la valeur de chacune et engagez un prix.',
      offerWithToken:
        'Présentez deux tuiles : annoncez la valeur de chacune et engagez un prix, ou votre jeton à la place de l’un d’eux.',
      choose: (left) =>
        left > 1
          ? 'À vous, premier tour sur deux : choisissez une offre.'
          : 'Votre dernier tour de cette manche : choisissez une offre.',
      repack: 'À vous : aucune autre offre n’est disponible, reprenez donc l’une des vôtres.',
      claim: (trophy) => `Vous pouvez revendiquer un ${trophy}, ou en attendre un meilleur.`,
      answer: (name, sum) => `${name} propose ${sum} pour votre tuile : gardez-la ou vendez-la.`,
      preempt: (name, price) => `Vous pouvez passer avant ${name}, pour ${price} et une de vos tuiles.`,
      recycle: 'Vous pouvez échanger une tuile de votre collection contre une tuile écartée.',
      reserve: 'Avant l’échange : vous pouvez vous réserver une offre.',
      pass: 'Vous pouvez passer.',
    },
    deal: 'Les tuiles sont distribuées.',
    offers: (who, many) => `${who} ${many ? 'préparent leurs offres' : 'prépare ses offres'}.`,
    yourOfferIsIn: (who, many) =>
      `Votre offre est prête. ${who} ${many ? 'préparent encore la leur' : 'prépare encore la sienne'}.`,
    transaction: (who) => `${who} choisit une offre.`,
    reservations: (who, many) => `${who} ${many ? 'peuvent' : 'peut'} réserver une offre avant l’échange.`,
    recycling: (who) => `${who} peut échanger une tuile contre une tuile écartée.`,
    preemption: (who, many, chosen) => `${chosen}. ${who} ${many ? 'peuvent' : 'peut'} préempter.`,
    answering: (who, name, sum) => `${name} propose ${sum} : ${who} garde la tuile ou la vend.`,
    claiming: (who, trophy) => `${who} peut revendiquer un ${trophy}.`,
    wantsToBuy: (name, tile) => `${name} veut acheter la ${tile}`,
    wantsToBank: (name, tile) => `${name} veut banquer la ${tile}`,
    tileOf: (name, tile) => `${tile} ${de(name)}`,
  },
  nl: {
    you: {
      offer: 'Leg twee tegels uit: kies voor elk de waarde die je beweert, en zet een prijs in.',
      offerWithToken:
        'Leg twee tegels uit: kies voor elk de waarde die je beweert, en zet een prijs in, of je fiche in plaats van één prijs.',
      choose: (left) =>
        left > 1
          ? 'Jouw beurt, de eerste van twee: kies een aanbod.'
          : 'Je laatste beurt van deze ronde: kies een aanbod.',
      repack: 'Jouw beurt: er is geen ander aanbod, dus neem er een van jezelf terug.',
      claim: (trophy) => `Je mag een ${trophy} opeisen, of op een betere wachten.`,
      answer: (name, sum) => `${name} biedt ${sum} voor je tegel: houd of verkoop hem.`,
      preempt: (name, price) => `Je mag ${name} voor zijn, voor ${price} en een van je tegels.`,
      recycle: 'Je mag een tegel van je verzameling ruilen voor een weggelegde tegel.',
      reserve: 'Vóór de handel: je mag een aanbod voor jezelf reserveren.',
      pass: 'Je mag passen.',
    },
    deal: 'De tegels worden gedeeld.',
    offers: (who, many) => `${who} ${many ? 'leggen' : 'legt'} een aanbod uit.`,
    yourOfferIsIn: (who, many) => `Je aanbod ligt klaar. ${who} ${many ? 'zijn' : 'is'} nog bezig.`,
    transaction: (who) => `${who} kiest een aanbod.`,
    reservations: (who, many) => `${who} ${many ? 'mogen' : 'mag'} vóór de handel een aanbod reserveren.`,
    recycling: (who) => `${who} mag een tegel ruilen voor een weggelegde tegel.`,
    preemption: (who, many, chosen) => `${chosen}. ${who} ${many ? 'mogen' : 'mag'} ertussen komen.`,
    answering: (who, name, sum) => `${name} biedt ${sum}: ${who} houdt of verkoopt de tegel.`,
    claiming: (who, trophy) => `${who} mag een ${trophy} opeisen.`,
    wantsToBuy: (name, tile) => `${name} wil ${tile} kopen`,
    wantsToBank: (name, tile) => `${name} wil de inzet op ${tile} innen`,
    tileOf: (name, tile) => `de ${tile} van ${name}`,
  },
});
