import { connectAsGuest, type NodeClient } from '@sesame/client';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const THREE_DAYS_PER_MOVE = { kind: 'correspondence', perMove: 259_200, bank: 0 } as const;

/** An HTTP client with the identity of a page’s guest. */
export const clientOf = async (page: Page, url: string): Promise<NodeClient> => {
  await expect.poll(() => page.context().cookies()).not.toEqual([]);
  const cookies = await page.context().cookies();
  const guest = await connectAsGuest(url, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
  guest.connection.close();
  return guest;
};

/** Starts a correspondence match between two, which waits for both to hide a code. */
export const startCorrespondence = async (ann: NodeClient, bo: NodeClient): Promise<string> => {
  const table = await ann.api.openTable({ body: { game: 'crack-the-code', pace: THREE_DAYS_PER_MOVE } });
  const sat = table.ok
    ? await bo.api.sit({ params: { id: table.value.id }, body: { terms: table.value.terms } })
    : table;
  if (!sat.ok || sat.value.match === undefined) throw new Error('the match did not start');
  return sat.value.match;
};
