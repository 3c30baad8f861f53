import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { keptFiles } from './vite-plugins/kept-files.ts';
import { precompress } from './vite-plugins/precompress.ts';
import { preloadFonts } from './vite-plugins/preload-fonts.ts';
import { stripRoutes } from './vite-plugins/strip-routes.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [stripRoutes(), react(), preloadFonts(), keptFiles(), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // The CSP forbids data: URLs, so no asset is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // Importing one constant of the protocol must not pull in all its schemas.
      treeshake: { moduleSideEffects: [{ test: /packages[\\/]protocol[\\/]/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            // React seldom changes, so its chunk stays cached across releases.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            // Few larger chunks load faster than many small ones. Faces of bots come with the pages that show them.
            {
              name: 'pieces',
              test: /packages[\\/]ui[\\/](pieces|players[\\/](?!Bot|face|PlayerChip|SeatName)|layout|board|sound|icons|language|[a-z-]+\.tsx?$)/,
            },
            {
              name: 'core',
              test: /packages[\\/]web[\\/](data[\\/](client|games|has-pending-shares|matchmaking|next-match|seat-name|settings|store|take-seat|topics|use-(match|me|mutation|page-visible|query|seat-names|table)|waiting-matches)\.|shell[\\/][\w-]+\.|locales[\\/](texts|refusals[\\/]refusal-text)\.|offline[\\/]has-database|pages[\\/]home[\\/](table-filter|DailyPuzzles)|widgets[\\/](CountBadge|EmptyArt|GameArt|preload-match-page|terms[\\/]use-agreement|match[\\/](MatchRows|result-text)|time-control[\\/]time-control-text))/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
});
