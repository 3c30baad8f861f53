import { invitationPath } from '@sesame/protocol';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refuseRoute, requests } from '../../testing/fake-server.ts';
import { findViolations } from '../../testing/find-violations.ts';
import { openPage, overflowX, PHONE } from '../../testing/open-page.tsx';

test('an invitation is accepted with its token, and says if it is used up', async () => {
  refuseRoute('POST /registration', { code: 'link-expired', message: 'This link was used already.' });
  await openPage(invitationPath('ab'.repeat(32)), { viewport: PHONE });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByRole('alert').getByText('This link was used already.')).toBeVisible();
  const sent = requests.filter(({ route }) => route === 'POST /registration').map(({ body }) => body);
  expect(sent).toEqual([{ token: 'ab'.repeat(32) }]);
  expect(overflowX()).toBe(0);
  expect(await findViolations()).toEqual([]);
});
