import type { WebhookTexts } from './en.ts';

export const nl: WebhookTexts = {
  title: 'Discord of Slack',
  text: 'Plak het adres van je eigen webhook, en Sesame stuurt daar een bericht als je aan zet bent in een correspondentiepartij of als je toernooipartij begint.',
  serverText:
    'Plaatst een bericht in een kanaal van je club als een toernooi opent, begint of afloopt, en elke mededeling.',
  url: 'Adres van de webhook',
  shape: 'Soort',
  discord: 'Discord',
  slack: 'Slack',
  save: 'Webhook opslaan',
  saved: 'Webhook opgeslagen. Er is een eerste bericht onderweg.',
  remove: 'Webhook verwijderen',
  removed: 'Webhook verwijderd.',
};
