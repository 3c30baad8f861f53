import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Where the inspector is, beside the site. */
export const INSPECTOR_PATH = '/inspector';

const VIRTUAL = 'virtual:inspected-games';
const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
const MAIN = fileURLToPath(new URL('./main.tsx', import.meta.url));

/** The page itself. `transformIndexHtml` adds what Vite and React's fast refresh need. */
const PAGE = `<!doctype html>
<html lang="en" data-theme="dark">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Sesame inspector</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/@fs${MAIN.startsWith('/') ? '' : '/'}${MAIN.replaceAll('\\', '/')}"></script>
  </body>
</html>
`;

interface InspectedGame {
  readonly folder: string;
  readonly entryFile: string;
}

/** Serves the inspector on a development server, for these games and the built-in ones. Not part of any build. */
export const inspectorPage = (games: readonly InspectedGame[]): Plugin => ({
  name: 'sesame-inspector',
  apply: 'serve',
  config: () => ({ server: { fs: { allow: [REPOSITORY, ...games.map(({ folder }) => folder)] } } }),
  resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
  load: (id) => {
    if (id !== `\0${VIRTUAL}`) return undefined;
    const imports = games.map(({ entryFile }, i) => `import { entry as entry${i} } from ${JSON.stringify(entryFile)};`);
    return [...imports, `export default [${games.map((_, i) => `entry${i}`).join(', ')}];`].join('\n');
  },
  configureServer: (server) => {
    server.middlewares.use(INSPECTOR_PATH, async (request, response, next) => {
      if (request.method !== 'GET' || (request.url ?? '/').split('?')[0] !== '/') return next();
      const page = await server.transformIndexHtml(request.originalUrl ?? INSPECTOR_PATH, PAGE);
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
    });
  },
});
