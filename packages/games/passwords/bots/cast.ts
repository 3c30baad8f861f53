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
        en: 'Weighs eight words, long ones too, and seldom misses a safe.',
        fr: 'Pèse huit mots, même longs, et oublie rarement un coffre.',
        nl: 'Weegt acht woorden af, ook lange, en ziet zelden een kluis over het hoofd.',
      },
      face: { crystal: 'yellow', head: 'square', eyes: 'open', mouth: 'flat', top: 'mortarboard' },
    },
    wordsmith: {
      name: { en: 'Wordsmith', fr: 'Verbicruciste', nl: 'Woordkunstenaar' },
      level: 5,
      line: {
        en: 'Never at a loss for a word, and rarely for a longer one.',
        fr: 'N’est jamais à court de mots, ni de mots plus longs.',
        nl: 'Zit nooit om een woord verlegen, en zelden om een langer.',
      },
      face: { crystal: 'orange', head: 'kite', eyes: 'sideways', mouth: 'smirk', top: 'beret', extra: 'pencil' },
    },
    lexicographer: {
      name: { en: 'Lexicographer', fr: 'Lexicographe', nl: 'Lexicograaf' },
      level: 6,
      line: {
        en: 'Wrote the dictionary. Leafs through dozens of words per turn.',
        fr: 'A écrit le dictionnaire. En feuillette des dizaines de mots à chaque tour.',
        nl: 'Schreef het woordenboek. Bladert elke beurt door tientallen woorden.',
      },
      face: { crystal: 'purple', head: 'long', eyes: 'narrow', mouth: 'frown', top: 'tufts', extra: 'glasses' },
    },
    safecracker: {
      name: { en: 'Safecracker', fr: 'Perceur de coffres', nl: 'Kluiskraker' },
      level: 7,
      line: {
        en: 'Tries a hundred words on the lock until one opens it.',
        fr: 'Essaie cent mots sur la serrure, jusqu’au bon.',
        nl: 'Probeert honderd woorden op het slot, tot er één past.',
      },
      face: { crystal: 'black', head: 'kite', eyes: 'narrow', mouth: 'smirk', top: 'hood' },
    },
  },
  ratings,
);
