import type { en } from './en.ts';

export const nl: typeof en = {
  title: 'Vergeleken met wat deze browser zag',
  same: 'Het bestand klopt met wat deze browser tijdens de partij zag.',
  different: 'Het bestand klopt niet met wat deze browser tijdens de partij zag. De server heeft het veranderd.',
  nothing:
    'Deze browser heeft de partij niet gezien, dus het bestand kon alleen met zichzelf worden vergeleken. De browser van een speler kan meer controleren.',
  commitment: 'Vingerafdruk van het geheim, getoond vóór de partij',
  terms: 'Spel en instellingen, zoals afgesproken',
  share: (name: string): string => `Het aandeel van ${name}, vastgelegd voordat er een onthuld werd`,
  repeated: (times: number): string =>
    times === 1
      ? 'De trekking is één keer overgedaan omdat een speler zijn aandeel niet onthulde. Gebeurt dat vaak, dan wacht iemand misschien op meer geluk.'
      : `De trekking is ${times} keer overgedaan omdat een speler zijn aandeel niet onthulde. Misschien wachtte iemand op meer geluk.`,
  leftOut:
    'Deze browser heeft niets aan de trekking bijgedragen: hij was er niet toen de partij begon, of keek alleen toe. Deze pagina kan dus niet uitsluiten dat de server en een andere speler samen het toeval hebben gekozen.',
  seal: (name) => `${name}: de verborgen code is de code die verzegeld was`,
  receipt: 'Wat de server ondertekende, volgt volgens de regels uit het bestand',
  signature: 'Handtekening van de server',
  frames: 'Wat deze browser liet zien, is wat de server ondertekende',
  matches: 'hetzelfde',
  differs: 'anders',
  download: 'Opslaan wat deze browser zag',
};
