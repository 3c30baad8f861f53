/** Console errors and uncaught errors of the page since the last test. Loaded once for all files of a page. */
export const pageErrors: string[] = [];

const consoleError = console.error;
console.error = (...values: readonly unknown[]) => {
  pageErrors.push(values.map(String).join(' '));
  consoleError(...values);
};
window.addEventListener('error', ({ message }) => pageErrors.push(message));
window.addEventListener('unhandledrejection', ({ reason }) => pageErrors.push(`unhandled rejection: ${reason}`));
