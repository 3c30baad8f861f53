import type { AnalysisTexts } from './en.ts';

export const nl: AnalysisTexts = {
  loading: 'Woordenboek laden…',
  judging: 'Beste woorden zoeken…',
  unreadable: 'Deze partij kan niet worden geanalyseerd.',
  failed: 'Het woordenboek kon niet worden geladen.',
  again: 'Opnieuw proberen',
  nothing: 'Er is geen beurt gespeeld.',
  nobody: 'In deze partij is geen steen gelegd.',
  closest: (names, share) =>
    `Het dichtst bij de beste woorden: ${names}, met gemiddeld ${share} van het beste resultaat.`,
  seats: {
    title: 'Vergeleken met de beste woorden',
    player: 'Speler',
    share: 'Gemiddeld aandeel',
    gone: 'Stenen weg',
    goneOf: (gone, most) => `${gone} van ${most}`,
    best: 'Beste woorden',
    wrong: 'Ongeldige woorden',
    passes: 'Gepast',
    safes: 'Kluizen',
    explained:
      'De minste stenen wint. Het beste woord is dus het toegestane woord waarmee je de meeste stenen kwijtraakt (bij gelijke stand: de meeste kluizen op slot, dan de meeste stenen gelegd). Het aandeel vergelijkt jouw stenen met dat aantal of, als er geen steen weg kon, de gelegde stenen.',
  },
  turns: {
    title: 'Beurt voor beurt',
    whose: 'Toon beurten van',
    everybody: 'Iedereen',
    turn: 'Beurt',
    played: 'Gespeeld',
    best: 'Beste woord',
    share: 'Aandeel',
    walk: 'Routes',
    result: (laid, gone) => (gone === 0 ? `${laid} gelegd` : `${laid} gelegd, ${gone} weg`),
    could: (count) => `${count} mogelijk`,
    noBetter: 'geen woord is beter',
    noWord: 'geen woord meer over',
    /** How common a word is, by grade. */
    grades: {
      1: 'alledaags woord',
      2: 'gewoon woord',
      3: 'minder gewoon woord',
      4: 'zeldzaam woord',
      5: 'grof woord',
      allowed: 'goedgekeurd door de anderen',
    },
    walks: (turn) => `Routes van beurt ${turn}`,
  },
};
