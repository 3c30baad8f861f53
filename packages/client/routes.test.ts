import { ROUTES, type Route } from '@sesame/protocol';
import { expect, test } from 'vitest';

const routes = Object.entries<Route>(ROUTES);

test('no two routes have the same method and path', () => {
  const addresses = routes.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(addresses).toHaveLength(new Set(addresses).size);
});

test.each(routes)('%s describes the parameters in its path, and no others', (_name, { path, params }) => {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const described = params !== undefined && 'properties' in params ? Object.keys(params.properties as object) : [];
  expect(described.toSorted()).toEqual(inPath.toSorted());
});

test.each(routes)('%s has a body only if its method allows one', (_name, { method, body }) => {
  expect(body === undefined || (method !== 'GET' && method !== 'DELETE')).toBe(true);
});

test.each(routes)('%s has a summary without a full stop', (_name, { summary }) => {
  expect(summary).toMatch(/^[A-Z].*[^.]$/);
});
