import type { ChatLine } from '@sesame/protocol';
import { expect, test } from 'vitest';
import { encodeMessage } from './server-message.ts';
import { makeFrame } from './ws-frame.ts';

declare const line: ChatLine & { readonly key: string };

/** Compile-time tests: never called, checked by `tsc`. An unused `@ts-expect-error` is an error. */
const messages = () => {
  encodeMessage({ type: 'done', id: 1 });
  // @ts-expect-error There is no such message.
  encodeMessage({ type: 'hello' });
  // @ts-expect-error A field is missing.
  encodeMessage({ type: 'watchers', match: 'a' });
  // @ts-expect-error A field has another type.
  encodeMessage({ type: 'watchers', match: 'a', count: '1' });
  // @ts-expect-error A field belongs to another message.
  encodeMessage({ type: 'done', id: 1, count: 1 });
  // @ts-expect-error A field inside a list is not declared.
  encodeMessage({ type: 'chat', table: 'a', seq: 1, lines: [line] });
  // @ts-expect-error Only encoded messages are sent.
  makeFrame(JSON.stringify({ type: 'done', id: 1 }));
};

test('tsc rejects messages that are not in the protocol', () => {
  expect(messages).toBeTypeOf('function');
});
