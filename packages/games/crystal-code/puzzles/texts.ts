import { makeTexts } from '@sesame/ui';

/** Texts of puzzles. */
export const puzzleTexts = makeTexts({
  en: {
    note: 'Only your first chain counts. Take your time: there is no hourglass.',
    yours: 'Your chain',
    right: 'A right chain',
    only: 'It is the only chain of these tiles.',
    others: (count: number) => (count === 1 ? 'One other chain' : `${count} other chains`),
  },
  fr: {
    note: 'Seule votre première chaîne compte. Prenez votre temps : il n’y a pas de sablier.',
    yours: 'Votre chaîne',
    right: 'Une chaîne juste',
    only: 'C’est la seule chaîne possible avec ces tuiles.',
    others: (count) => (count === 1 ? 'Une autre chaîne' : `${count} autres chaînes`),
  },
  nl: {
    note: 'Alleen je eerste keten telt. Neem de tijd: er is geen zandloper.',
    yours: 'Jouw keten',
    right: 'Een goede keten',
    only: 'Het is de enige keten van deze tegels.',
    others: (count) => (count === 1 ? 'Eén andere keten' : `${count} andere ketens`),
  },
});
