import { makeMessages } from '@sesame/ui';

/** The words of the count at the end. */
export const counting = makeMessages({
  en: {
    parts: { trophies: 'Trophies', tiles: 'Tiles', fakes: 'Fakes', credits: 'Credits' },
    total: 'Total',
    blue: (name: string, crystals: number) => `${name} ${crystals}`,
    blueTitle: 'Blue crystals:',
    most: (name: string) => `${name} has most: 18.`,
    second: (name: string) => `${name} is second: 12.`,
    tie: 'Most is a tie, so nobody gets a blue trophy.',
    secondTie: 'Second is a tie, or nobody, so that trophy is not given.',
    nobody: 'Nobody has a blue crystal.',
  },
  fr: {
    parts: { trophies: 'Trophées', tiles: 'Tuiles', fakes: 'Faux', credits: 'Crédits' },
    total: 'Total',
    blue: (name, crystals) => `${name} ${crystals}`,
    blueTitle: 'Cristaux bleus :',
    most: (name) => `${name} en a le plus : 18.`,
    second: (name) => `${name} est second : 12.`,
    tie: 'Égalité pour la première place : personne ne reçoit de trophée bleu.',
    secondTie: 'Égalité pour la seconde place, ou personne : ce trophée n’est pas donné.',
    nobody: 'Personne n’a de cristal bleu.',
  },
  nl: {
    parts: { trophies: 'Trofeeën', tiles: 'Tegels', fakes: 'Valse', credits: 'Kredieten' },
    total: 'Totaal',
    blue: (name, crystals) => `${name} ${crystals}`,
    blueTitle: 'Blauwe kristallen:',
    most: (name) => `${name} heeft de meeste: 18.`,
    second: (name) => `${name} is tweede: 12.`,
    tie: 'Gelijk voor de meeste: niemand krijgt een blauwe trofee.',
    secondTie: 'Gelijk voor de tweede plaats, of niemand: die trofee wordt niet gegeven.',
    nobody: 'Niemand heeft een blauw kristal.',
  },
});
