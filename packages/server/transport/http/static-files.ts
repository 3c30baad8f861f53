import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { Locale } from '@sesame/kernel';
import { type FirstData, LOCALE_COOKIE } from '@sesame/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedLocale } from '../../lib/accepted-locale.ts';
import type { Services } from '../../services.ts';
import { ENDED_MATCHES, type FindFirstData } from './pages/first-data.ts';
import { findHead, type Head, type HeadServices } from './pages/head.ts';
import { withFirst, withHead, withRendered } from './pages/head-html.ts';
import { preloadTags, readPreloads } from './pages/preloads.ts';
import { makeRenderingThread } from './pages/rendering-thread.ts';

const compress = promisify<string, BrotliOptions, Buffer>(brotliCompress);
/** A page is made for each request, so compressing it must cost little. */
const BROTLI_FAST: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** While the store cannot be read, pages still open. */
const NEUTRAL: Head = { title: 'Sesame', description: 'Tabletop games about codes and crystals.' };

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

const POLICY = 'content-security-policy';
/** The part of the build that renders pages here. */
const RENDERER_PATH = '/renderer/';

interface ServedWeb {
  close(): void;
}

interface WebDeps {
  readonly services: Pick<Services, 'settings'> & HeadServices;
  readonly findFirstData: FindFirstData;
}

/**
 * The built web. Files with a hash in their name never change; every other path is a page of the one application, with a
 * head of its own.
 */
export const serveWeb = async (
  app: FastifyInstance,
  folder: string | undefined,
  { services, findFirstData }: WebDeps,
): Promise<ServedWeb> => {
  const nothing = (reply: FastifyReply) => reply.code(404).send({ code: 'not-found', message: 'Not found.' });
  if (folder === undefined) {
    app.setNotFoundHandler((_request, reply) => nothing(reply));
    return { close: () => {} };
  }
  const thread = makeRenderingThread(folder, (err) => app.log.warn({ err }, 'page not rendered'));
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    allowedPath: (path) => !path.startsWith(RENDERER_PATH),
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (isHashed) for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
    },
  });
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { url, protocol, host, headers } = request;
    const locale = localeOf(app, headers);
    // Read for each page, as a new build may have replaced them.
    const [page, preloads, head, first] = await Promise.all([
      readFile(join(folder, 'index.html'), 'utf8'),
      readPreloads(folder),
      findHead(url, services, locale).catch(() => NEUTRAL),
      findFirstData(request).catch(() => undefined),
    ]);
    const address = { origin: services.settings.origin ?? `${protocol}://${host}`, url, locale };
    reply
      .code(head.isMissing ? 404 : 200)
      .header('cache-control', cachingOf(first))
      .header('vary', 'accept-language, accept-encoding, cookie, user-agent, sec-ch-ua-mobile')
      .type('text/html; charset=utf-8');
    const [path = '', search = ''] = url.split('?');
    const asked = { path, search, locale, isNarrow: isPhone(headers), first };
    const isRendered = path === '/' || first?.match !== undefined;
    const rendered = isRendered ? await thread.render(asked, buildOf(page)) : undefined;
    const tags = preloadTags(preloads, {
      path,
      game: head.game,
      locale,
      isRendered: rendered !== undefined,
      isReturning: hasPlayed(first),
    });
    const plain = withFirst(withHead(page, head, address), tags, first);
    const html = rendered === undefined ? plain : withRendered(plain, rendered, asked);
    if (rendered !== undefined) allowStyles(reply, rendered.css);
    if (!/\bbr\b/.test(String(headers['accept-encoding'] ?? ''))) return reply.send(html);
    return reply.header('content-encoding', 'br').send(await compress(html, BROTLI_FAST));
  };
  // Of the folder itself the file server makes an error, unless a compressed page is asked for.
  app.get('/', { schema: { hide: true } }, sendPage);
  app.setNotFoundHandler((request, reply) => {
    return isPage(request) ? sendPage(request, reply) : nothing(reply);
  });
  return { close: thread.close };
};

/** Whether a path without a file is a page. Queries do not matter: others add to them, such as `?utm_source=t.co`. */
const isPage = ({ method, url }: FastifyRequest): boolean => {
  const [path = ''] = url.split('?');
  return (method === 'GET' || method === 'HEAD') && !path.startsWith('/api/') && !/\.[a-z0-9]+$/.test(path);
};

/** The policy with the one style sheet in the page. */
const allowStyles = (reply: FastifyReply, css: string): void => {
  const policy = String(reply.getHeader(POLICY));
  const hash = createHash('sha256').update(css).digest('base64');
  reply.header(POLICY, policy.replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`));
};

/** Changes with every file of the first load. */
const buildOf = (page: string): string => createHash('sha256').update(page).digest('hex').slice(0, 16);

/** What browsers say of themselves. A wrong guess costs the page a second layout. */
const isPhone = (headers: FastifyRequest['headers']): boolean =>
  headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? '');

/** Whether the home page lists matches. */
const hasPlayed = (first: FirstData | undefined): boolean => {
  const running = first?.topics.me;
  const ended = first?.answers[ENDED_MATCHES];
  return (running?.type === 'me' && running.matches.length > 0) || (Array.isArray(ended) && ended.length > 0);
};

/** A page with somebody's data is kept nowhere: after signing out, the way back must not show it. */
const cachingOf = (first: FirstData | undefined): string => (first === undefined ? 'no-cache' : 'private, no-store');

/** The language that the player has chosen on this site, or else that of the browser. */
const localeOf = (app: FastifyInstance, { cookie, ...headers }: FastifyRequest['headers']): Locale => {
  const chosen = cookie === undefined ? undefined : app.parseCookie(cookie)[LOCALE_COOKIE];
  return acceptedLocale(chosen ?? headers['accept-language']);
};
