import type { FastifyInstance } from 'fastify';

const MALFORMED = { code: 'malformed', message: 'The server can’t read this request.' };

/** The NUL character as JSON and URLs encode it. PostgreSQL text cannot store it. */
const NUL_IN_JSON = '\\u0000';
const NUL_IN_URL = '%00';

/** Refuses what no schema checks: invalid hosts, and NUL characters in URLs and bodies. */
export const rejectMalformed = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ url, host, routeOptions }, reply) => {
    // Unknown URLs are checked too: they must not differ from hidden routes.
    const isChecked = routeOptions.url?.startsWith('/api/') !== false;
    const isWellFormed = !url.includes(NUL_IN_URL) && URL.canParse(`http://${host}`);
    return isWellFormed || !isChecked ? undefined : reply.code(400).send(MALFORMED);
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.includes(NUL_IN_JSON))
      done(Object.assign(new Error(MALFORMED.message), { statusCode: 400, code: MALFORMED.code }));
    else parse(request, text, done);
  });
};
