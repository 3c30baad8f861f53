import type { FastifyInstance } from 'fastify';

const MALFORMED = { code: 'malformed', message: 'The server can’t read this request.' };

/** As JSON and addresses write the letter that no text has and no database holds. */
const IN_JSON = '\\u0000';
const IN_ADDRESS = '%00';

/** Refuses what no schema looks at: hosts that are none, and the letter without a number. */
export const rejectMalformed = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ url, host, routeOptions }, reply) => {
    // An address where nothing is must not differ from one where something is that is not told of.
    const isLookedAt = routeOptions.url?.startsWith('/api/') !== false;
    const isForm = !url.includes(IN_ADDRESS) && URL.canParse(`http://${host}`);
    return isForm || !isLookedAt ? undefined : reply.code(400).send(MALFORMED);
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.includes(IN_JSON))
      done(Object.assign(new Error(MALFORMED.message), { statusCode: 400, code: MALFORMED.code }));
    else parse(request, text, done);
  });
};
