import { makeTexts } from '@sesame/ui';

/** Texts of the daily puzzle. */
export const dailyTexts = makeTexts({
  en: {
    note: 'The clock stops at your first right chain. A wrong chain only costs you time.',
    wrong: (times: number) => (times === 1 ? '1 wrong chain so far.' : `${times} wrong chains so far.`),
  },
  fr: {
    note: 'Le chrono s’arrête à votre première chaîne juste. Une chaîne fausse ne fait perdre que du temps.',
    wrong: (times) => (times === 1 ? '1 chaîne fausse pour l’instant.' : `${times} chaînes fausses pour l’instant.`),
  },
  nl: {
    note: 'De klok stopt bij je eerste goede keten. Een foute keten kost je alleen tijd.',
    wrong: (times) => (times === 1 ? 'Tot nu toe 1 foute keten.' : `Tot nu toe ${times} foute ketens.`),
  },
});
