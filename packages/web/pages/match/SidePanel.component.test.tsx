import type { ChatLine } from '@sesame/protocol';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startFakeMatch } from '../../testing/fake-match.ts';
import { answerTopic, publish } from '../../testing/fake-server.ts';
import { openPage, PHONE } from '../../testing/open-page.tsx';

const GREETING: ChatLine = { seq: 1, at: 0, player: 'bo', name: 'Bo', text: 'Good luck!' };
/** Somebody speaks: those who watch are told, and those who come later. */
const speak = () => {
  const update = { type: 'chat' as const, table: 't', seq: 1, lines: [GREETING] };
  answerTopic('chat:t', () => update);
  publish(update);
};
const tab = (name: string) => page.getByRole('tab', { name });
const latestEvent = () => document.querySelector('.latest-event')?.textContent;

test('a match opens on the log while nobody has spoken, and on the chat once somebody has', async () => {
  await startFakeMatch('crack-the-code');
  await openPage('/matches/m');
  await expect.element(tab('Log')).toHaveAttribute('aria-selected', 'true');
  speak();
  await expect.element(tab('Chat')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByText('Good luck!')).toBeVisible();
});

test('the tab that the player has chosen stays', async () => {
  await startFakeMatch('crack-the-code');
  await openPage('/matches/m');
  await userEvent.click(tab('Log'));
  speak();
  await expect.element(page.getByText('Good luck!')).not.toBeInTheDocument();
  await expect.element(tab('Log')).toHaveAttribute('aria-selected', 'true');
});

test('the newest event is in sight above the chat, and opens the log', async () => {
  const match = await startFakeMatch('crack-the-code');
  speak();
  match.move(1, { type: 'hide', code: 'ggppw' });
  await openPage('/matches/m');
  await expect.element(tab('Chat')).toHaveAttribute('aria-selected', 'true');
  await expect.poll(latestEvent).toContain('Bo');
  const before = latestEvent();
  match.move(0, { type: 'hide', code: 'rrybw' });
  await expect.poll(latestEvent).not.toBe(before);
  await userEvent.click(document.querySelector('.latest-event') as Element);
  await expect.element(tab('Log')).toHaveAttribute('aria-selected', 'true');
  expect(latestEvent()).toBeUndefined();
});

test('on a phone the handle shows the newest event and the latest message', async () => {
  const match = await startFakeMatch('crack-the-code');
  match.move(1, { type: 'hide', code: 'ggppw' });
  speak();
  await openPage('/matches/m', { viewport: PHONE });
  const handle = page.getByRole('button', { name: 'Chat and log' });
  await expect.element(handle.getByText('Good luck!')).toBeVisible();
  expect(document.querySelectorAll('.sheet-edge .latest-line')).toHaveLength(2);
});

test('a link to a message opens the chat at it, and marks it', async () => {
  await startFakeMatch('crack-the-code');
  const lines = Array.from({ length: 80 }, (_, i) => ({ ...GREETING, seq: i + 1, text: `Line ${i + 1}` }));
  answerTopic('chat:t', () => ({ type: 'chat', table: 't', seq: 80, lines }));
  await openPage('/matches/m?line=chat.3');
  await expect.element(tab('Chat')).toHaveAttribute('aria-selected', 'true');
  const marked = () => document.querySelector('.chat-lines [aria-current]');
  await expect.poll(() => marked()?.textContent).toContain('Line 3');
  const isInSight = () => {
    const [line, list] = [marked(), document.querySelector('.chat-lines')].map((one) => one?.getBoundingClientRect());
    return line && list ? line.top >= list.top - 1 && line.bottom <= list.bottom + 1 : false;
  };
  await expect.poll(isInSight).toBe(true);
});
