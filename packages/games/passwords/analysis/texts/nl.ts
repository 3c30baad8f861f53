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
    `Het dichtst bij de beste woorden: ${names}, met gemiddeld ${share} van de mogelijke stenen.`,
  seats: {
    title: 'Vergeleken met de beste woorden',
    player: 'Speler',
    share: 'Gemiddeld aandeel',
    laid: 'Stenen gelegd',
    laidOf: (laid, most) => `${laid} van ${most}`,
    best: 'Beste woorden',
    wrong: 'Ongeldige woorden',
    passes: 'Gepast',
    safes: 'Kluizen',
    explained:
      'Het beste woord is het toegestane woord waarmee je de meeste stenen legt (bij gelijke stand: de meeste kluizen op slot). Het aandeel vergelijkt jouw stenen met dat aantal; met ongeldige woorden en passen leg je er geen.',
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
    stones: (count) => (count === 1 ? '1 steen' : `${count} stenen`),
    could: (count) => `${count} mogelijk`,
    noBetter: 'geen woord legt er meer',
    noWord: 'geen woord meer over',
    walks: (turn) => `Routes van beurt ${turn}`,
  },
};
