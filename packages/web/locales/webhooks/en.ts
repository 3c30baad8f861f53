/** Texts of webhooks. */
export const en = {
  title: 'Discord or Slack',
  text: 'Paste the address of a webhook of your own, and Sesame posts there when it’s your turn in a correspondence match or your tournament match starts.',
  serverText: 'Posts to a channel of your club when a tournament opens, starts or ends, and all announcements.',
  url: 'Webhook address',
  shape: 'Format',
  discord: 'Discord',
  slack: 'Slack',
  save: 'Save webhook',
  saved: 'Webhook saved. A first message is on its way to it.',
  remove: 'Remove webhook',
  removed: 'Webhook removed.',
};

export type WebhookTexts = typeof en;
