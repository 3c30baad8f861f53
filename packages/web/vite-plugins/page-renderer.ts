import { join, resolve } from 'node:path';
import { build, type Plugin, type UserConfig } from 'vite';
import { stripRoutes } from './strip-routes.ts';

/** The folder of the build with the renderer. It is not served. */
const FOLDER = 'renderer';

/** Builds the app once more, for the server, which renders pages with it. It is complete: nothing else is installed there. */
export const pageRenderer = (config: UserConfig): Plugin => {
  let folder = '';
  return {
    name: 'page-renderer',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (error !== undefined) return;
        await build({
          ...config,
          configFile: false,
          logLevel: 'warn',
          define: { 'process.env.NODE_ENV': '"production"' },
          plugins: [stripRoutes()],
          ssr: { noExternal: true, target: 'node' },
          build: {
            ...config.build,
            outDir: join(folder, FOLDER),
            ssr: 'render-page.tsx',
            copyPublicDir: false,
            emptyOutDir: true,
            ssrEmitAssets: false,
            minify: true,
            rolldownOptions: {},
          },
        });
      },
    },
  };
};
