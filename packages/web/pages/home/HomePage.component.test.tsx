import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startFakeMatch } from '../../testing/fake-match.ts';
import { answer } from '../../testing/fake-server.ts';
import { openPage } from '../../testing/open-page.tsx';

const click = async (selector: string) => {
  await expect.poll(() => document.querySelector(selector)).not.toBeNull();
  const element = document.querySelector(selector);
  if (element !== null) await userEvent.click(element);
};

test.each([
  ['fr', 'À vous de jouer', 'Cachez votre code'],
  ['nl', 'Nu spelen', 'Verberg je code'],
] as const)('a match against a bot is started in %s', async (locale, title, prompt) => {
  await startFakeMatch('crack-the-code');
  answer('POST /play', { id: 'm' });
  await openPage('/', { locale });
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  await expect.poll(() => document.documentElement.lang).toBe(locale);
  await click('.hero-actions button');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await click('[role=dialog] button:has(.strength)');
  await expect.element(page.getByText(prompt).first()).toBeVisible();
});
