import { makeTexts } from '@sesame/ui';

/** Texts of the daily puzzle. */
export const dailyTexts = makeTexts({
  en: {
    note: 'The clock stops at your first right chain. A wrong chain only costs you time.',
    wrong: (times: number) => (times === 1 ? '1 wrong chain so far.' : `${times} wrong chains so far.`),
    yours: 'Your chain',
    wrongOnes: 'Your wrong chains',
    only: 'It is the only chain of these tiles.',
    others: (count: number) => (count === 1 ? 'One other chain' : `${count} other chains`),
  },
  fr: {
    note: 'Le chrono s’arrête à votre première chaîne juste. Une chaîne fausse ne fait perdre que du temps.',
    wrong: (times) => (times === 1 ? '1 chaîne fausse pour l’instant.' : `${times} chaînes fausses pour l’instant.`),
    yours: 'Votre chaîne',
    wrongOnes: 'Vos chaînes fausses',
    only: 'C’est la seule chaîne possible avec ces tuiles.',
    others: (count) => (count === 1 ? 'Une autre chaîne' : `${count} autres chaînes`),
  },
  nl: {
    note: 'De klok stopt bij je eerste goede keten. Een foute keten kost je alleen tijd.',
    wrong: (times) => (times === 1 ? 'Tot nu toe 1 foute keten.' : `Tot nu toe ${times} foute ketens.`),
    yours: 'Jouw keten',
    wrongOnes: 'Je foute ketens',
    only: 'Het is de enige keten van deze tegels.',
    others: (count) => (count === 1 ? 'Eén andere keten' : `${count} andere ketens`),
  },
});
