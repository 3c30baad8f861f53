import { Webhook, WebhookSettings } from '../mail.ts';
import type { Route } from './route.ts';

/** Webhooks in Discord’s or Slack’s shape, of players and of the server. */
export const WEBHOOK_ROUTES = {
  webhook: {
    method: 'GET',
    path: '/account/webhook',
    tag: 'notifications',
    summary: 'Get your webhook',
    answer: WebhookSettings,
    who: 'person',
  },
  setWebhook: {
    method: 'PUT',
    path: '/account/webhook',
    tag: 'notifications',
    summary: 'Have your turns and tournament calls posted to Discord or Slack',
    body: Webhook,
    answer: WebhookSettings,
    who: 'person',
    reauth: true,
  },
  removeWebhook: {
    method: 'DELETE',
    path: '/account/webhook',
    tag: 'notifications',
    summary: 'Remove your webhook',
    answer: WebhookSettings,
    who: 'person',
  },
  serverWebhook: {
    method: 'GET',
    path: '/desk/webhook',
    tag: 'admin',
    summary: 'Get the server’s webhook',
    answer: WebhookSettings,
    who: 'admin',
  },
  setServerWebhook: {
    method: 'PUT',
    path: '/desk/webhook',
    tag: 'admin',
    summary: 'Have tournaments and announcements posted to Discord or Slack',
    body: Webhook,
    answer: WebhookSettings,
    who: 'admin',
    audited: 'server',
  },
  removeServerWebhook: {
    method: 'DELETE',
    path: '/desk/webhook',
    tag: 'admin',
    summary: 'Remove the server’s webhook',
    answer: WebhookSettings,
    who: 'admin',
    audited: 'server',
  },
} as const satisfies Record<string, Route>;
