import { buildIfStale } from '@sesame/web/build';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built web app. */
    web: string;
  }
}

/** Builds the web app once per run, for all e2e tests. */
export default async ({ provide }: TestProject) => {
  provide('web', await buildIfStale());
};
