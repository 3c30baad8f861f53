import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Un problème est survenu',
  noPage: 'Page introuvable. Le lien n’est peut-être plus valable.',
  noTable: 'Table introuvable. Elle a peut-être été fermée.',
  noMatch: 'Partie introuvable, ou vous n’y avez pas accès.',
  unreadableMatch:
    'Les règles actuelles du serveur ne permettent pas d’afficher cette partie. Rien n’est perdu : elle attend de pouvoir l’être, ou qu’on y mette fin.',
  crashed: 'Cette page a rencontré une erreur. Votre partie est en sécurité sur le serveur.',
  reload: 'Recharger la page',
};
