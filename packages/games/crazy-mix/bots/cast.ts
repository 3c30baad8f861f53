import { makeCast } from '@sesame/kernel';
import ratings from './ratings.json' with { type: 'json' };

/** The bots as players meet them, weakest first. */
export const CAST = makeCast(
  {
    dawdler: {
      name: { en: 'Dawdler', fr: 'Flâneur', nl: 'Treuzelaar' },
      level: 1,
      line: {
        en: 'Looks at every card twice, and out of the window once.',
        fr: 'Regarde chaque carte deux fois, et une fois par la fenêtre.',
        nl: 'Bekijkt elke kaart twee keer en kijkt ook nog uit het raam.',
      },
      face: { crystal: 'pink', head: 'round', eyes: 'sleepy', mouth: 'smile', top: 'sun-hat', extra: 'freckles' },
    },
    newcomer: {
      name: { en: 'Newcomer', fr: 'Débutant', nl: 'Nieuwkomer' },
      level: 2,
      line: {
        en: 'Has just read the rules and is proud of every point.',
        fr: 'Vient de lire les règles et se réjouit de chaque point.',
        nl: 'Heeft net de regels gelezen en is trots op elk punt.',
      },
      face: { crystal: 'green', head: 'square', eyes: 'wide', mouth: 'grin', top: 'spikes' },
    },
    casual: {
      name: { en: 'Sunday Player', fr: 'Joueur du dimanche', nl: 'Zondagsspeler' },
      level: 3,
      line: {
        en: 'Plays between coffee and cake, without hurrying either.',
        fr: 'Joue entre le café et le gâteau, sans presser ni l’un ni l’autre.',
        nl: 'Speelt tussen koffie en taart, zonder een van beide te haasten.',
      },
      face: { crystal: 'orange', head: 'round', eyes: 'open', mouth: 'smile', top: 'cap', extra: 'moustache' },
    },
    regular: {
      name: { en: 'Regular', fr: 'Habitué', nl: 'Stamgast' },
      level: 4,
      line: {
        en: 'Same table every evening. Rarely points at the wrong symbol.',
        fr: 'La même table chaque soir. Se trompe rarement de symbole.',
        nl: 'Elke avond dezelfde tafel. Wijst zelden het verkeerde symbool aan.',
      },
      face: { crystal: 'blue', head: 'long', eyes: 'open', mouth: 'smirk', top: 'parting' },
    },
    spotter: {
      name: { en: 'Spotter', fr: 'Guetteur', nl: 'Speurder' },
      level: 5,
      line: {
        en: 'Reads four cards the way others read a clock.',
        fr: 'Lit quatre cartes comme d’autres lisent l’heure.',
        nl: 'Leest vier kaarten zoals anderen op de klok kijken.',
      },
      face: { crystal: 'yellow', head: 'kite', eyes: 'sideways', mouth: 'flat', extra: 'glasses', top: 'beanie' },
    },
    quick: {
      name: { en: 'Quick Eye', fr: 'Œil vif', nl: 'Arendsoog' },
      level: 6,
      line: {
        en: 'Has pointed before you have found the colour.',
        fr: 'A déjà pointé quand vous cherchez encore la couleur.',
        nl: 'Wijst al aan terwijl jij de kleur nog zoekt.',
      },
      face: { crystal: 'purple', head: 'kite', eyes: 'wide', mouth: 'smirk', top: 'headlamp' },
    },
    lightning: {
      name: { en: 'Lightning', fr: 'Éclair', nl: 'Bliksem' },
      level: 7,
      line: {
        en: 'Three seconds, no mercy. Blinks between rounds.',
        fr: 'Trois secondes, pas de pitié. Cligne des yeux entre les manches.',
        nl: 'Drie seconden, geen genade. Knippert tussen de rondes.',
      },
      face: { crystal: 'black', head: 'square', eyes: 'narrow', mouth: 'grin', top: 'spikes', extra: 'bolt' },
    },
  },
  ratings,
);
