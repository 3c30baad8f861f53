import { makeTexts } from '@sesame/ui';

/** Texts of the final count. */
export const countTexts = makeTexts({
  en: {
    parts: { hand: 'In hand', circle: 'On circle' },
    left: 'Total',
    safes: 'Safes',
    fewest: 'Fewest stones wins; ties go to the player with more safes.',
  },
  fr: {
    parts: { hand: 'En main', circle: 'Cercle' },
    left: 'Total',
    safes: 'Coffres',
    fewest: 'Le moins de pierres l’emporte ; à égalité, le plus de coffres.',
  },
  nl: {
    parts: { hand: 'Hand', circle: 'Cirkel' },
    left: 'Totaal',
    safes: 'Kluizen',
    fewest: 'De minste stenen wint; bij gelijke stand de meeste kluizen.',
  },
});
