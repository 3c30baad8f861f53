import type { AnalysisWords } from './en.ts';

export const nl: AnalysisWords = {
  unreadable: 'Deze partij kan niet worden geanalyseerd.',
  nothing: 'Er is geen race gespeeld.',
  allPossible: (right, hands) => `Alle ${hands} handen konden een keten worden; bij ${right} is dat gelukt.`,
  somePossible: (right, possible, hands) =>
    `${possible} van de ${hands} handen konden een keten worden; bij ${right} is dat gelukt.`,
  quickest: ({ name, time, round }) => `De snelste keten: ${name}, ${time} in race ${round}.`,
  races: 'De races',
  whose: 'De ketens van',
  explained:
    'De balken zijn tijden, als deel van de zandloper. Ernaast staat hoeveel ketens met de vijf tegels mogelijk waren. Hoe minder, hoe moeilijker te vinden.',
  race: (round) => `Race ${round}`,
  final: 'finale',
  player: 'Speler',
  time: 'Tijd',
  chains: 'Ketens',
  possible: (chains) => (chains === 0 ? 'geen mogelijk' : chains === 1 ? '1 keten' : `${chains} ketens`),
  won: 'wint',
  wrong: 'fout',
  gaveUp: (time) => `gaf op, ${time}`,
  late: 'geen tijd meer',
  own: (name, chains) =>
    chains === 1 ? `De keten van ${name}, de enige die er was.` : `De keten van ${name}, een van de ${chains}.`,
  shouted: (name) => `Wat ${name} riep:`,
  instead: (chains) => (chains === 1 ? 'De enige goede:' : `De dichtstbijzijnde van ${chains} goede:`),
  missed: (name, chains) =>
    chains === 1
      ? `De enige keten die ${name} had kunnen vinden.`
      : `Een van de ${chains} ketens die ${name} had kunnen vinden.`,
  impossible: (name) => `Met de tegels van ${name} was geen enkele keten mogelijk.`,
  fault: {
    kinds: (one, other) => `${one} tegen ${other}: niet hetzelfde symbool.`,
    few: (one, other) => `${one} tegen ${other}: minder dan zes.`,
    adjacent: (at) => `Tegel ${at} van de keten wordt op twee zijden naast elkaar geraakt.`,
  },
  touch: (one, other) => `${one} met ${other}`,
  inWords: (touches) => `De keten: ${touches}.`,
  machines: 'De machines',
  hindsight:
    'De beste machine wordt gezocht onder alle kaarten die een speler heeft gelegd of nog vasthield, alsof die en alle gewonnen kristallen er vanaf het begin waren.',
  built: 'Gebouwd',
  best: 'De beste met deze kaarten',
  searching: 'De beste machine wordt gezocht',
  had: (cards, crystals) =>
    `${cards === 1 ? '1 kaart' : `${cards} kaarten`} en ${crystals === 1 ? '1 kristal' : `${crystals} kristallen`} om mee te bouwen`,
  verdict: {
    best: 'Beter kon niet.',
    cards: (fewer) =>
      fewer === 1
        ? 'Evenveel kristallen passen op één kaart minder.'
        : `Evenveel kristallen passen op ${fewer} kaarten minder.`,
    crystals: (more) => (more === 1 ? 'Eén kristal meer was mogelijk.' : `${more} kristallen meer waren mogelijk.`),
    functions: (crystals) => `Hij had kunnen werken, met ${crystals === 1 ? '1 kristal' : `${crystals} kristallen`}.`,
    none: 'Met deze kaarten kon geen machine werken.',
    unfound: 'Er is geen werkende machine gevonden.',
    unsure: 'Misschien kan het nog beter: niet alles is geprobeerd.',
  },
};
