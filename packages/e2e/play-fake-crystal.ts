import type { Page } from 'playwright-core';

/** Makes an offer: the first two tiles of the hand, claimed as 6 and 12. */
export const makeOffer = async (page: Page): Promise<void> => {
  const stall = page.getByRole('region', { name: 'Your stall' });
  for (const place of ['Left column, claim 6: empty', 'Right column, claim 12: empty']) {
    await stall
      .getByRole('button', { name: /^Pick up/ })
      .first()
      .click();
    await stall.getByRole('button', { name: place }).click();
  }
  await page.getByRole('button', { name: 'Make offer' }).click();
};
