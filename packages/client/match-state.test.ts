import type { ChatLine, MatchInfo, MatchUpdate } from '@sesame/protocol';
import { expect, test } from 'vitest';
import type { Connection } from './connection.ts';
import { applyUpdate, followChat, followMatch, type MatchState } from './match-state.ts';
import type { TopicUpdate } from './topic-stream.ts';

const INFO = { id: 'm', you: 0 } as unknown as MatchInfo;
const told = (...plies: readonly number[]) =>
  plies.map((ply) => ({ ply, events: [`event ${ply}`] })) as unknown as MatchUpdate['told'];
const update = (more: Partial<MatchUpdate>): MatchUpdate => ({
  ...{ type: 'match', match: 'm', seq: 1, at: 5, view: 'view', told: [], awaits: [0] },
  ...more,
});
const pliesOf = (events: MatchState['told'] | undefined) => events?.map(({ ply }) => ply);
const seen = (state: MatchState | undefined) => [pliesOf(state?.told), pliesOf(state?.newEvents)];

test('nothing is known of a match before what seldom changes', () => {
  expect(applyUpdate(undefined, update({ told: told(1) }))).toBeUndefined();
  expect(applyUpdate(undefined, update({ info: INFO }))?.info).toBe(INFO);
});

test('events follow those that are known, each once, and only the new ones are shown', () => {
  const first = applyUpdate(undefined, update({ info: INFO, told: told(1, 2) }));
  expect(seen(first)).toEqual([[1, 2], []]);
  const next = applyUpdate(first, update({ told: told(2, 3) }));
  expect(seen(next)).toEqual([[1, 2, 3], [3]]);
  expect(next?.info).toBe(INFO);
  expect(seen(applyUpdate(next, update({})))).toEqual([[1, 2, 3], []]);
});

test('after an undo, or from the start, what is known is replaced and nothing is shown', () => {
  const before = applyUpdate(undefined, update({ info: INFO, told: told(1, 2, 3) }));
  expect(seen(applyUpdate(before, update({ whole: true, told: told(1) })))).toEqual([[1], []]);
  const other = { ...INFO, you: 1 };
  const anew = applyUpdate(before, update({ info: other, told: told(1, 2) }));
  expect([...seen(anew), anew?.info.you]).toEqual([[1, 2], [], 1]);
});

test('what an update does not say is no longer so, but spectators and the receipt stay', () => {
  const absent = [{ seat: 1, bot: 'novice' }];
  const outcome = { ranks: [1, 2] };
  const first = applyUpdate(undefined, update({ info: INFO, notes: absent, outcome, aborted: '', race: 4 }));
  expect(first).toMatchObject({ notes: absent, outcome, aborted: '', race: 4, watchers: 0 });
  const receipt = { seq: 1 } as unknown as NonNullable<MatchState['receipt']>;
  const known = { ...first, watchers: 3, receipt, mayTakeBack: true } as MatchState;
  expect(applyUpdate(known, update({}))).toMatchObject({
    ...{ notes: [], outcome: undefined, aborted: undefined, race: undefined },
    ...{ watchers: 3, receipt, mayTakeBack: false },
  });
});

/** A followed topic: what the listener got after each update. */
const follow = <Heard>(start: (connection: Connection, listener: (heard: Heard) => void) => void) => {
  let send: (update: TopicUpdate) => void = () => {};
  const heard: Heard[] = [];
  const watch: Connection['watch'] = (_, listener) => {
    send = listener;
    return () => {};
  };
  start({ watch } as Connection, (one) => void heard.push(one));
  return (...updates: readonly unknown[]) => {
    for (const one of updates) send(one as TopicUpdate);
    return heard.splice(0);
  };
};

test('an undo is offered for the position that is known, until the next', () => {
  const send = follow<MatchState>((connection, listener) => followMatch(connection, 'm', listener));
  expect(send({ type: 'watchers', match: 'm', count: 2 }, { type: 'offer', match: 'm', seq: 1 })).toEqual([]);
  const may = (...updates: readonly unknown[]) => send(...updates).map(({ mayTakeBack }) => mayTakeBack);
  const offer = (seq: number) => ({ type: 'offer', match: 'm', seq });
  expect(may(update({ info: INFO, seq: 4 }), offer(3), offer(4), update({ seq: 5 }))).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

test('spectators and receipts are added to what is known', () => {
  const send = follow<MatchState>((connection, listener) => followMatch(connection, 'm', listener));
  const receipt = { type: 'receipt', match: 'm', seq: 1 };
  const states = send(update({ info: INFO, told: told(1) }), { type: 'watchers', match: 'm', count: 2 }, receipt);
  expect(states.map(({ watchers }) => watchers)).toEqual([0, 2, 2]);
  expect(states.map((state) => state.receipt)).toEqual([undefined, undefined, receipt]);
  expect(pliesOf(states.at(-1)?.told)).toEqual([1]);
});

test('lines of a chat are in order and not repeated, also if a new one is quicker than the history', () => {
  const send = follow<readonly ChatLine[]>((connection, listener) => followChat(connection, 't', listener));
  const chat = (...seqs: readonly number[]) => ({ type: 'chat', table: 't', lines: seqs.map((seq) => ({ seq })) });
  const heard = send(chat(3), chat(1, 2, 3), { type: 'watchers', match: 'm', count: 1 }, chat(4));
  expect(heard.map((lines) => lines.map(({ seq }) => seq))).toEqual([[3], [1, 2, 3], [1, 2, 3, 4]]);
});
