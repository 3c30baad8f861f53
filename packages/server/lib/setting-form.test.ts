import { expect, test } from 'vitest';
import {
  anyText,
  listOf,
  oneOf,
  pageOrigin,
  proxyRange,
  rootPathOnly,
  type SettingForm,
  sender,
  timeOrOff,
  urlWith,
  wholeNumber,
} from './setting-form.ts';

test.each<[string, SettingForm<unknown>, readonly string[], readonly string[]]>([
  ['a whole number', wholeNumber(2, 10), ['2', '10', '07'], ['1', '11', '-3', '2.5', '1e1', ' 5', '', 'x']],
  ['a text', anyText('a name'), ['x', ' x '], ['', '  ']],
  ['one of some', oneOf(['info', 'warn']), ['info', 'warn'], ['', 'Info', 'info,warn']],
  [
    'a URL',
    urlWith(['smtp:', 'smtps:'], 'smtps://example.org'),
    ['smtp://example.org:25', 'smtps://u:p@example.org'],
    ['https://example.org', 'example.org', ''],
  ],
  [
    'an origin',
    pageOrigin,
    ['https://play.example.org', 'http://10.0.0.2:8080'],
    ['https://play.example.org/sesame', 'https://play.example.org/?a', 'ftp://example.org', 'play.example.org', ''],
  ],
  ['a time', timeOrOff, ['00:00', '09:59', '23:00', 'off'], ['24:00', '19:60', '9:00', '09:5', '109:00', 'on', '']],
  [
    'a sender',
    sender,
    ['sesame@example.org', 'Sesame <sesame@example.org>'],
    ['Sesame', 'Sesame <sesame>', 'a@b\r\nBcc: <c@d.org>', 'a b@example.org', ''],
  ],
  ['the root', rootPathOnly, ['/'], ['/sesame', '']],
  [
    'a proxy',
    proxyRange,
    ['10.0.0.2', '10.0.0.0/8', '::1', 'fc00::/7', 'private'],
    ['10.0.0.0/33', '10.0.0', 'public'],
  ],
])('%s is read, and nothing else', (_, form, good, bad) => {
  expect(good.filter((text) => form.parse(text) === undefined)).toEqual([]);
  expect(bad.filter((text) => form.parse(text) !== undefined)).toEqual([]);
});

test('settings are read as browsers and programs write them', () => {
  expect(wholeNumber(0, 10).parse('07')).toBe(7);
  expect(pageOrigin.parse('HTTPS://Play.example.org:443/')).toBe('https://play.example.org');
});

test('each item of a list is read by itself, and one that cannot be used spoils it', () => {
  const ports = listOf(wholeNumber(1, 9));
  expect(ports.parse('1, 2 ,3')).toEqual([1, 2, 3]);
  expect(ports.parse('1,,3')).toBeUndefined();
  expect(ports.parse('1,10')).toBeUndefined();
  expect(ports.what).toBe('a whole number from 1 to 9; several are separated by commas');
});
