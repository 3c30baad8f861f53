import { makeTexts } from '@sesame/ui';
import type { Character } from './dealers.ts';
import type { Decision } from './market.ts';

type ByCharacter = Readonly<Record<Character, string>>;

/** Texts of the daily puzzle. */
export const dailyTexts = makeTexts({
  en: {
    offer: (number: number, offers: number) => `Offer ${number} of ${offers}`,
    profit: (sum: string) => `Profit: ${sum}`,
    claimed: (claim: number) => `Claimed as ${claim}`,
    characters: {
      careful: 'Careful: bluffs one row up.',
      bold: 'Bold: bluffs straight to 18.',
      fickle: 'Fickle: bluffs to any higher row.',
    } as ByCharacter,
    record: 'Claims and tiles so far',
    bluffs: (bluffs: number, offers: number) => `Bluffs: ${bluffs} in ${offers}`,
    pays: (claim: number) => `Pay the price, get the tile: ${claim} if the claim is honest, −3 if it’s a fake.`,
    stakes: 'Take the stake. The dealer keeps the tile.',
    next: 'Next offer',
    gained: (decision: Decision, gain: string) => `${decision === 'buy' ? 'Bought' : 'Banked'}: ${gain}`,
    offers: 'The offers',
    odds: 'Odds by the record',
    fake: 'fake',
    byOdds: { buy: 'Buying was better', bank: 'Banking was better' } as Readonly<Record<Decision, string>>,
    expects: (buy: string, bank: string) => `Buying ${buy} on average, banking ${bank}`,
    boughtBy: (share: number) => `${share}% of the others bought it`,
    totals: {
      you: 'Your profit',
      byOdds: 'Best decisions by the odds',
      knowing: 'Knowing every tile',
      average: 'The others on average',
    },
  },
  fr: {
    offer: (number, offers) => `Offre ${number} sur ${offers}`,
    profit: (sum) => `Bénéfice : ${sum}`,
    claimed: (claim) => `Annoncée à ${claim}`,
    characters: {
      careful: 'Prudent : bluffe d’une ligne.',
      bold: 'Téméraire : bluffe d’emblée à 18.',
      fickle: 'Imprévisible : bluffe vers n’importe quelle ligne plus haute.',
    },
    record: 'Annonces et tuiles jusqu’ici',
    bluffs: (bluffs, offers) => `Bluffs : ${bluffs} sur ${offers}`,
    pays: (claim) => `Payez le prix, la tuile est à vous : ${claim} si l’annonce est honnête, −3 si c’est un faux.`,
    stakes: 'Prenez la mise. La tuile reste au marchand.',
    next: 'Offre suivante',
    gained: (decision, gain) => `${decision === 'buy' ? 'Achetée' : 'Banquée'} : ${gain}`,
    offers: 'Les offres',
    odds: 'Probabilités d’après le passé',
    fake: 'faux',
    byOdds: { buy: 'Il valait mieux acheter', bank: 'Il valait mieux banquer' },
    expects: (buy, bank) => `Acheter ${buy} en moyenne, banquer ${bank}`,
    boughtBy: (share) => `${share} % des autres l’ont achetée`,
    totals: {
      you: 'Votre bénéfice',
      byOdds: 'Meilleurs choix selon les probabilités',
      knowing: 'En connaissant chaque tuile',
      average: 'Les autres en moyenne',
    },
  },
  nl: {
    offer: (number, offers) => `Aanbod ${number} van ${offers}`,
    profit: (sum) => `Winst: ${sum}`,
    claimed: (claim) => `Opgegeven als ${claim}`,
    characters: {
      careful: 'Voorzichtig: bluft één rij hoger.',
      bold: 'Brutaal: bluft meteen tot 18.',
      fickle: 'Wispelturig: bluft naar elke hogere rij.',
    },
    record: 'Opgaven en tegels tot nu toe',
    bluffs: (bluffs, offers) => `Gebluft: ${bluffs} van de ${offers} keer`,
    pays: (claim) =>
      `Betaal de prijs, dan is de tegel van jou: ${claim} als de opgegeven waarde klopt, −3 als hij vals is.`,
    stakes: 'Neem de inzet. De handelaar houdt de tegel.',
    next: 'Volgende aanbod',
    gained: (decision, gain) => `${decision === 'buy' ? 'Gekocht' : 'Geïnd'}: ${gain}`,
    offers: 'Het aanbod',
    odds: 'Kansen volgens het verleden',
    fake: 'vals',
    byOdds: { buy: 'Kopen was beter', bank: 'Innen was beter' },
    expects: (buy, bank) => `Kopen gemiddeld ${buy}, innen ${bank}`,
    boughtBy: (share) => `${share}% van de anderen kocht hem`,
    totals: {
      you: 'Jouw winst',
      byOdds: 'Beste keuzes volgens de kansen',
      knowing: 'Met kennis van elke tegel',
      average: 'De anderen gemiddeld',
    },
  },
});
