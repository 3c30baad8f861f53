import { afterEach, beforeEach, expect, vi } from 'vitest';
// Adds page.render() to vitest/browser, so that component tests need no import of their own.
import { cleanup } from 'vitest-browser-react';
import { pageErrors } from './page-errors.ts';

// The files of a worker share a page, and the module above, which asks for this, is loaded for the first of them only.
beforeEach(cleanup);

// A test may stop the clock.
afterEach(() => {
  vi.useRealTimers();
});

// A test fails if the page reported an error, as in packages/e2e.
afterEach(() => {
  expect(pageErrors.splice(0)).toEqual([]);
});
