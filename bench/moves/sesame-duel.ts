import type { ServerMessage } from '@sesame/protocol';
import { enter, type HouseLine, openMatch } from '../lib/raw-client.ts';
import type { Duel } from './contender.ts';
import { makeEars } from './delivery-tracker.ts';

const ATTEMPTS = 16;
/** Both codes, and all the guesses. */
const INPUTS = 2 + 2 * ATTEMPTS;

/** A duel that can be left. */
export interface OpenDuel extends Duel {
  close(): void;
}

/**
 * Crack the Code with guesses that never crack, one match after another, so many of them opened ahead. The players may be
 * with different processes of one house.
 */
export const openDuel = async (lines: readonly [HouseLine, HouseLine], ahead: number): Promise<OpenDuel> => {
  const ears = makeEars();
  const hear = (seat: number) => (message: ServerMessage) => {
    if (message.type === 'refused') throw new Error(message.message);
    if (message.type === 'match' && message.match === match && message.seq === seq) ears.heard(seat);
  };
  const players = [await enter(lines[0], hear(0)), await enter(lines[1], hear(1))] as const;
  let match = '';
  let seq = 0;
  let asks = 0;
  const toBoth = (ask: { type: 'watch' | 'unwatch'; topic: string; changes?: true }) => {
    for (const { send } of players) send({ ...ask, id: asks++ });
  };
  const open = () => openMatch(lines[0], players, { options: { attempts: ATTEMPTS } });
  const openNext = async () => {
    if (match !== '') toBoth({ type: 'unwatch', topic: `match:${match}` });
    match = opened.pop() ?? (await open());
    seq = 0;
    const told = ears.both();
    toBoth({ type: 'watch', topic: `match:${match}`, changes: true });
    await told;
  };
  const opened: string[] = [];
  while (opened.length < ahead) opened.push(await open());
  await openNext();
  return {
    ready: async () => {
      if (seq === INPUTS) await openNext();
    },
    move: () => {
      const id = asks++;
      const move = seq < 2 ? { type: 'hide', code: 'rrrrr' } : { type: 'guess', code: 'yyyyy' };
      const told = ears.both();
      players[seq % 2]?.send({ type: 'play', id, match, key: `bench-move-${id}`, move });
      seq += 1;
      return told;
    },
    close: () => {
      for (const { close } of players) close();
    },
  };
};
