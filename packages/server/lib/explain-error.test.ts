import { expect, test } from 'vitest';
import { explainStartError } from './explain-error.ts';

const CONTEXT = { port: 80, host: '0.0.0.0', data: 'data', database: 'postgres://ann:secret@db.example.org/club' };
const errorWith = (fields: object) => Object.assign(new Error('boom'), fields);

test.each([
  [{ code: 'EACCES', syscall: 'listen' }, 'Port 80 is not allowed for this user. Choose one above 1023 with --port.'],
  [{ code: 'EADDRINUSE', syscall: 'listen' }, 'Port 80 is already in use. Choose another with --port.'],
  [
    { code: 'EACCES', syscall: 'mkdir' },
    'The directory data is not writable for this user. Choose another with --data.',
  ],
  [{ code: 'EROFS', syscall: 'open' }, 'The directory data is not writable for this user. Choose another with --data.'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 1 * 256 + 14 }, 'The store in data cannot be opened.'],
  [
    { code: 'ECONNREFUSED' },
    'PostgreSQL at db.example.org cannot be reached (ECONNREFUSED). Start it, or correct DATABASE_URL.',
  ],
  [{ code: '28P01' }, 'PostgreSQL at db.example.org refuses: boom. Correct DATABASE_URL.'],
])('%j is explained', (fields, sentence) => {
  expect(explainStartError(errorWith(fields), CONTEXT)).toMatchObject({ name: 'OperatorError', message: sentence });
});

test('a bug stays as it is', () => {
  const bug = new TypeError('x is not a function');
  expect(explainStartError(bug, CONTEXT)).toBe(bug);
});
