import type { en } from './en.ts';

export const nl: typeof en = {
  title: 'De delingen narekenen',
  none: 'In deze partij is niets gedeeld',
  noneText: 'Dit spel kent geen toeval: elke zet is door een speler gedaan, dus er is niets na te rekenen.',
  honest: 'Elke deling is zoals ze moest zijn',
  honestText: (n) =>
    n === 1
      ? 'De ene deling van deze partij is in je browser nagerekend en klopt.'
      : `Alle ${n} delingen van deze partij zijn in je browser nagerekend en kloppen.`,
  mismatch: 'Deze delingen zijn niet zoals ze moesten zijn',
  committed: 'Het geheim heeft de vingerafdruk die voor de partij werd getoond.',
  notCommitted: 'Het geheim heeft niet de vingerafdruk die voor de partij werd getoond.',
  deal: (ply) => `Deling bij zet ${ply}`,
  matches: 'zoals ze moest zijn',
  differs: 'had anders moeten zijn',
  impossible: 'Dit is niet na te rekenen',
  proves: 'Wat dit bewijst',
  provesText:
    'Het huis legde zijn geheim vast voor er iemand ging zitten, en daarna voegde de browser van elke speler zijn eigen toeval toe. Niemand, ook het huis niet, kon dus een deling kiezen.',
  doesNotProve: 'Wat het niet bewijst',
  doesNotProveText:
    'Dat de gastheer niet heeft gekeken. Wie het huis beheert, kan tijdens een partij het geheugen lezen. Speel om de eer, bij mensen die je vertrouwt.',
  fingerprint: 'Vingerafdruk, getoond voor de partij',
  secret: 'Het geheim, nu getoond',
  contributions: 'Toeval van de spelers',
  noContribution: 'voegde niets toe',
};
