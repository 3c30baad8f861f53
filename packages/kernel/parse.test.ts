import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byType, flag, list, literal, object, oneOf, optional, type Parse, text, whole } from './parse.ts';

const lamp = object({ name: text(5), watts: whole(0, 100), on: optional(flag) });
const move = byType({ light: {}, set: { flame: whole(0, 9) } });

describe('refusals and their messages', () => {
  const cases: readonly (readonly [string, Parse<unknown>, unknown, string])[] = [
    ['a text too long', text(3), 'four', 'This should be a text of at most 3 characters.'],
    ['a number for a text', text(3), 4, 'This should be a text of at most 3 characters.'],
    ['a number below', whole(2, 4), 1, 'This should be a whole number from 2 to 4.'],
    ['a number above', whole(2, 4), 5, 'This should be a whole number from 2 to 4.'],
    ['half a number', whole(2, 4), 2.5, 'This should be a whole number from 2 to 4.'],
    ['no number at all', whole(2, 4), Number.NaN, 'This should be a whole number from 2 to 4.'],
    ['a number as text', whole(2, 4), '3', 'This should be a whole number from 2 to 4.'],
    ['a number for a flag', flag, 1, 'This should be true or false.'],
    ['another literal', literal('ruby'), 'opal', 'This should be "ruby".'],
    ['none of them', oneOf('top', 'left'), 'right', 'This should be one of top, left.'],
    ['a list too short', list(flag, { min: 1, max: 2 }), [], 'This should be a list of 1 to 2.'],
    ['a list too long', list(flag, { min: 2, max: 2 }), [true, true, true], 'This should be a list of 2.'],
    ['an object for a list', list(flag), { length: 0 }, 'This should be a list of 0 to 10000.'],
    ['a wrong item', list(flag), [true, 'no'], '[1] should be true or false.'],
    ['a list for an object', lamp, [], 'This should be an object.'],
    ['null for an object', lamp, null, 'This should be an object.'],
    ['a missing part', lamp, { name: 'hall' }, 'watts should be a whole number from 0 to 100.'],
    ['an unknown part', lamp, { name: 'hall', watts: 1, hue: 2 }, 'This has an unknown part "hue".'],
    ['a wrong optional part', lamp, { name: 'hall', watts: 1, on: null }, 'on should be true or false.'],
    [
      'a part of a part',
      object({ lamp }),
      { lamp: { name: 7, watts: 1 } },
      'lamp.name should be a text of at most 5 characters.',
    ],
    ['an unknown type', move, { type: 'douse' }, 'This should be an object with a type: light, set.'],
    ['no type', move, {}, 'This should be an object with a type: light, set.'],
    ['no object', move, 'light', 'This should be an object with a type: light, set.'],
    ['a part that the type has not', move, { type: 'light', flame: 1 }, 'This has an unknown part "flame".'],
  ];
  test.each(cases)('%s', (_, parse, json, message) => {
    expect(parse(json)).toEqual({ ok: false, error: { code: 'malformed', message } });
  });
});

describe('inherited properties are ignored', () => {
  test('an own key __proto__ is unknown', () => {
    expect(lamp(JSON.parse('{"name":"hall","watts":1,"__proto__":{"on":true}}'))).toMatchObject({ ok: false });
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('%s is not a type', (type) => {
    expect(move(JSON.parse(`{"type":"${type}"}`))).toMatchObject({ ok: false });
  });

  test('a property of the prototype does not count', () => {
    expect(lamp(Object.create({ name: 'hall', watts: 1 }))).toMatchObject({ ok: false });
    expect(move(Object.create({ type: 'light' }))).toMatchObject({ ok: false });
  });
});

test('a long unknown key is truncated in the message', () => {
  const read = lamp({ ['x'.repeat(1000)]: 1 });
  expect(read.ok ? '' : read.error.message).toHaveLength('This has an unknown part "…".'.length + 40);
});

test('a valid value is returned, key by key', () => {
  const given = { watts: 7, name: 'hall' };
  const read = lamp(given);
  expect(read).toEqual({ ok: true, value: { name: 'hall', watts: 7 } });
  expect(read.ok && read.value).not.toBe(given);
  expect(move({ type: 'set', flame: 3 })).toEqual({ ok: true, value: { type: 'set', flame: 3 } });
});

test('any value is either refused with a message or returned unchanged', () => {
  const parsers: readonly Parse<unknown>[] = [
    lamp,
    move,
    list(whole(0, 9), { max: 3 }),
    oneOf('top', 'left'),
    text(4),
    flag,
  ];
  fc.assert(
    fc.property(fc.constantFrom(...parsers), fc.anything({ withNullPrototype: true }), (parse, json) => {
      const read = parse(json);
      if (read.ok) expect(read.value).toEqual(json);
      else expect(read.error).toMatchObject({ code: 'malformed', message: expect.stringMatching(/\.$/) });
    }),
  );
});
