import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { compileSchemasLazily, serializeLazily, validateLazily } from './lazy-schemas.ts';

test('a schema is compiled for its first use, and once', () => {
  const compile = vi.fn(() => (data: unknown) => data === 1);
  const validate = validateLazily(compile);
  expect(compile).not.toHaveBeenCalled();
  expect([validate(1), validate(2)]).toEqual([true, false]);
  expect(compile).toHaveBeenCalledTimes(1);

  const compileSerializer = vi.fn(() => (answer: unknown) => `<${answer}>`);
  const serialize = serializeLazily(compileSerializer);
  expect(compileSerializer).not.toHaveBeenCalled();
  expect([serialize(1), serialize(2)]).toEqual(['<1>', '<2>']);
  expect(compileSerializer).toHaveBeenCalledTimes(1);
});

test('requests are refused with the reason, and answers carry only what the schema names', async () => {
  const app = Fastify();
  compileSchemasLazily(app);
  const body = { type: 'object', required: ['name'], properties: { name: { type: 'string', maxLength: 3 } } };
  const response = { 200: { type: 'object', properties: { name: { type: 'string' } } } };
  app.post('/', { schema: { body, response } }, async ({ body }) => ({ ...Object(body), secret: 1 }));
  const post = (payload: object) => app.inject({ method: 'POST', url: '/', payload });
  expect((await post({ name: 'Ann' })).body).toBe('{"name":"Ann"}');
  expect((await post({ name: 'Anna' })).json()).toMatchObject({ statusCode: 400, code: 'FST_ERR_VALIDATION' });
  expect((await post({})).json().message).toBe("body must have required property 'name'");
});
