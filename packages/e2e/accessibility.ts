import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Serious and critical accessibility violations of a page. */
export const findViolations = (page: Page): Promise<readonly string[]> => analyze(new AxeBuilder({ page }));

/** The same for a component test, which runs in a frame. */
export const findViolationsInFrame = (page: Page): Promise<readonly string[]> =>
  analyze(new AxeBuilder({ page }).include(['iframe', 'body']));

const analyze = async (axe: AxeBuilder): Promise<readonly string[]> => {
  const { violations } = await axe
    .setLegacyMode()
    // Preloading stylesheets and media serves minor rules only.
    .options({ resultTypes: ['violations'], preload: false })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
};
