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
    gambler: {
      name: { en: 'Gambler', fr: 'Flambeur', nl: 'Gokker' },
      level: 2,
      line: {
        en: 'Claims the sky, asks a high price and hopes you fall for it.',
        fr: 'Annonce la lune, demande cher et espère que vous y croirez.',
        nl: 'Belooft gouden bergen, vraagt veel en hoopt dat je erin trapt.',
      },
      face: { crystal: 'orange', head: 'kite', eyes: 'wide', mouth: 'grin', top: 'top-hat', extra: 'earring' },
    },
    miser: {
      name: { en: 'Miser', fr: 'Avare', nl: 'Vrek' },
      level: 3,
      line: {
        en: 'Stakes a credit or two and would rather have yours.',
        fr: 'Mise un crédit ou deux et préfère empocher les vôtres.',
        nl: 'Zet een of twee credits in en heeft liever die van jou.',
      },
      face: { crystal: 'black', head: 'long', eyes: 'narrow', mouth: 'frown', top: 'hood', extra: 'beard' },
    },
    collector: {
      name: { en: 'Collector', fr: 'Collectionneur', nl: 'Verzamelaar' },
      level: 4,
      line: {
        en: 'Tells the truth, but asks so much that the tiles come back.',
        fr: 'Dit la vérité, mais demande si cher que ses tuiles lui reviennent.',
        nl: 'Spreekt de waarheid, maar vraagt zoveel dat de tegels terugkomen.',
      },
      face: { crystal: 'pink', head: 'square', eyes: 'open', mouth: 'smirk', top: 'beret', extra: 'monocle' },
    },
    trader: {
      name: { en: 'Trader', fr: 'Marchand', nl: 'Handelaar' },
      level: 5,
      line: {
        en: 'Counts the tiles and takes the best deal on the table.',
        fr: 'Compte les tuiles et prend la meilleure affaire de la table.',
        nl: 'Telt de tegels en neemt de beste deal op tafel.',
      },
      face: { crystal: 'green', head: 'square', eyes: 'sideways', mouth: 'smirk', top: 'parting', extra: 'earring' },
    },
    dealer: {
      name: { en: 'Honest dealer', fr: 'Négociant honnête', nl: 'Eerlijke koopman' },
      level: 6,
      line: {
        en: 'Says what a tile is and asks for half of what it is worth.',
        fr: 'Dit ce que vaut une tuile et en demande la moitié.',
        nl: 'Zegt wat een tegel waard is en vraagt de helft.',
      },
      face: { crystal: 'blue', head: 'long', eyes: 'open', mouth: 'smile', top: 'bowler', extra: 'glasses' },
    },
    searcher: {
      name: { en: 'Gem master', fr: 'Maître joaillier', nl: 'Juwelier' },
      level: 7,
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
