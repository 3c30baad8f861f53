import { makeMessages } from '@sesame/ui';

/** The words of the deal of the day. */
export const daily = makeMessages({
  en: {
    note: 'Your first right chain stops the time. A wrong one costs nothing but time.',
    wrong: (times: number) => (times === 1 ? 'Wrong once so far.' : `Wrong ${times} times so far.`),
  },
  fr: {
    note: 'Votre première chaîne juste arrête le temps. Une fausse ne coûte que du temps.',
    wrong: (times) => (times === 1 ? 'Une chaîne fausse jusqu’ici.' : `${times} chaînes fausses jusqu’ici.`),
  },
  nl: {
    note: 'Je eerste goede keten stopt de tijd. Een foute kost niets dan tijd.',
    wrong: (times) => (times === 1 ? 'Tot nu toe één keer fout.' : `Tot nu toe ${times} keer fout.`),
  },
});
