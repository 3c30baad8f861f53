import { makeMessages } from '@sesame/ui';

/** The words of the count at the end. */
export const counting = makeMessages({
  en: {
    parts: { hand: 'In front', circle: 'On circle' },
    left: 'Left',
    safes: 'Safes',
    fewest: 'Fewest stones left wins; then more safes.',
  },
  fr: {
    parts: { hand: 'En main', circle: 'Cercle' },
    left: 'Reste',
    safes: 'Coffres',
    fewest: 'Le moins de pierres gagne ; puis le plus de coffres.',
  },
  nl: {
    parts: { hand: 'Hand', circle: 'Kring' },
    left: 'Over',
    safes: 'Kluizen',
    fewest: 'De minste stenen winnen; daarna de meeste kluizen.',
  },
});
