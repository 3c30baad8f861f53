// Adds page.render() to vitest/browser, so that component tests need no import of their own.
import 'vitest-browser-react';
import { afterEach, expect } from 'vitest';

/** Console errors and uncaught errors of the page since the last test. */
const pageErrors: string[] = [];

const consoleError = console.error;
console.error = (...values: readonly unknown[]) => {
  pageErrors.push(values.map(String).join(' '));
  consoleError(...values);
};
window.addEventListener('error', ({ message }) => pageErrors.push(message));
window.addEventListener('unhandledrejection', ({ reason }) => pageErrors.push(`unhandled rejection: ${reason}`));

// A test fails if the page reported an error, as in packages/e2e.
afterEach(() => {
  expect(pageErrors.splice(0)).toEqual([]);
});
