import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Security headers that browsers heed on documents only. A page asks for dozens of files: they would be 10 kB. */
const DOCUMENT_HEADERS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** The built web. Files with a hash in their name never change; every other path is a page of the one application. */
export const serveWeb = async (app: FastifyInstance, folder: string | undefined): Promise<void> => {
  const nothing = (reply: FastifyReply) => reply.code(404).send({ code: 'not-found', message: 'Not found.' });
  if (folder === undefined) {
    app.setNotFoundHandler((_request, reply) => nothing(reply));
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (isHashed) for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.[a-z0-9]+$/.test(request.url);
    if (isPage) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return nothing(reply);
  });
};
