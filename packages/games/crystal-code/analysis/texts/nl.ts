import type { AnalysisTexts } from './en.ts';

export const nl: AnalysisTexts = {
  unreadable: 'Deze partij kan niet worden geanalyseerd.',
  nothing: 'Er zijn geen races gespeeld.',
  allPossible: (right, hands) => `Met alle ${hands} handen was een keten mogelijk; bij ${right} is dat gelukt.`,
  somePossible: (right, possible, hands) =>
    `Met ${possible} van de ${hands} handen was een keten mogelijk; bij ${right} is dat gelukt.`,
  quickest: ({ name, time, round }) => `Snelste keten: ${name}, ${time} in race ${round}.`,
  races: 'De races',
  whose: 'Toon de ketens van',
  explained:
    'De balken tonen de tijden als deel van de zandloper. Ernaast staat hoeveel ketens er met de vijf tegels mogelijk waren. Hoe minder, hoe moeilijker te vinden.',
  race: (round) => `Race ${round}`,
  final: 'finale',
  player: 'Speler',
  time: 'Tijd',
  chains: 'Ketens',
  possible: (chains) => (chains === 0 ? 'geen mogelijk' : chains === 1 ? '1 keten' : `${chains} ketens`),
  won: 'winnaar',
  wrong: 'fout',
  gaveUp: (time) => `gaf op, ${time}`,
  late: 'tijd om',
  own: (name, chains) =>
    chains === 1
      ? `De keten van ${name}, de enige mogelijke.`
      : `De keten van ${name}, een van de ${chains} mogelijke.`,
  ownWrong: (name) => `De keten van ${name}:`,
  instead: (chains) => (chains === 1 ? 'De enige goede keten:' : `De meest gelijkende van ${chains} goede ketens:`),
  missed: (name, chains) =>
    chains === 1
      ? `De enige keten die ${name} had kunnen maken.`
      : `Een van de ${chains} ketens die ${name} had kunnen maken.`,
  impossible: (name) => `Met de tegels van ${name} was geen enkele keten mogelijk.`,
  fault: {
    kinds: (one, other) => `${one} tegen ${other}: verschillende symbolen.`,
    few: (one, other) => `${one} tegen ${other}: minder dan zes.`,
    adjacent: (at) => `Tegel ${at} van de keten ligt met twee aangrenzende zijden tegen een andere.`,
  },
  touch: (one, other) => `${one} met ${other}`,
  inWords: (touches) => `De keten: ${touches}.`,
  machines: 'De machines',
  hindsight:
    'De beste machine is wat een speler had kunnen bouwen met alle kaarten die gelegd of nog in de hand waren en alle gewonnen kristallen, als alles er vanaf het begin was geweest.',
  built: 'Gebouwd',
  best: 'De beste met deze kaarten',
  searching: 'De beste machine zoeken',
  had: (cards, crystals) =>
    `${cards === 1 ? '1 kaart' : `${cards} kaarten`} en ${crystals === 1 ? '1 kristal' : `${crystals} kristallen`} om mee te bouwen`,
  verdict: {
    best: 'Beter kon niet.',
    cards: (fewer) =>
      fewer === 1
        ? 'Dezelfde kristallen hadden op één kaart minder gepast.'
        : `Dezelfde kristallen hadden op ${fewer} kaarten minder gepast.`,
    crystals: (more) => (more === 1 ? 'Eén kristal meer was mogelijk.' : `${more} kristallen meer waren mogelijk.`),
    functions: (crystals) =>
      `Een werkende machine was mogelijk, met ${crystals === 1 ? '1 kristal' : `${crystals} kristallen`}.`,
    none: 'Met deze kaarten was geen werkende machine mogelijk.',
    unfound: 'Er is geen werkende machine gevonden.',
    unsure: 'Misschien kan het nog beter: niet alle combinaties zijn geprobeerd.',
  },
};
