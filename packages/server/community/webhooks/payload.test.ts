import { expect, test } from 'vitest';
import { makePayload } from './payload.ts';

const URL = 'https://play.example.org/matches/m1';

test('in Discord’s shape, nobody is mentioned and nothing is formatted', () => {
  expect(JSON.parse(makePayload('discord', { text: 'Your turn with @everyone *Bo*', url: URL }))).toEqual({
    content: `Your turn with @everyone \\*Bo\\*\n${URL}`,
    allowed_mentions: { parse: [] },
  });
});

test('in Slack’s shape, control characters are escaped', () => {
  expect(JSON.parse(makePayload('slack', { text: 'A & <!channel>', url: URL }))).toEqual({
    text: `A &amp; &lt;!channel&gt;\n<${URL}>`,
  });
});
