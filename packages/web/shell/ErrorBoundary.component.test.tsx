import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Fails as soon as it is shown, as code does that expects what this browser does not have. */
function Failing(): undefined {
  useEffect(() => {
    throw new Error('no locks');
  }, []);
}

test('what fails beside a page leaves the page as it is', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await page.render(
    <>
      <main>The page</main>
      <ErrorBoundary fallback={null}>
        <Failing />
      </ErrorBoundary>
    </>,
  );
  await expect.poll(() => logged.mock.calls.length).toBeGreaterThan(0);
  await expect.element(page.getByText('The page')).toBeVisible();
});
