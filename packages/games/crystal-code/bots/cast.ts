import { makeCast } from '@sesame/kernel';
import ratings from './ratings.json' with { type: 'json' };

/** The bots as players meet them, weakest first. */
export const CAST = makeCast(
  {
    apprentice: {
      name: { en: 'Apprentice', fr: 'Apprenti', nl: 'Leerling' },
      level: 1,
      line: {
        en: 'Takes a minute per chain and overlooks the best card.',
        fr: 'Met une minute par chaîne et oublie la meilleure carte.',
        nl: 'Doet een minuut over een ketting en mist de beste kaart.',
      },
      face: { crystal: 'green', head: 'round', eyes: 'wide', mouth: 'whistle', top: 'curls', extra: 'freckles' },
    },
    tinker: {
      name: { en: 'Tinkerer', fr: 'Bricoleur', nl: 'Knutselaar' },
      level: 2,
      line: {
        en: 'Builds whatever fits now and thinks about it later.',
        fr: 'Monte ce qui va tout de suite et réfléchit après.',
        nl: 'Bouwt wat nu past en denkt er later over na.',
      },
      face: { crystal: 'orange', head: 'square', eyes: 'sideways', mouth: 'grin', top: 'beret' },
    },
    electrician: {
      name: { en: 'Electrician', fr: 'Électricien', nl: 'Elektricien' },
      level: 3,
      line: {
        en: 'Checks three ways the wiring could go, then connects it.',
        fr: 'Essaie trois câblages dans sa tête, puis branche.',
        nl: 'Bedenkt drie manieren om te bedraden en sluit dan aan.',
      },
      face: { crystal: 'yellow', head: 'long', eyes: 'open', mouth: 'flat', top: 'hard-hat' },
    },
    mechanic: {
      name: { en: 'Mechanic', fr: 'Mécanicien', nl: 'Monteur' },
      level: 4,
      line: {
        en: 'Oil on the hands, a plan in the head.',
        fr: 'Les mains dans l’huile, un plan en tête.',
        nl: 'Olie aan de handen, een plan in het hoofd.',
      },
      face: { crystal: 'blue', head: 'square', eyes: 'narrow', mouth: 'smile', top: 'beanie', extra: 'moustache' },
    },
    technician: {
      name: { en: 'Technician', fr: 'Technicien', nl: 'Technicus' },
      level: 5,
      line: {
        en: 'Measures twice, chains once, and rarely runs out of sand.',
        fr: 'Mesure deux fois, enchaîne une fois, et manque rarement de sable.',
        nl: 'Meet twee keer, legt één keer en komt zelden zand tekort.',
      },
      face: { crystal: 'white', head: 'long', eyes: 'open', mouth: 'smile', top: 'bun', extra: 'goggles' },
    },
    engineer: {
      name: { en: 'Engineer', fr: 'Ingénieur', nl: 'Ingenieur' },
      level: 6,
      line: {
        en: 'Knows the odds of every card still in the pile.',
        fr: 'Connaît les chances de chaque carte encore dans la pile.',
        nl: 'Kent de kansen van elke kaart die nog op de stapel ligt.',
      },
      face: { crystal: 'purple', head: 'kite', eyes: 'sleepy', mouth: 'flat', top: 'parting', extra: 'pencil' },
    },
    inventor: {
      name: { en: 'Inventor', fr: 'Inventeur', nl: 'Uitvinder' },
      level: 7,
      line: {
        en: 'Sees the finished machine before the first card is laid.',
        fr: 'Voit la machine finie avant la première carte posée.',
        nl: 'Ziet de machine af voor de eerste kaart ligt.',
      },
      face: { crystal: 'red', head: 'round', eyes: 'wide', mouth: 'grin', top: 'tufts', extra: 'goggles' },
    },
  },
  ratings,
);
