import { buildIfStale } from '@sesame/web/build';

/** Builds the web app once, before the workers of the e2e tests need it at the same time. */
export default async () => {
  await buildIfStale();
};
