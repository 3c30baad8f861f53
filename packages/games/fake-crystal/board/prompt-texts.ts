import { de, makeTexts } from '@sesame/ui';

const withArticle = (noun: string): string => (/^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`);

/** Texts of the status line above the board. */
export const promptTexts = makeTexts({
  en: {
    you: {
      offer: 'Make your offer: two tiles, each with a claimed value and a price.',
      offerWithToken:
        'Make your offer: two tiles, each with a claimed value and a price. Your token can replace one price.',
      choose: (left: number): string =>
        left > 1 ? 'Your turn (1 of 2): choose an offer.' : 'Your turn (last this round): choose an offer.',
      repack: 'Your turn: you can’t choose any other offer, so take back one of your own.',
      claim: (trophy: string) => `Claim your ${trophy} now, or wait for a better one.`,
      answer: (name: string, sum: number) => `${name} bids ${sum} for your tile: keep it or sell it.`,
      preempt: (name: string, price: number) => `You can step in ahead of ${name}, for ${price} and one of your tiles.`,
      recycle: 'You can swap a tile from your collection for a set-aside one.',
      reserve: 'Before the exchange: you can reserve an offer.',
      pass: 'You can pass.',
    },
    deal: 'The tiles are being dealt.',
    offers: (who: string, many: boolean) => `${who} ${many ? 'are making their offers' : 'is making an offer'}.`,
    yourOfferIsIn: (who: string) => `Your offer is ready. Waiting for ${who}.`,
    transaction: (who: string) => `${who} is choosing an offer.`,
    reservations: (who: string, many: boolean) =>
      `${who} can ${many ? 'each reserve' : 'reserve'} an offer before the exchange.`,
    recycling: (who: string) => `${who} can swap a tile for a set-aside one.`,
    preemption: (who: string, _: boolean, chosen: string) => `${chosen}. ${who} can step in.`,
    answering: (who: string, name: string, sum: number) =>
      `${name} bids ${sum}. ${who} is choosing whether to keep or sell the tile.`,
    claiming: (who: string, trophy: string) => `${who} can claim ${withArticle(trophy)}.`,
    wantsToBuy: (name: string, tile: string) => `${name} wants to buy ${tile}`,
    wantsToBank: (name: string, tile: string) => `${name} wants to bank the stake on ${tile}`,
    tileOf: (name: string, tile: string) => `${name}’s ${tile}`,
  },
  fr: {
    you: {
      offer: 'Préparez votre offre : deux tuiles, avec une valeur annoncée et un prix pour chacune.',
      offerWithToken:
        'Préparez votre offre : deux tuiles, avec une valeur annoncée et un prix pour chacune. Votre jeton peut remplacer un prix.',
      choose: (left) =>
        left > 1
          ? 'À vous (tour 1 sur 2) : choisissez une offre.'
          : 'À vous (dernier tour de la manche) : choisissez une offre.',
      repack: 'À vous : aucune autre offre disponible, remballez l’une des vôtres.',
      claim: (trophy) => `Revendiquez votre ${trophy} maintenant, ou attendez-en un meilleur.`,
      answer: (name, sum) => `${name} propose ${sum} pour votre tuile : gardez-la ou vendez-la.`,
      preempt: (name, price) => `Vous pouvez acheter à la place ${de(name)}, pour ${price} et une de vos tuiles.`,
      recycle: 'Vous pouvez échanger une tuile de votre collection contre une tuile écartée.',
      reserve: 'Avant l’échange : vous pouvez réserver une offre.',
      pass: 'Vous pouvez passer.',
    },
    deal: 'Les tuiles sont en cours de distribution.',
    offers: (who, many) => `${who} ${many ? 'préparent leurs offres' : 'prépare son offre'}.`,
    yourOfferIsIn: (who) => `Votre offre est prête. On attend ${who}.`,
    transaction: (who) => `${who} choisit une offre.`,
    reservations: (who, many) => `${who} ${many ? 'peuvent' : 'peut'} réserver une offre avant l’échange.`,
    recycling: (who) => `${who} peut échanger une tuile contre une tuile écartée.`,
    preemption: (who, many, chosen) => `${chosen}. ${who} ${many ? 'peuvent' : 'peut'} préempter.`,
    answering: (who, name, sum) => `${name} propose ${sum}. ${who} choisit de garder ou de vendre la tuile.`,
    claiming: (who, trophy) => `${who} peut revendiquer un ${trophy}.`,
    wantsToBuy: (name, tile) => `${name} veut acheter la ${tile}`,
    wantsToBank: (name, tile) => `${name} veut banquer la mise sur la ${tile}`,
    tileOf: (name, tile) => `${tile} ${de(name)}`,
  },
  nl: {
    you: {
      offer: 'Maak je aanbod: twee tegels, elk met een opgegeven waarde en een prijs.',
      offerWithToken:
        'Maak je aanbod: twee tegels, elk met een opgegeven waarde en een prijs. Je fiche mag één prijs vervangen.',
      choose: (left) =>
        left > 1
          ? 'Jouw beurt (1 van 2): kies een aanbod.'
          : 'Jouw beurt (de laatste van deze ronde): kies een aanbod.',
      repack: 'Jouw beurt: je kunt geen ander aanbod kiezen, dus neem er een van jezelf terug.',
      claim: (trophy) => `Eis nu je ${trophy} op of wacht op een betere.`,
      answer: (name, sum) => `${name} biedt ${sum} voor je tegel: houd hem of verkoop hem.`,
      preempt: (name, price) => `Je mag in plaats van ${name} kopen, voor ${price} en een van je tegels.`,
      recycle: 'Je mag een tegel uit je verzameling ruilen voor een weggelegde tegel.',
      reserve: 'Voor de handel begint: je mag een aanbod reserveren.',
      pass: 'Je mag passen.',
    },
    deal: 'De tegels worden gedeeld.',
    offers: (who, many) => `${who} ${many ? 'maken hun aanbod' : 'maakt een aanbod'}.`,
    yourOfferIsIn: (who) => `Je aanbod is klaar. We wachten op ${who}.`,
    transaction: (who) => `${who} kiest een aanbod.`,
    reservations: (who, many) => `${who} ${many ? 'mogen' : 'mag'} een aanbod reserveren voor de handel begint.`,
    recycling: (who) => `${who} mag een tegel ruilen voor een weggelegde tegel.`,
    preemption: (who, many, chosen) => `${chosen}. ${who} ${many ? 'mogen' : 'mag'} de tegel wegkapen.`,
    answering: (who, name, sum) => `${name} biedt ${sum}. ${who} kiest: de tegel houden of verkopen.`,
    claiming: (who, trophy) => `${who} mag een ${trophy} opeisen.`,
    wantsToBuy: (name, tile) => `${name} wil ${tile} kopen`,
    wantsToBank: (name, tile) => `${name} wil de inzet op ${tile} innen`,
    tileOf: (name, tile) => `de ${tile} van ${name}`,
  },
});
