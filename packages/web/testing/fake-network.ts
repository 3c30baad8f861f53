import { makeFakeSocket, respond } from './fake-server.ts';

// Replaces the network before any module of the web app is loaded. Vitest’s own traffic passes.
const isApi = (url: unknown): boolean => new URL(String(url), location.href).pathname.startsWith('/api/');

const realFetch = globalThis.fetch;
globalThis.fetch = async (input, init) =>
  typeof input === 'string' && isApi(input) ? respond(input, init) : realFetch(input, init);
globalThis.WebSocket = new Proxy(WebSocket, {
  construct: (Real, [url, ...rest]) => (isApi(url) ? makeFakeSocket() : Reflect.construct(Real, [url, ...rest])),
});
