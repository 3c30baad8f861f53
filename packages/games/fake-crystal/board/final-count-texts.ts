import { makeTexts } from '@sesame/ui';

/** Texts of the final scoring. */
export const finalCountTexts = makeTexts({
  en: {
    parts: { trophies: 'Trophies', tiles: 'Tiles', fakes: 'Fakes', credits: 'Credits' },
    total: 'Total',
    blue: (name: string, crystals: number) => `${name} (${crystals})`,
    blueTitle: 'Blue crystals:',
    most: (name: string) => `${name} has the most: 18 points.`,
    second: (name: string) => `${name} is second: 12 points.`,
    tie: 'Tie for most, so no blue trophies are awarded.',
    noSecond: 'Nobody is second alone, so the second trophy isn’t awarded.',
    nobody: 'Nobody has any blue crystals.',
  },
  fr: {
    parts: { trophies: 'Trophées', tiles: 'Tuiles', fakes: 'Faux', credits: 'Crédits' },
    total: 'Total',
    blue: (name, crystals) => `${name} (${crystals})`,
    blueTitle: 'Cristaux bleus :',
    most: (name) => `${name} en a le plus : 18 points.`,
    second: (name) => `${name} arrive en second : 12 points.`,
    tie: 'Égalité à la première place : aucun trophée bleu n’est attribué.',
    noSecond: 'Personne n’est seul à la deuxième place : ce trophée n’est pas attribué.',
    nobody: 'Personne n’a de cristal bleu.',
  },
  nl: {
    parts: { trophies: 'Trofeeën', tiles: 'Tegels', fakes: 'Valse', credits: 'Credits' },
    total: 'Totaal',
    blue: (name, crystals) => `${name} (${crystals})`,
    blueTitle: 'Blauwe kristallen:',
    most: (name) => `${name} heeft de meeste: 18 punten.`,
    second: (name) => `${name} is tweede: 12 punten.`,
    tie: 'Gelijke stand op de eerste plaats: er worden geen blauwe trofeeën uitgereikt.',
    noSecond: 'Niemand is alleen tweede: die trofee wordt niet uitgereikt.',
    nobody: 'Niemand heeft blauwe kristallen.',
  },
});
