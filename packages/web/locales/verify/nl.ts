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
    'Elke verdeling volgt uit een geheim dat vóór de partij vastlag en uit het toeval van de browsers van de spelers. De browser van een speler onthoudt ook wat hij zag en wat hij toevoegde, dus de server kan geen van beide achteraf verwisselen zonder dat deze pagina het laat zien.',
  doesNotProve: 'Wat dit niet bewijst',
  doesNotProveText:
    'Dat de beheerder niet heeft meegekeken: een beheerder kan tijdens een partij het geheugen van de server lezen. Ook niet dat een speler die met de beheerder samenspant niet eerst verschillend toeval heeft geprobeerd en als laatste is gaan zitten. Speel alleen om een inzet op een server die je vertrouwt.',
  fingerprint: 'Vingerafdruk van vóór de partij',
  secret: 'Geheim, na de partij onthuld',
  contributions: 'Toeval van de spelers',
  noContribution: 'niets toegevoegd',
};
