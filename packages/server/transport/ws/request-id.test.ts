import { expect, test } from 'vitest';
import { findRequestId, requestIdOf } from './request-id.ts';

test.each([
  ['{"type":"say","id":7,"text":"', 7],
  ['{"id": 12, oops}', 12],
  ['{"type":"play","move":{"id":5}', null],
  ['{"type":"say","id":"7"', null],
  ['{"id":-1}', null],
  ['["id",7]', null],
  ['hello', null],
  ['', null],
])('the id of the text %s is %s', (text, id) => {
  expect(findRequestId(text)).toBe(id);
});

test.each([
  [{ type: 'say', id: 7, text: 1 }, 7],
  [{ id: 0 }, 0],
  [{ id: -1 }, null],
  [{ id: 1.5 }, null],
  [{ id: '7' }, null],
  [[7], null],
  [null, null],
  ['id', null],
])('the id of the message %j is %s', (json, id) => {
  expect(requestIdOf(json)).toBe(id);
});
