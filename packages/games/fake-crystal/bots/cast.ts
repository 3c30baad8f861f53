import { makeCast } from '@sesame/kernel';
import ratings from './ratings.json' with { type: 'json' };

/** The bots as players meet them, weakest first. */
export const CAST = makeCast(
  {
    random: {
      name: { en: 'Passer-by', fr: 'Badaud', nl: 'Voorbijganger' },
      level: 1,
      line: {
        en: 'Wanders through the market and buys whatever glitters.',
        fr: 'Flâne au marché et achète tout ce qui brille.',
        nl: 'Slentert over de markt en koopt alles wat glimt.',
      },
      face: { crystal: 'white', head: 'round', eyes: 'wide', mouth: 'grin', top: 'sun-hat' },
    },
    trader: {
      name: { en: 'Trader', fr: 'Marchand', nl: 'Handelaar' },
      level: 2,
      line: {
        en: 'Counts the tiles and takes the best deal on the table.',
        fr: 'Compte les tuiles et prend la meilleure affaire de la table.',
        nl: 'Telt de tegels en neemt de beste deal op tafel.',
      },
      face: { crystal: 'green', head: 'square', eyes: 'sideways', mouth: 'smirk', top: 'parting', extra: 'earring' },
    },
    searcher: {
      name: { en: 'Gem master', fr: 'Maître joaillier', nl: 'Juwelier' },
      level: 3,
      line: {
        en: 'Bluffs exactly as often as you can’t exploit.',
        fr: 'Bluffe juste assez pour que vous n’en tiriez rien.',
        nl: 'Bluft net zo vaak dat je er niets aan hebt.',
      },
      face: { crystal: 'red', head: 'kite', eyes: 'narrow', mouth: 'flat', top: 'bun', extra: 'monocle' },
    },
  },
  ratings,
);
