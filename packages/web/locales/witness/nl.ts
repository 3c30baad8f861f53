import type { en } from './en.ts';

export const nl: typeof en = {
  title: 'Vergeleken met wat deze browser zag',
  same: 'Het bestand klopt met wat deze browser tijdens de partij zag.',
  different: 'Het bestand klopt niet met wat deze browser tijdens de partij zag. De server heeft het veranderd.',
  nothing:
    'Deze browser heeft de partij niet gezien, dus het bestand kon alleen met zichzelf worden vergeleken. De browser van een speler kan meer controleren.',
  commitment: 'Vingerafdruk van het geheim, getoond vóór de partij',
  contribution: 'Het toeval dat deze browser toevoegde',
  seal: (name) => `${name}: de verborgen code is de code die verzegeld was`,
  matches: 'hetzelfde',
  differs: 'anders',
  download: 'Opslaan wat deze browser zag',
};
