import type { en } from './en.ts';

export const nl: typeof en = {
  title: 'Terugkijken',
  finished: 'Je afgelopen partijen',
  of: (game) => `${game}, teruggekeken`,
  ply: (ply, plies) => `${ply} van ${plies}`,
  start: 'het begin',
  scrub: 'Zet',
  first: 'Naar het begin',
  previous: 'Een zet terug',
  next: 'Een zet verder',
  last: 'Naar het einde',
  play: 'Vanzelf afspelen',
  pause: 'Pauze',
  speed: 'Snelheid',
  speedFactor: (n) => `${n.toLocaleString('nl')} ×`,
  viewAs: 'Gezien door',
  spectator: 'Een toeschouwer',
  share: 'Kopieer een link naar deze zet',
  keyHint: 'Pijltjes gaan een zet verder, spatie speelt af, Home en End springen.',
  open: 'Open een partij',
  openText:
    'Het bestand van een partij bevat elke zet. Het wordt hier in je browser nagespeeld en nergens heen gestuurd.',
  choose: 'Kies een bestand',
  drop: 'of laat het hier vallen',
  openAnother: 'Open een andere',
  notJson: 'Dit bestand is geen partij: het is niet als JSON te lezen.',
  noGame: (game) => `Het huis heeft het spel “${game}” niet.`,
  fault: (ply, why) =>
    ply === 0
      ? `Deze partij kan niet worden nagespeeld: ${why}`
      : `Zet ${ply} van deze partij kan niet worden gespeeld: ${why}`,
  notYet: 'Een partij kan worden teruggekeken als ze voorbij is.',
};
