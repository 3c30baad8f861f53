import type { OptionsSpec } from '@sesame/kernel';
import type { Options } from './state.ts';

/** FC20: one power for the whole table. FC28: nobody can be pre-empted with two players. */
export const options: OptionsSpec<Options> = {
  power: {
    kind: 'choice',
    label: { en: 'Power', fr: 'Pouvoir', nl: 'Kracht' },
    default: 'spy',
    values: [
      {
        value: 'spy',
        label: { en: 'Spy', fr: 'Espion', nl: 'Spion' },
        hint: {
          en: 'Look at a tile on any stall.',
          fr: 'Regardez une tuile sur n’importe quel étal.',
          nl: 'Bekijk een tegel op een kraam naar keuze.',
        },
      },
      {
        value: 'negotiator',
        label: { en: 'Negotiator', fr: 'Négociateur', nl: 'Onderhandelaar' },
        hint: {
          en: 'Offer a tile without a price, and keep or sell it when someone bids.',
          fr: 'Proposez une tuile sans prix, puis gardez-la ou vendez-la à qui propose une somme.',
          nl: 'Bied een tegel aan zonder prijs, en houd of verkoop hem als iemand biedt.',
        },
      },
      {
        value: 'recycler',
        label: { en: 'Recycler', fr: 'Recycleur', nl: 'Recycler' },
        hint: {
          en: 'Swap a tile of your collection for a set-aside one.',
          fr: 'Échangez une tuile de votre collection contre une tuile écartée.',
          nl: 'Ruil een tegel uit je verzameling voor een weggelegde.',
        },
      },
      {
        value: 'preemptor',
        label: { en: 'Pre-emptor', fr: 'Préempteur', nl: 'Kaper' },
        hint: {
          en: 'Buy a tile that another player has just chosen.',
          fr: 'Achetez la tuile qu’un autre joueur vient de choisir.',
          nl: 'Koop een tegel die een ander net gekozen heeft.',
        },
        minSeats: 3,
      },
      {
        value: 'vanguard',
        label: { en: 'Vanguard', fr: 'Avant-gardiste', nl: 'Voorloper' },
        hint: {
          en: 'Reserve an offer for yourself.',
          fr: 'Réservez-vous une offre.',
          nl: 'Reserveer een aanbod voor jezelf.',
        },
      },
      {
        value: 'random',
        label: { en: 'Random', fr: 'Au hasard', nl: 'Willekeurig' },
        hint: {
          en: 'One of these powers, drawn when the match starts.',
          fr: 'L’un de ces pouvoirs, tiré au sort au début de la partie.',
          nl: 'Een van deze krachten, geloot als de partij begint.',
        },
      },
    ],
  },
};
