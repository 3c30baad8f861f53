import { watchObservables } from '../data/observable.ts';

const resets: (() => void)[] = [];

/** Adds what is done before every test. */
export const onReset = (reset: () => void): void => {
  resets.push(reset);
};

watchObservables(onReset);

/** All tests of a worker share a page: what one has left in the web app and in the browser must not reach the next. */
export const resetApp = (): void => {
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
  for (const reset of resets) reset();
};
