import type { en } from './en.ts';

export const nl: typeof en = {
  ready: 'Er staat een nieuwe versie van Sesame klaar.',
  reload: 'Herladen',
  later: 'Later',
  othersOpen: 'Sluit eerst de andere tabbladen met Sesame. Die gebruiken nog de oude versie.',
};
