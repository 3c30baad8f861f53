import type { FoundGame } from '@sesame/game-loader';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { type ChunkPlan, planChunks } from './vite-plugins/chunk-plan.ts';
import { dropFacades } from './vite-plugins/drop-facades.ts';
import { keptFiles } from './vite-plugins/kept-files.ts';
import { outsideGames } from './vite-plugins/outside-games.ts';
import { pageRenderer } from './vite-plugins/page-renderer.ts';
import { precompress } from './vite-plugins/precompress.ts';
import { preloadFonts } from './vite-plugins/preload-fonts.ts';
import { preloads } from './vite-plugins/preloads.ts';
import { stripRoutes } from './vite-plugins/strip-routes.ts';

/** Games from outside, as `build.ts` has found them. */
const found: readonly FoundGame[] = JSON.parse(process.env.SESAME_FOUND_GAMES ?? '[]');

const config = {
  root: import.meta.dirname,
  worker: { plugins: () => [outsideGames(found)] },
  // In an installed package the client brings a protocol of its own, and games from outside may have other copies.
  resolve: { dedupe: ['@sesame/kernel', '@sesame/protocol', '@sesame/ui', 'react', 'react-dom'] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // The CSP forbids data: URLs, so no asset is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // A lazily loaded module may share its chunk with others, instead of a file of its own that points there.
      preserveEntrySignatures: 'allow-extension' as const,
    },
  },
} satisfies UserConfig;

/** Every module is in the plan, so no group takes the modules that it imports along. */
const groupBy = (plan: ChunkPlan) => ({
  groups: [{ name: plan, debugName: 'planned', includeDependenciesRecursively: false }],
});

export default defineConfig(async ({ command }) => ({
  ...config,
  plugins: [
    stripRoutes(),
    outsideGames(found),
    react(),
    preloadFonts(),
    dropFacades(),
    preloads(),
    keptFiles(),
    precompress(),
    // Code of games from outside is never run by the server itself.
    ...(found.length === 0 ? [pageRenderer(config)] : []),
  ],
  build: {
    ...config.build,
    rolldownOptions: {
      ...config.build.rolldownOptions,
      // Parts that are shown together are in one chunk on purpose.
      checks: { ineffectiveDynamicImport: false },
      output: command === 'build' ? { codeSplitting: groupBy(await planChunks(config, found)) } : {},
    },
  },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
}));
