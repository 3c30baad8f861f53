import { ok, type Result, refuse } from '@sesame/kernel';
import type { Annotation, SaveAnnotation } from '@sesame/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_NOTES, type Notes } from './content.ts';
import type { Draft, DraftStorage } from './kept-draft.ts';
import { type NoteSaver, openNotes } from './note-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const titled = (title: string): Notes => ({ ...NO_NOTES, title });
const annotationOf = ({ title, intro, notes }: Notes, version: number): Annotation => ({
  id: 'n',
  match: 'm',
  game: 'crack-the-code',
  author: { id: 'ann', name: 'Ann', guest: false },
  yours: true,
  updatedAt: 0,
  title,
  intro,
  notes: [...notes],
  version,
});

/** A server with one author's notes. It can be out of reach. */
const makeServer = (stored?: Annotation) => {
  const server = {
    stored,
    isDown: false,
    requests: 0,
    load: async () =>
      server.isDown ? refuse('unreachable', '') : ok(server.stored ? { annotation: server.stored } : {}),
    save: async (sent: SaveAnnotation): Promise<Result<Annotation>> => {
      server.requests += 1;
      if (server.isDown) return refuse('unreachable', '');
      if ((server.stored?.version ?? 0) !== sent.version) return refuse('annotation-changed', '');
      server.stored = annotationOf(sent, sent.version + 1);
      return ok(server.stored);
    },
  };
  return server;
};

const makeStorage = (draft?: Draft): DraftStorage & { draft: Draft | undefined } => {
  const storage = {
    draft,
    read: () => storage.draft,
    keep: (kept: Draft) => {
      storage.draft = kept;
    },
    forget: () => {
      storage.draft = undefined;
    },
  };
  return storage;
};

const open = async (...[api, storage]: Parameters<typeof openNotes>): Promise<NoteSaver> => {
  const opened = await openNotes(api, storage);
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
};

test('changes are saved together, a moment after the last one', async () => {
  const [server, storage] = [makeServer(), makeStorage()];
  const saver = await open(server, storage);
  saver.edit(titled('A'));
  await vi.advanceTimersByTimeAsync(500);
  saver.edit(titled('Ab'));
  expect([saver.state.get().status, storage.draft?.content.title]).toEqual(['unsaved', 'Ab']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saver.state.get()).toMatchObject({ status: 'saved', version: 1, id: 'n' });
  expect([server.requests, server.stored?.title, storage.draft]).toEqual([1, 'Ab', undefined]);
});

test('what is written while a request is under way is saved after it', async () => {
  const [server, storage] = [makeServer(), makeStorage()];
  const saver = await open(server, storage);
  saver.edit(titled('A'));
  vi.advanceTimersByTime(1_000);
  saver.edit(titled('B'));
  await vi.advanceTimersByTimeAsync(0);
  expect(storage.draft).toEqual({ version: 1, content: titled('B') });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.stored).toMatchObject({ title: 'B', version: 2 });
  expect(saver.state.get().status).toBe('saved');
});

test('without a connection the draft is kept, and saved when the server is back', async () => {
  const [server, storage] = [makeServer(), makeStorage()];
  const saver = await open(server, storage);
  server.isDown = true;
  saver.edit(titled('A'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect([saver.state.get().status, storage.draft?.content.title]).toEqual(['offline', 'A']);
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect([saver.state.get().status, server.stored?.title, storage.draft]).toEqual(['saved', 'A', undefined]);
});

test('a draft from before a reload is saved, also if the server was out of reach', async () => {
  const server = makeServer(annotationOf(titled('Old'), 3));
  const storage = makeStorage({ version: 3, content: titled('New') });
  server.isDown = true;
  const saver = await open(server, storage);
  expect(saver.state.get().content).toEqual(titled('New'));
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(server.stored).toMatchObject({ title: 'New', version: 4 });
});

test('another tab is not overwritten; the author chooses', async () => {
  for (const choice of ['keepMine', 'takeOther'] as const) {
    const [server, storage] = [makeServer(annotationOf(titled('First'), 1)), makeStorage()];
    const saver = await open(server, storage);
    server.stored = annotationOf(titled('Other tab'), 2);
    saver.edit(titled('Mine'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([saver.state.get().status, server.stored?.title, server.requests]).toEqual(['conflict', 'Other tab', 1]);
    saver.edit(titled('Mine, too'));
    await saver[choice]();
    const title = choice === 'keepMine' ? 'Mine, too' : 'Other tab';
    expect([saver.state.get().status, saver.state.get().content.title, server.stored?.title]).toEqual([
      'saved',
      title,
      title,
    ]);
    expect(storage.draft).toBeUndefined();
  }
});

test('a draft of an older version is a conflict as well', async () => {
  const saver = await open(
    makeServer(annotationOf(titled('Newer'), 5)),
    makeStorage({ version: 4, content: titled('Mine') }),
  );
  expect(saver.state.get()).toMatchObject({ status: 'conflict', content: titled('Mine') });
});

test('leaving the page sends what is left', async () => {
  const [server, storage] = [makeServer(), makeStorage()];
  const saver = await open(server, storage);
  saver.edit(titled('A'));
  saver.close();
  await vi.advanceTimersByTimeAsync(0);
  expect([server.stored?.title, storage.draft]).toEqual(['A', undefined]);
});
