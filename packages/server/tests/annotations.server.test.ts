import { connectAsGuest, type NodeClient } from '@sesame/client';
import { MAX_ANNOTATIONS_PER_PLAYER, type SaveAnnotation } from '@sesame/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enterAdmin } from './admin-staff.ts';
import { given } from './authorisation-cast.ts';
import { type OpenServer, openServer } from './open-server.ts';
import { openDuel } from './test-server.ts';

const codeOf = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? 'accepted' : result.error?.code);

const NOTES: SaveAnnotation = {
  version: 0,
  title: 'A short duel',
  intro: 'I resigned too early.',
  notes: [
    { ply: 1, text: 'A good code', mark: '!', viewer: 0 },
    { ply: 3, text: '', mark: '??' },
  ],
};

describe('annotated replays', () => {
  let server: OpenServer;
  beforeAll(async () => {
    server = await openServer();
  });
  afterAll(async () => {
    for (const { connection } of guests) connection.close();
    await server.close();
  });

  const guests: NodeClient[] = [];
  const enter = async (): Promise<NodeClient> => {
    const guest = await connectAsGuest(server.url);
    guests.push(guest);
    return guest;
  };
  const enterTwo = async (): Promise<readonly [NodeClient, NodeClient]> => [await enter(), await enter()];
  const playToTheEnd = async (players: readonly [NodeClient, NodeClient]): Promise<string> => {
    const duel = await openDuel(players);
    await duel.ann.play({ type: 'hide', code: 'rrybw' });
    await duel.bo.play({ type: 'hide', code: 'ggppw' });
    await duel.ann.play({ type: 'resign' });
    await duel.bo.until(({ outcome }) => outcome !== undefined);
    return duel.match;
  };
  const save = ({ api }: NodeClient, id: string, changes: Partial<SaveAnnotation> = {}) =>
    api.saveAnnotation({ params: { id }, body: { ...NOTES, ...changes } });

  test('everybody with the link reads them, and only the author changes and deletes them', async () => {
    const players = await enterTwo();
    const [ann, bo] = players;
    const saved = given(await save(ann, await playToTheEnd(players)));
    const { version: _, ...content } = NOTES;
    expect(saved).toMatchObject({ ...content, version: 1, yours: true, game: 'crack-the-code' });
    const params = { id: saved.id };
    expect(given(await bo.api.annotation({ params }))).toEqual({ ...saved, yours: false });
    expect(given(await ann.api.annotations())).toMatchObject([{ id: saved.id, title: 'A short duel', notes: 2 }]);
    expect(given(await bo.api.annotations())).toEqual([]);
    expect(given(await bo.api.ownAnnotation({ params: { id: saved.match } }))).toEqual({});
    expect(codeOf(await bo.api.removeAnnotation({ params }))).toBe('no-annotation');
    given(await ann.api.removeAnnotation({ params }));
    expect(codeOf(await bo.api.annotation({ params }))).toBe('no-annotation');
  });

  test('two tabs do not overwrite each other', async () => {
    const players = await enterTwo();
    const match = await playToTheEnd(players);
    const [ann] = players;
    const both = await Promise.all([save(ann, match), save(ann, match, { title: 'Another tab' })]);
    expect(both.map(codeOf).toSorted()).toEqual(['accepted', 'annotation-changed']);
    expect(codeOf(await save(ann, match, { version: 1, title: 'First' }))).toBe('accepted');
    expect(codeOf(await save(ann, match, { version: 1, title: 'Second' }))).toBe('annotation-changed');
    // Sent again by a page that did not get the answer.
    expect(given(await save(ann, match, { version: 1, title: 'First' }))).toMatchObject({ version: 2 });
    const { annotation } = given(await ann.api.ownAnnotation({ params: { id: match } }));
    expect(annotation).toMatchObject({ title: 'First', version: 2 });
    given(await ann.api.removeAnnotation({ params: { id: annotation?.id ?? '' } }));
    expect(codeOf(await save(ann, match, { version: 2 }))).toBe('no-annotation');
  });

  test('not while the match runs, nor on moves that it does not have', async () => {
    const players = await enterTwo();
    const [ann] = players;
    const { match } = await openDuel(players);
    expect(codeOf(await save(ann, match))).toBe('running');
    expect(codeOf(await save(ann, 'nowhere'))).toBe('no-match');
    const over = await playToTheEnd(players);
    expect(codeOf(await save(ann, over, { notes: [{ ply: 4, text: 'x' }] }))).toBe('no-ply');
    expect(codeOf(await save(ann, over, { notes: [{ ply: 1, text: 'x', viewer: 2 }] }))).toBe('no-ply');
    expect(codeOf(await save(ann, over, { title: 'x'.repeat(81) }))).toBe('malformed');
  });

  test('a player can annotate a limited number of replays', async () => {
    const players = await enterTwo();
    const [ann] = players;
    const match = await playToTheEnd(players);
    const { store } = server.inside.services;
    const { version: _, ...content } = NOTES;
    for (let i = 0; i < MAX_ANNOTATIONS_PER_PLAYER; i++) {
      const added = { ...content, id: `${ann.id}-${i}`, match: `m-${i}`, author: ann.id, version: 1 };
      await store.annotations.add({ ...added, createdAt: 0, updatedAt: 0 });
    }
    expect(codeOf(await save(ann, match))).toBe('too-many-annotations');
  });

  test('readers report them; staff see the notes and delete them; the muted cannot save', async () => {
    const players = await enterTwo();
    const [ann, bo] = players;
    const match = await playToTheEnd(players);
    const { id } = given(await save(ann, match));
    const report = { about: ann.id, reason: 'rude', place: `annotation:${id}`, seq: 1 } as const;
    expect(codeOf(await bo.api.report({ body: { ...report, about: (await server.enter()).id } }))).toBe('no-line');
    expect(codeOf(await bo.api.report({ body: { ...report, place: 'annotation:none' } }))).toBe('no-line');
    given(await bo.api.report({ body: report }));
    const admin = await enterAdmin(server);
    const [shown] = given(await admin.api.reports());
    expect(shown).toMatchObject({ annotation: id, match, seq: 1, about: { id: ann.id } });
    expect(shown?.lines.map(({ seq, text }) => ({ seq, text }))).toEqual([
      { seq: 0, text: 'A short duel: I resigned too early.' },
      { seq: 1, text: '! A good code' },
      { seq: 3, text: '??' },
    ]);
    given(await admin.api.removeAnnotationAsStaff({ params: { id } }));
    expect(codeOf(await bo.api.annotation({ params: { id } }))).toBe('no-annotation');
    const [after] = given(await admin.api.reports());
    expect(after).toMatchObject({ lines: [] });
    const [line] = given(await admin.api.auditLog()).lines;
    expect(line).toMatchObject({ action: 'removeAnnotationAsStaff', subject: { kind: 'annotation', id } });
    given(await admin.api.mutePerson({ params: { id: ann.id }, body: { minutes: 10, note: '' } }));
    expect(codeOf(await save(ann, match))).toBe('silenced');
  });

  test('they are part of the data export', async () => {
    const players = await enterTwo();
    const [ann] = players;
    const match = await playToTheEnd(players);
    given(await save(ann, match));
    const exported = given(await ann.api.exportAccount()) as { readonly annotations: readonly object[] };
    expect(exported.annotations).toMatchObject([{ match, title: 'A short duel', notes: NOTES.notes }]);
  });
});
