import { makeCast, makeText } from '@sesame/kernel';
import ratings from './ratings.json' with { type: 'json' };

/** The bots as players meet them, weakest first. `npm run ladder` measures their ratings. */
export const CAST = makeCast(
  {
    random: {
      name: makeText({ en: 'Magpie' }),
      level: 1,
      line: makeText({ en: 'Points at whatever glitters.' }),
      face: { crystal: 'white', head: 'round', eyes: 'wide', mouth: 'whistle' },
    },
    searcher: {
      name: makeText({ en: 'Jeweller' }),
      level: 2,
      line: makeText({ en: 'Goes through the crystals one by one.' }),
      face: { crystal: 'blue', head: 'square', eyes: 'narrow', mouth: 'flat' },
    },
  },
  ratings,
);
