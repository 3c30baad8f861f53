import { makeCast } from '@sesame/kernel';
import ratings from './ratings.json' with { type: 'json' };

/** The bots as players meet them, weakest first. */
export const CAST = makeCast(
  {
    random: {
      name: { en: 'Passer-by', fr: 'Passant', nl: 'Voorbijganger' },
      level: 1,
      line: {
        en: 'Stops to try a few codes, and forgets what the first ones showed.',
        fr: 'S’arrête pour essayer quelques codes et oublie déjà les premiers indices.',
        nl: 'Blijft even staan om wat codes te proberen en vergeet de eerste antwoorden.',
      },
      face: { crystal: 'white', head: 'long', eyes: 'sideways', mouth: 'whistle', top: 'bowler' },
    },
    novice: {
      name: { en: 'Apprentice', fr: 'Apprenti', nl: 'Leerling' },
      level: 2,
      line: {
        en: 'First week at the vault. Looks at the last two answers, never further back.',
        fr: 'Première semaine au coffre. Regarde les deux dernières réponses, jamais plus loin.',
        nl: 'Eerste week bij de kluis. Kijkt naar de laatste twee antwoorden en niet verder terug.',
      },
      face: { crystal: 'green', head: 'round', eyes: 'wide', mouth: 'smile', top: 'cap' },
    },
    caretaker: {
      name: { en: 'Caretaker', fr: 'Concierge', nl: 'Conciërge' },
      level: 3,
      line: {
        en: 'Has seen every lock in the building, and remembers about a third of it.',
        fr: 'A vu toutes les serrures de l’immeuble et se souvient d’un tiers.',
        nl: 'Heeft elk slot in het gebouw gezien en weet er nog een derde van.',
      },
      face: { crystal: 'blue', head: 'square', eyes: 'sleepy', mouth: 'flat', extra: 'moustache' },
    },
    burglar: {
      name: { en: 'Burglar', fr: 'Cambrioleur', nl: 'Inbreker' },
      level: 4,
      line: {
        en: 'In a hurry, for reasons of their own. Half of the clues will have to do.',
        fr: 'Toujours pressé, on devine pourquoi. La moitié des indices devra suffire.',
        nl: 'Heeft haast, en je raadt wel waarom. De helft van de aanwijzingen moet genoeg zijn.',
      },
      face: { crystal: 'black', head: 'kite', eyes: 'narrow', mouth: 'smirk', top: 'beanie', extra: 'mask' },
    },
    thinker: {
      name: { en: 'Locksmith', fr: 'Serrurier', nl: 'Slotenmaker' },
      level: 5,
      line: {
        en: 'Calm hands, tidy notes. Overlooks one answer in four.',
        fr: 'Mains sûres, notes bien rangées. Néglige une réponse sur quatre.',
        nl: 'Vaste hand, nette aantekeningen. Mist één antwoord op de vier.',
      },
      face: { crystal: 'orange', head: 'square', eyes: 'open', mouth: 'flat', top: 'headlamp' },
    },
    clockmaker: {
      name: { en: 'Clockmaker', fr: 'Horloger', nl: 'Horlogemaker' },
      level: 6,
      line: {
        en: 'Never makes a guess that an earlier answer rules out.',
        fr: 'Ne propose jamais un code qu’une réponse a déjà exclu.',
        nl: 'Raadt nooit een code die al door een antwoord is uitgesloten.',
      },
      face: { crystal: 'yellow', head: 'long', eyes: 'narrow', mouth: 'smile', top: 'tufts', extra: 'monocle' },
    },
    master: {
      name: { en: 'Vault master', fr: 'Maître du coffre', nl: 'Kluismeester' },
      level: 7,
      line: {
        en: 'Needs fewer than five guesses on average, and watches how close you are.',
        fr: 'Moins de cinq essais en moyenne, et un œil sur votre avance.',
        nl: 'Heeft gemiddeld minder dan vijf pogingen nodig en let op hoe ver jij bent.',
      },
      face: { crystal: 'purple', head: 'round', eyes: 'closed', mouth: 'smirk', top: 'top-hat', extra: 'beard' },
    },
  },
  ratings,
);
