import { buildIfStale } from '@sesame/web/build';

/** Once for all browser tests: several of them run at a time. */
export default async () => {
  await buildIfStale();
};
