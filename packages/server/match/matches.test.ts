import { beforeEach, expect, test, vi } from 'vitest';
import type { Append, LogRow, StoredMatch } from '../store/store.ts';
import { loadDuel } from '../tests/stored-match.ts';
import type { InputRequest } from './input-pipeline.ts';
import type { LiveMatch } from './live-match.ts';
import { type Matches, type MatchesDeps, makeMatches } from './matches.ts';
import { makePeerWrite } from './peer-write.ts';

/** A store whose connection can be cut: before a write reaches it, or before its answer returns. */
let stored: StoredMatch;
let rows: LogRow[];
let line: 'well' | 'cut' | 'answers lost';
let matches: Matches;
/** Delays reading a match until it resolves. */
let held: Promise<void> | undefined;
let at: number;
/** How often the log was read. */
let reads: number;
/** Matches whose deadlines were removed because they are over. */
let removed: string[];
/** What other processes were told. */
let told: string[];
/** Delivers a message of another process about the match. */
let hear: (text: string) => void;

const rejectAway = () => Promise.reject(new Error('the store is away'));
/** As stores do it: only after the last row, which its writer must have seen. */
const put = (added: readonly LogRow[], after = lastKey()): boolean => {
  const [first] = added;
  if (first !== undefined && (first.seq !== rows.length + 1 || after !== lastKey())) return false;
  rows.push(...added);
  return true;
};
const lastKey = () => rows.findLast(({ key }) => key !== undefined)?.key ?? null;

beforeEach(async () => {
  const { rules, stored: duel } = await loadDuel();
  stored = { ...duel, pace: { kind: 'live', perMove: 30, bank: 0 } };
  rows = [];
  line = 'well';
  held = undefined;
  at = 1_000;
  reads = 0;
  removed = [];
  told = [];
  const store = {
    deadlines: { removeEnded: async (match: string) => void removed.push(match) },
    matches: {
      find: async () => {
        const read = { ...stored };
        await held;
        return line === 'cut' ? rejectAway() : read;
      },
      epochs: async () => new Map([['m', 10_000]]),
    },
    log: {
      read: async (_: string, after = 0) => {
        reads += 1;
        return line === 'cut' ? rejectAway() : rows.filter(({ seq }) => seq > after);
      },
      lengths: async () => new Map([['m', rows.length]]),
      append: async ({ rows: added, after }: Append) => {
        if (line === 'cut') return rejectAway();
        const isWritten = put(added, after ?? null);
        return line === 'well' ? isWritten : rejectAway();
      },
    },
  };
  matches = makeMatches({
    store: store as unknown as MatchesDeps['store'],
    bus: {
      subscribe: (_, onMessage) => {
        hear = (text) => onMessage(text, 'another process');
        return () => {};
      },
      publish: (channel, text) => void told.push(`${channel} ${text}`),
      isAlone: false,
    },
    spectatorCount: { joined: () => {}, left: () => {}, of: () => 0 },
    rulesOf: () => rules,
    now: () => at,
    askBot: () => {},
    areBotsBusy: () => false,
    onCommitted: () => {},
    onRemoteChange: () => {},
    onSpectatorsChanged: () => {},
    onSeatLeft: () => {},
    onAmended: () => {},
    onUnreadable: (_, error) => {
      throw error;
    },
    onError: () => {},
  });
});

const find = async (): Promise<LiveMatch> => {
  const match = await matches.find('m');
  if (match === undefined) throw new Error('there is no match');
  return match;
};
const hide = (by: number) => ({ input: { at, by, move: { type: 'hide', code: 'rrybw' } } });
const resign = (by: number) => ({ input: { at, by, move: { type: 'resign' } } });
const guess = (by: number) => ({ input: { at, by, move: { type: 'guess', code: 'rrrrr' } } });
/** Submits a move and waits for the answer. */
const ask = (match: LiveMatch, asked: Pick<InputRequest, 'input'>, key = 'key') =>
  new Promise<string>((answer) => {
    const requester = {
      subscriber: undefined,
      requestId: 0,
      onDone: () => answer('done'),
      onRefused: ({ code }: { code: string }) => answer(code),
    };
    matches.submitInput(match, { ...asked, key, requester });
  });
const row = (seq: number, { input }: Pick<InputRequest, 'input'>): LogRow => ({ seq, ...input });

test('acknowledges a move that was written even if the store’s answer is lost', async () => {
  const match = await find();
  line = 'answers lost';
  expect(await ask(match, hide(0))).toBe('done');
  expect(rows).toHaveLength(1);
});

test('refuses a move that could not be written, and does not show it', async () => {
  const match = await find();
  line = 'cut';
  expect(await ask(match, hide(0))).toBe('not-saved');
  line = 'well';
  expect((await find()).committed.seq).toBe(0);
  expect(await ask(await find(), hide(0))).toBe('done');
});

/** Subscribes to a match while another process writes a row unnoticed. Returns the subscriber's `send`. */
const subscribeAndMissRow = async () => {
  const match = await find();
  const send = vi.fn();
  matches.subscribe(match, { viewer: 1, send }, undefined);
  line = 'cut';
  expect(await ask(match, hide(0))).toBe('not-saved');
  line = 'well';
  put([row(1, hide(0))]);
  send.mockClear();
  return send;
};

test('updates subscribers when the store is back', async () => {
  const send = await subscribeAndMissRow();
  await matches.pollForMissed();
  expect(String(send.mock.calls.at(0)?.[0])).toContain('"seq":1');
});

test('sends missed rows once, even if another request loaded the match first', async () => {
  const send = await subscribeAndMissRow();
  await find();
  await matches.pollForMissed();
  expect(send).toHaveBeenCalledTimes(1);
  expect(String(send.mock.calls.at(0)?.[0])).toContain('"seq":1');
});

test('answers not-saved, not a rules refusal, when the log is unreachable', async () => {
  put([row(1, hide(0))]);
  const match = await find();
  line = 'cut';
  expect(await ask(match, guess(0))).toBe('not-saved');
  line = 'well';
  put([row(2, hide(1))]);
  expect(await ask(match, guess(0))).toBe('done');
});

test('keeps the newer of two reads of the seats that are answered in the other order', async () => {
  await find();
  let release = () => {};
  held = new Promise((resolve) => (release = resolve));
  const earlier = matches.reloadSeats('m');
  held = undefined;
  stored = { ...stored, seats: [{ name: 'Annika', player: 'a' }, ...stored.seats.slice(1)] };
  await matches.reloadSeats('m');
  release();
  await earlier;
  expect((await find()).stored.seats[0]?.name).toBe('Annika');
});

test('a deadline acts on the log, not on the cached position', async () => {
  await find();
  at = 29_000;
  put([row(1, hide(0)), row(2, hide(1))]);
  at = 31_000;
  await matches.handleDeadline('m');
  expect(rows).toHaveLength(2);
  expect((await find()).committed.seq).toBe(2);
});

test('a deadline that outlived its match is removed', async () => {
  put([row(1, resign(0))]);
  await matches.handleDeadline('m');
  expect(removed).toEqual(['m']);
  expect(rows).toHaveLength(1);
});

test('downtime credited while a match is being read is kept', async () => {
  await find();
  at = 31_000;
  let read = () => {};
  held = new Promise((done) => {
    read = done;
  });
  const waking = matches.handleDeadline('m');
  await matches.reloadEpochs();
  read();
  await waking;
  expect(rows).toEqual([]);
  at = 41_000;
  await matches.handleDeadline('m');
  expect(rows).toHaveLength(1);
});

test('tells other processes of what it has written, and of nothing else', async () => {
  const match = await find();
  expect(await ask(match, hide(0))).toBe('done');
  expect(await ask(match, hide(0), 'again')).toBe('already-hidden');
  expect(told).toEqual([`match:m ${makePeerWrite({ kind: 'rows', rows })}`]);
});

/** Another process has written rows, and tells these of them. */
const writeElsewhere = (written: readonly LogRow[], told: readonly LogRow[] = written) => {
  put(written);
  hear(makePeerWrite({ kind: 'rows', rows: told }));
};

test('applies rows of another process without reading them', async () => {
  const match = await find();
  const send = vi.fn();
  matches.subscribe(match, { viewer: 1, send }, undefined);
  send.mockClear();
  reads = 0;
  writeElsewhere([row(1, hide(0))]);
  writeElsewhere([row(2, hide(1))]);
  expect(match.committed.seq).toBe(2);
  expect(send.mock.calls.map(([frame]) => /"seq":(\d)/.exec(String(frame))?.[1])).toEqual(['1', '2']);
  expect(reads).toBe(0);
});

test('ignores rows of another process that it knows', async () => {
  const match = await find();
  writeElsewhere([row(1, hide(0))]);
  const { committed } = match;
  hear(makePeerWrite({ kind: 'rows', rows: [row(1, hide(0))] }));
  expect(match.committed).toBe(committed);
  expect(await find()).toBe(match);
});

test.each([
  ['the rows before them are missing', () => makePeerWrite({ kind: 'rows', rows: [row(2, hide(1))] })],
  ['a process of an older version sends none', () => 'rows'],
])('reads rows of another process if %s', async (_, message) => {
  const match = await find();
  put([row(1, hide(0)), row(2, hide(1))]);
  hear(message());
  await vi.waitFor(() => expect(match.committed.seq).toBe(2));
});

test('reloads a match after an undo of another process', async () => {
  const match = await find();
  writeElsewhere([row(1, hide(0))]);
  writeElsewhere([{ kind: 'undo', seq: 2, at, by: 0, undoes: 1 }]);
  await vi.waitFor(async () => {
    const current = await find();
    expect(current).not.toBe(match);
    expect(current.committed).toMatchObject({ seq: 2, plies: 0 });
  });
});

test('an undo is refused that another process has made impossible by a change of the time control', async () => {
  const match = await find();
  expect(await ask(match, hide(0))).toBe('done');
  // Both have agreed there; its message is lost.
  const timeControl = { kind: 'live', perMove: 60, bank: 0 } as const;
  expect(put([{ kind: 'offer', seq: 2, at, by: 0, timeControl, agreed: [0, 1], key: 'there' }])).toBe(true);
  const undone = { input: { at, by: 0, move: null }, takesBack: true } as const;
  expect(await ask(match, undone, 'undo')).toBe('nothing-to-take-back');
  expect(rows.map(({ kind }) => kind)).toEqual([undefined, 'offer']);
  expect((await find()).committed).toMatchObject({ seq: 2, plies: 1, pace: timeControl });
});

test('a move is not written on top of another row than the one that it was made after', async () => {
  const match = await find();
  line = 'cut';
  const lost = ask(match, hide(0), 'lost');
  // Another process writes a row with the number that the lost one had.
  line = 'well';
  put([{ ...row(1, hide(1)), key: 'there' }]);
  expect(await ask(match, guess(0), 'on top')).not.toBe('done');
  await lost;
  expect(rows.map(({ key }) => key)).toEqual(['there']);
});

test('what is arranged is written, and ends the match for everybody', async () => {
  const match = await find();
  const timeControl = { kind: 'live', perMove: 60, bank: 0 } as const;
  expect(await matches.arrange(match, { kind: 'offer', by: 0, timeControl })).toEqual({ ok: true, value: undefined });
  expect(await matches.arrange(match, { kind: 'offer', by: 1, timeControl })).toMatchObject({
    error: { code: 'other-offer' },
  });
  expect(match.committed.offer).toEqual({ seat: 0, pace: timeControl, agreed: [0] });
  expect(await matches.abort(match, { note: 'Over.' })).toBe(true);
  expect(await matches.abort(match, { note: 'Again.' })).toBe(false);
  expect(await ask(match, hide(0))).toBe('aborted');
  expect(rows.map(({ kind }) => kind)).toEqual(['offer', 'end']);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(2);
});
