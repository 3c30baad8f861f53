import type { en } from './en.ts';

export const nl: typeof en = {
  title: 'Verdeling controleren',
  none: 'In deze partij is niets verdeeld',
  noneText: 'Dit spel kent geen toeval: alle zetten zijn door spelers gedaan, dus er valt niets te controleren.',
  honest: 'Alle verdelingen kloppen',
  honestText: (n) =>
    n === 1
      ? 'De enige verdeling van deze partij is in je browser nagerekend en klopt.'
      : `Alle ${n} verdelingen van deze partij zijn in je browser nagerekend en kloppen.`,
  mismatch: 'Sommige verdelingen kloppen niet',
  committed: 'Het geheim past bij de vingerafdruk die vóór de partij werd getoond.',
  notCommitted: 'Het geheim past niet bij de vingerafdruk die vóór de partij werd getoond.',
  deal: (ply) => `Verdeling bij zet ${ply}`,
  matches: 'klopt',
  differs: 'klopt niet',
  impossible: 'Controleren is niet mogelijk',
  proves: 'Wat dit bewijst',
  provesText:
    'Elke verdeling volgt uit een geheim van de server en een aandeel van de browser van elke speler. Alles lag vast voordat er één aandeel onthuld werd, dus niemand kon het toeval kiezen: de server niet, een speler niet, en samen ook niet. De browser van een speler onthoudt wat hij zag, dus er kan achteraf niets verwisseld worden zonder dat deze pagina het laat zien.',
  doesNotProve: 'Wat dit niet bewijst',
  doesNotProveText:
    'Dat de beheerder niet heeft meegekeken: een beheerder kan tijdens een partij het geheugen van de server lezen. Bots en spelers die er niet waren toen de partij begon, dragen geen aandeel bij; een speler van wie de browser er niet was, moet de anderen vertrouwen. En iedereen kan vóór het begin weggaan en het opnieuw proberen: je browser telt hoe vaak een trekking is overgedaan. Speel alleen om een inzet op een server die je vertrouwt.',
  fingerprint: 'Vingerafdruk van vóór de partij',
  secret: 'Geheim, na de partij onthuld',
  contributions: 'Aandelen van de spelers',
  noContribution: 'niets toegevoegd',
};
