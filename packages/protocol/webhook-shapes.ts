/** Whose messages a webhook understands. */
export const WEBHOOK_SHAPES = ['discord', 'slack'] as const;
export type WebhookShape = (typeof WEBHOOK_SHAPES)[number];
