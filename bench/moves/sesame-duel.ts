import type { ServerMessage } from '@sesame/protocol';
import { connectAccount, connectGuest, openMatch, type ServerTarget } from '../lib/raw-client.ts';
import type { Duel } from './contender.ts';
import { makeDeliveryTracker } from './delivery-tracker.ts';

const GUESSES_PER_PLAYER = 16;
/** Both codes and all guesses. */
const INPUTS_PER_MATCH = 2 + 2 * GUESSES_PER_PLAYER;

/** A duel that can be closed. */
export interface SesameDuel extends Duel {
  close(): void;
}

/**
 * Plays Crack the Code with guesses that are always wrong, match after match, with `matchesAhead` matches opened in
 * advance. The players may be connected to different processes of one cluster. Of a rated match they have accounts.
 */
export const openSesameDuel = async (
  servers: readonly [ServerTarget, ServerTarget],
  matchesAhead: number,
  settings: object = {},
): Promise<SesameDuel> => {
  const connect = 'rated' in settings ? connectAccount : connectGuest;
  const deliveries = makeDeliveryTracker();
  const onMessage = (seat: number) => (message: ServerMessage) => {
    if (message.type === 'refused') throw new Error(message.message);
    if (message.type === 'match' && message.match === match && message.seq === seq) deliveries.delivered(seat);
  };
  const players = [await connect(servers[0], onMessage(0)), await connect(servers[1], onMessage(1))] as const;
  let match = '';
  let seq = 0;
  let nextId = 0;
  const sendToBoth = (request: { type: 'watch' | 'unwatch'; topic: string; changes?: true }) => {
    for (const { send } of players) send({ ...request, id: nextId++ });
  };
  const open = () => openMatch(servers[0], players, { options: { attempts: GUESSES_PER_PLAYER }, ...settings });
  const openNext = async () => {
    if (match !== '') sendToBoth({ type: 'unwatch', topic: `match:${match}` });
    match = opened.pop() ?? (await open());
    seq = 0;
    const delivered = deliveries.untilBoth();
    sendToBoth({ type: 'watch', topic: `match:${match}`, changes: true });
    await delivered;
  };
  const opened: string[] = [];
  while (opened.length < matchesAhead) opened.push(await open());
  await openNext();
  return {
    ready: async () => {
      if (seq === INPUTS_PER_MATCH) await openNext();
    },
    move: () => {
      const id = nextId++;
      const move = seq < 2 ? { type: 'hide', code: 'rrrrr' } : { type: 'guess', code: 'yyyyy' };
      const delivered = deliveries.untilBoth();
      players[seq % 2]?.send({ type: 'play', id, match, key: `bench-move-${id}`, move });
      seq += 1;
      return delivered;
    },
    close: () => {
      for (const { close } of players) close();
    },
  };
};
