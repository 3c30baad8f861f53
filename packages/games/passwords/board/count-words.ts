import { makeMessages } from '@sesame/ui';

/** The words of the count at the end. */
export const counting = makeMessages({
  en: {
    title: 'The count',
    player: 'Player',
    parts: { hand: 'In front', circle: 'On circle' },
    left: 'Left',
    safes: 'Safes',
    skip: 'Show the end',
    fewest: 'Fewest stones left wins; then more safes.',
  },
  fr: {
    title: 'Le décompte',
    player: 'Joueur',
    parts: { hand: 'En main', circle: 'Cercle' },
    left: 'Reste',
    safes: 'Coffres',
    skip: 'Voir la fin',
    fewest: 'Le moins de pierres gagne ; puis le plus de coffres.',
  },
  nl: {
    title: 'De telling',
    player: 'Speler',
    parts: { hand: 'Hand', circle: 'Kring' },
    left: 'Over',
    safes: 'Kluizen',
    skip: 'Toon het einde',
    fewest: 'De minste stenen winnen; daarna de meeste kluizen.',
  },
});
