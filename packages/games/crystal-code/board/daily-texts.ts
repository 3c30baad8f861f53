import { makeTexts } from '@sesame/ui';

/** Texts of the daily puzzle. */
export const dailyTexts = makeTexts({
  en: {
    note: 'The clock stops at your first right chain. A wrong chain only costs you time.',
    wrong: (times: number) => (times === 1 ? '1 wrong chain so far.' : `${times} wrong chains so far.`),
    kinds: (at: number, one: string, other: string) =>
      `Tiles ${at} and ${at + 1}: ${one} against ${other} don’t match.`,
    few: (at: number, one: string, other: string) =>
      `Tiles ${at} and ${at + 1}: ${one} and ${other} are fewer than six.`,
    adjacent: (at: number) => `Tile ${at} is joined on two adjacent sides.`,
  },
  fr: {
    note: 'Le chrono s’arrête à votre première chaîne juste. Une chaîne fausse ne fait perdre que du temps.',
    wrong: (times) => (times === 1 ? '1 chaîne fausse pour l’instant.' : `${times} chaînes fausses pour l’instant.`),
    kinds: (at, one, other) => `Tuiles ${at} et ${at + 1} : ${one} contre ${other}, ça ne va pas ensemble.`,
    few: (at, one, other) => `Tuiles ${at} et ${at + 1} : ${one} et ${other}, moins de six.`,
    adjacent: (at) => `La tuile ${at} est accolée par deux côtés voisins.`,
  },
  nl: {
    note: 'De klok stopt bij je eerste goede keten. Een foute keten kost je alleen tijd.',
    wrong: (times) => (times === 1 ? 'Tot nu toe 1 foute keten.' : `Tot nu toe ${times} foute ketens.`),
    kinds: (at, one, other) => `Tegels ${at} en ${at + 1}: ${one} tegen ${other} past niet.`,
    few: (at, one, other) => `Tegels ${at} en ${at + 1}: ${one} en ${other} is minder dan zes.`,
    adjacent: (at) => `Tegel ${at} ligt met twee aangrenzende zijden tegen een andere.`,
  },
});
