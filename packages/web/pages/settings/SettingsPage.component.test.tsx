import { afterAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { changeSettings } from '../../data/settings.ts';
import { emulateColorScheme } from '../../testing/emulate-color-scheme.ts';
import { openPage } from '../../testing/open-page.tsx';

afterAll(() => emulateColorScheme('light'));

test('when the browser blocks notifications, the page says so and does not ask', async () => {
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('denied');
  const ask = vi.spyOn(Notification, 'requestPermission').mockRejectedValue(new Error('asked'));
  await openPage('/settings');
  await expect.element(page.getByText('Blocked by this browser.')).toBeVisible();
  await expect.element(page.getByRole('switch', { name: 'Notify me in this browser' })).toBeDisabled();
  expect(ask).not.toHaveBeenCalled();
});

test('playing by ear is remembered', async () => {
  await openPage('/settings');
  await page.getByText('By ear').first().click();
  await expect.element(page.getByRole('switch', { name: 'By ear' })).toBeChecked();
  expect(JSON.parse(localStorage.getItem('sesame.settings') ?? '{}')).toMatchObject({ byEar: true });
});

test('the theme follows the system, live, until the player chooses one', async () => {
  const theme = () => document.documentElement.dataset.theme;
  changeSettings({ theme: 'system' });
  await emulateColorScheme('light');
  await openPage('/settings');
  await expect.poll(theme).toBe('light');
  await emulateColorScheme('dark');
  await expect.poll(theme).toBe('dark');
  await expect.element(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  await page.getByText('Dark', { exact: true }).click();
  await emulateColorScheme('light');
  await expect.element(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  expect(theme()).toBe('dark');
  await page.getByText('System', { exact: true }).click();
  await expect.poll(theme).toBe('light');
});

test('theme and language change at once and are remembered', async () => {
  await openPage('/settings');
  await page.getByText('Light', { exact: true }).click();
  await expect.poll(() => document.documentElement.dataset.theme).toBe('light');
  await page.getByText('Français', { exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Réglages' })).toBeVisible();
  expect(document.documentElement.lang).toBe('fr');
  expect(JSON.parse(localStorage.getItem('sesame.settings') ?? '{}')).toMatchObject({ theme: 'light', locale: 'fr' });
});
