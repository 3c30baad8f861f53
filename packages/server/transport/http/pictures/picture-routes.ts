import { createHash } from 'node:crypto';
import { canonicalJson, LOCALES } from '@sesame/kernel';
import { ID_PATTERN } from '@sesame/protocol';
import { hasPainter } from '@sesame/registry/painters';
import type { FastifyInstance } from 'fastify';
import { addressGroup } from '../../../lib/source.ts';
import type { Services } from '../../../services.ts';
import { fixedPicture, PICTURE_KINDS, type PictureId } from './address.ts';
import { makeDrawingThread } from './drawing-thread.ts';
import { findScene } from './find-scene.ts';
import { makePictureCache } from './picture-cache.ts';
import type { Scene } from './scene.ts';

const CACHE_BYTES = 32 * 1024 * 1024;
/** How long others may keep a picture whose address names what it shows, and one whose address does not. */
const NAMED_MAX_AGE_S = 86_400;
const UNNAMED_MAX_AGE_S = 60;

const PARAMS = {
  type: 'object',
  properties: {
    locale: { enum: LOCALES },
    kind: { enum: PICTURE_KINDS },
    id: { type: 'string', pattern: `^${ID_PATTERN}$` },
    version: { type: 'string', pattern: '^[0-9a-z-]{1,20}$' },
  },
} as const;

interface PictureParams extends PictureId {
  readonly locale: Scene['locale'];
}

const digestOf = (scene: Scene): string => createHash('sha256').update(canonicalJson(scene)).digest('base64url');

/** A profile needs no painter: it lists ratings of games that have one. */
const canDraw = (scene: Scene): boolean => scene.kind === 'player' || hasPainter(scene.game);

/** Pictures of link previews: 1200 × 630, drawn when they are first asked for. */
export const pictureRoutes = (app: FastifyInstance, services: Services): { close(): void } => {
  const thread = makeDrawingThread();
  const cache = makePictureCache(CACHE_BYTES);
  const limiter = services.makeRateLimiter('pictures', {
    uses: services.settings.limits.picturesPerMinute,
    seconds: 60,
  });
  const drawing = new Map<string, Promise<Uint8Array | undefined>>();

  /** A picture that several ask for at once is drawn once. */
  const draw = (key: string, scene: Scene): Promise<Uint8Array | undefined> => {
    const started = drawing.get(key);
    if (started !== undefined) return started;
    const drawn = thread
      .draw(scene)
      .then((png) => {
        if (png !== undefined) cache.add(key, png);
        return png;
      })
      .finally(() => drawing.delete(key));
    drawing.set(key, drawn);
    return drawn;
  };

  app.get<{ Params: PictureParams }>(
    '/pictures/:locale/:kind/:id/:version.png',
    { schema: { hide: true, params: PARAMS } },
    async ({ params, headers, ip }, reply) => {
      const found = await findScene(services, params, params.locale);
      if (found === undefined) return reply.callNotFound();
      const { scene, version } = found;
      if (!canDraw(scene)) return reply.redirect(fixedPicture(scene.kind === 'player' ? undefined : scene.game));
      const key = digestOf(scene);
      const isNamed = version === params.version && scene.kind !== 'player';
      reply
        .header('cache-control', `public, max-age=${isNamed ? NAMED_MAX_AGE_S : UNNAMED_MAX_AGE_S}`)
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('etag', `"${key}"`);
      if (headers['if-none-match'] === `"${key}"`) return reply.code(304).send();
      const known = cache.get(key);
      if (known === undefined && !drawing.has(key) && (await limiter.consume(addressGroup(ip))) !== undefined) {
        return reply.code(429).header('cache-control', 'no-store').send();
      }
      const png = known ?? (await draw(key, scene));
      if (png === undefined)
        return reply.code(503).header('cache-control', 'no-store').header('retry-after', '10').send();
      return reply.type('image/png').send(Buffer.from(png.buffer, png.byteOffset, png.length));
    },
  );
  return { close: thread.close };
};
