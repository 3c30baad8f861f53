import { makeCast } from '@sesame/kernel';
import ratings from './ratings.json' with { type: 'json' };

/** The bots as players meet them, weakest first. */
export const CAST = makeCast(
  {
    novice: {
      name: { en: 'Novice', fr: 'Novice', nl: 'Beginner' },
      level: 1,
      line: {
        en: 'Knows short words and says the first that comes to mind.',
        fr: 'Connaît des mots courts et dit le premier qui vient.',
        nl: 'Kent korte woorden en zegt het eerste dat opkomt.',
      },
      face: { crystal: 'pink', head: 'round', eyes: 'wide', mouth: 'smile', top: 'curls' },
    },
    pupil: {
      name: { en: 'Pupil', fr: 'Élève', nl: 'Leerling' },
      level: 2,
      line: {
        en: 'Does the homework: four everyday words, the best one counts.',
        fr: 'Fait ses devoirs : quatre mots de tous les jours, le meilleur compte.',
        nl: 'Maakt het huiswerk: vier gewone woorden, het beste telt.',
      },
      face: { crystal: 'blue', head: 'round', eyes: 'open', mouth: 'grin', top: 'parting', extra: 'freckles' },
    },
    reader: {
      name: { en: 'Reader', fr: 'Lecteur', nl: 'Lezer' },
      level: 3,
      line: {
        en: 'Always one chapter further. Likes ordinary words, well placed.',
        fr: 'Toujours un chapitre d’avance. Aime les mots simples, bien placés.',
        nl: 'Altijd een hoofdstuk verder. Houdt van gewone woorden op de juiste plek.',
      },
      face: { crystal: 'green', head: 'long', eyes: 'sleepy', mouth: 'smile', top: 'bun', extra: 'glasses' },
    },
    scholar: {
      name: { en: 'Scholar', fr: 'Érudit', nl: 'Geleerde' },
      level: 4,
      line: {
        en: 'Has a rare word for most occasions, and uses it.',
        fr: 'A un mot rare pour presque chaque occasion, et s’en sert.',
        nl: 'Heeft voor bijna alles een zeldzaam woord, en gebruikt het ook.',
      },
      face: { crystal: 'yellow', head: 'square', eyes: 'open', mouth: 'flat', top: 'mortarboard' },
    },
    wordsmith: {
      name: { en: 'Wordsmith', fr: 'Verbicruciste', nl: 'Woordkunstenaar' },
      level: 5,
      line: {
        en: 'Turns over a thousand words before breakfast.',
        fr: 'Retourne mille mots avant le petit-déjeuner.',
        nl: 'Wikt duizend woorden voor het ontbijt.',
      },
      face: { crystal: 'orange', head: 'kite', eyes: 'sideways', mouth: 'smirk', top: 'beret', extra: 'pencil' },
    },
    lexicographer: {
      name: { en: 'Lexicographer', fr: 'Lexicographe', nl: 'Lexicograaf' },
      level: 6,
      line: {
        en: 'Wrote the dictionary. Plays the word that lays the most stones.',
        fr: 'A écrit le dictionnaire. Joue le mot qui pose le plus de pierres.',
        nl: 'Schreef het woordenboek. Speelt het woord dat de meeste stenen legt.',
      },
      face: { crystal: 'purple', head: 'long', eyes: 'narrow', mouth: 'frown', top: 'tufts', extra: 'glasses' },
    },
    safecracker: {
      name: { en: 'Safecracker', fr: 'Perceur de coffres', nl: 'Kluiskraker' },
      level: 7,
      line: {
        en: 'Knows every word, and what you will answer.',
        fr: 'Connaît tous les mots, et ce que vous répondrez.',
        nl: 'Kent elk woord, en weet wat jij gaat antwoorden.',
      },
      face: { crystal: 'black', head: 'kite', eyes: 'narrow', mouth: 'smirk', top: 'hood' },
    },
  },
  ratings,
);
