import type { en } from './en.ts';

export const fr: typeof en = {
  ready: 'Une nouvelle version de Sesame est prête.',
  reload: 'Recharger',
  later: 'Plus tard',
  othersOpen: 'Fermez d’abord les autres onglets de Sesame : ils utilisent encore l’ancienne version.',
};
