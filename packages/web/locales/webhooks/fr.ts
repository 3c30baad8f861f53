import type { WebhookTexts } from './en.ts';

export const fr: WebhookTexts = {
  title: 'Discord ou Slack',
  text: 'Collez l’adresse d’un webhook à vous : Sesame y écrira quand c’est à vous de jouer dans une partie par correspondance ou quand votre partie de tournoi commence.',
  serverText: 'Écrit dans un salon de votre club quand un tournoi ouvre, commence ou se termine, et à chaque annonce.',
  url: 'Adresse du webhook',
  shape: 'Type',
  discord: 'Discord',
  slack: 'Slack',
  save: 'Enregistrer le webhook',
  saved: 'Webhook enregistré. Un premier message lui est envoyé.',
  remove: 'Supprimer le webhook',
  removed: 'Webhook supprimé.',
};
