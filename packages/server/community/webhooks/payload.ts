import type { WebhookShape } from '@sesame/protocol';

/** A message of a webhook: a line of text and the page it is about. */
export interface WebhookMessage {
  readonly text: string;
  readonly url: string;
}

/** The message as Discord and Slack expect it. Names can neither mention anybody nor format the text. */
export const makePayload = (shape: WebhookShape, { text, url }: WebhookMessage): string => {
  switch (shape) {
    case 'discord':
      return JSON.stringify({ content: `${escapeMarkdown(text)}\n${url}`, allowed_mentions: { parse: [] } });
    case 'slack':
      return JSON.stringify({ text: `${escapeSlack(text)}\n<${url}>` });
  }
};

const escapeMarkdown = (text: string): string => text.replace(/[\\*_~`|>#[\]()<]/g, (mark) => `\\${mark}`);

const SLACK_ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeSlack = (text: string): string => text.replace(/[&<>]/g, (mark) => SLACK_ENTITIES[mark] ?? mark);
