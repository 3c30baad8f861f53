import type { ShortcutTexts } from './en.ts';

export const nl: ShortcutTexts = {
  title: 'Sneltoetsen',
  allPages: 'Op elke pagina',
  match: 'Tijdens een partij',
  nextMatch: 'volgende partij waarin jij aan zet bent',
  previousMatch: 'vorige partij waarin jij aan zet bent',
  help: 'hulp bij het toetsenbord',
  skip: 'de animatie overslaan',
  undo: 'je zet terugnemen, zolang dat mag',
  step: 'een zet terug of vooruit',
  notes: 'vorig of volgend commentaar',
  jump: 'naar het begin of het einde',
  note: 'Sneltoetsen werken niet terwijl je typt.',
  all: 'Alle sneltoetsen',
};
