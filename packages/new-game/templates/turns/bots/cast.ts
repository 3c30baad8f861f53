import { makeCast, makeText } from '@sesame/kernel';
import ratings from './ratings.json' with { type: 'json' };

/** The bots as players meet them, weakest first. `npm run ladder` measures their ratings. */
export const CAST = makeCast(
  {
    random: {
      name: makeText({ en: 'Magpie' }),
      level: 1,
      line: makeText({ en: 'Picks up whatever glitters.' }),
      face: { crystal: 'white', head: 'round', eyes: 'wide', mouth: 'whistle' },
    },
    searcher: {
      name: makeText({ en: 'Appraiser' }),
      level: 2,
      line: makeText({ en: 'Counts what each crystal is worth right now.' }),
      face: { crystal: 'blue', head: 'square', eyes: 'narrow', mouth: 'flat' },
    },
  },
  ratings,
);
