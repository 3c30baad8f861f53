import { once } from 'node:events';
import { followMatch, type MatchState, type NodeClient } from '@sesame/client';
import { commitmentOf, type Viewer } from '@sesame/kernel';
import type { Room } from '@sesame/protocol';
import { MAX_ROOM_MEMBERS, ROOM_CODE_PATTERN } from '@sesame/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { given } from './authorisation-cast.ts';
import { openTestServer, type TestServer, watching } from './test-server.ts';

const GAME = 'crack-the-code';
const codeOf = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? 'accepted' : result.error?.code);

/** The current state of a room, as it is pushed. */
const following = (guest: NodeClient, code: string) => {
  let room: Room | undefined;
  const waiting = new Set<() => void>();
  guest.connection.watch(`room:${code}`, (update) => {
    if (update.type === 'room') room = update.room;
    for (const look of waiting) look();
  });
  return (holds: (room: Room) => boolean): Promise<Room> =>
    new Promise((found) => {
      const look = () => {
        if (room === undefined || !holds(room)) return;
        waiting.delete(look);
        found(room);
      };
      waiting.add(look);
      look();
    });
};

/** The players' browsers take part in the draw. */
const draw = async (table: string, players: readonly NodeClient[]) => {
  const params = { id: table };
  const shareOf = (n: number) => `${n}c`.repeat(32);
  for (const [n, { api }] of players.entries())
    given(await api.commitShare({ params, body: { share: commitmentOf(shareOf(n)) } }));
  for (const [n, { api }] of players.entries()) given(await api.revealShare({ params, body: { share: shareOf(n) } }));
};

/** What a viewer is first shown of a match. */
const firstView = (guest: NodeClient, match: string, as?: Viewer): Promise<MatchState> =>
  new Promise((seen) => {
    const stop = followMatch(
      guest.connection,
      match,
      (state) => {
        queueMicrotask(() => stop());
        seen(state);
      },
      { as },
    );
  });

describe('a room', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  /** A room with two members, who are online. */
  const openPair = async () => {
    const [ann, bo] = [await server.enter(), await server.enter()];
    const { code } = given(await ann.api.openRoom());
    given(await bo.api.joinRoom({ params: { code } }));
    const until = following(ann, code);
    await until(({ members }) => members.length === 2 && members.every(({ online }) => online));
    return { ann, bo, code, params: { code }, until };
  };
  /** Starts the chosen game, with the draw. Answers the match. */
  const start = async (code: string, players: readonly NodeClient[], until: ReturnType<typeof following>) => {
    const [first] = players;
    if (first === undefined) throw new Error('nobody starts it');
    const { table = '' } = given(await first.api.startRoomMatch({ params: { code } }));
    await draw(table, players);
    const { match = '' } = await until((room) => room.table === table && room.match !== undefined);
    return match;
  };

  test('has a code without vowels, and takes members until it is full', async () => {
    const { code, params } = await openPair();
    expect(code).toMatch(new RegExp(`^${ROOM_CODE_PATTERN}$`));
    for (let members = 2; members < MAX_ROOM_MEMBERS; members += 1)
      expect(codeOf(await (await server.enter()).api.joinRoom({ params }))).toBe('accepted');
    const late = await server.enter();
    expect(codeOf(await late.api.joinRoom({ params }))).toBe('room-full');
    expect(codeOf(await late.api.joinRoom({ params: { code: 'ZZZZ' } }))).toBe('no-room');
  });

  test('lets every member choose and start, and nobody else', async () => {
    const { ann, bo, params } = await openPair();
    const other = await server.enter();
    expect(codeOf(await bo.api.startRoomMatch({ params }))).toBe('no-next');
    expect(codeOf(await other.api.chooseGame({ params, body: { game: GAME } }))).toBe('not-member');
    const chosen = given(await bo.api.chooseGame({ params, body: { game: GAME } }));
    expect(chosen.next).toMatchObject({ game: GAME, players: [ann.id, bo.id], canStart: true });
    expect(codeOf(await other.api.startRoomMatch({ params }))).toBe('not-member');
    const [one, two] = await Promise.all([ann.api.startRoomMatch({ params }), bo.api.startRoomMatch({ params })]);
    expect([codeOf(one), codeOf(two)].toSorted()).toEqual(['accepted', 'room-busy']);
  });

  test('stays from match to match, adds the points up and survives a restart', async () => {
    const { ann, bo, code, params, until } = await openPair();
    given(await ann.api.chooseGame({ params, body: { game: GAME } }));
    for (const loser of [ann, bo, bo]) {
      const match = await start(code, [ann, bo], until);
      given(await loser.connection.play(match, { type: 'resign' }));
      await until((room) => room.match === undefined && room.ended[0]?.match === match);
    }
    await server.restart();
    const { members, ended } = given(await ann.api.room({ params }));
    expect(members.map(({ player, points, played }) => [player, points, played])).toEqual([
      [ann.id, 2, 3],
      [bo.id, 1, 3],
    ]);
    expect(ended).toHaveLength(3);
  });

  test('seats those who have played least when there are too many, and late-comers next time', async () => {
    const { ann, bo, code, params, until } = await openPair();
    given(await ann.api.chooseGame({ params, body: { game: GAME } }));
    const match = await start(code, [ann, bo], until);
    const cas = await server.enter();
    given(await cas.api.joinRoom({ params }));
    given(await ann.connection.play(match, { type: 'resign' }));
    const { next } = await until((room) => room.ended.length === 1 && room.members.length === 3);
    expect(next?.players).toEqual([ann.id, cas.id]);
    const watched = given(await ann.api.setWatching({ params: { code, player: ann.id }, body: { watching: true } }));
    expect(watched.next?.players).toEqual([bo.id, cas.id]);
    expect(codeOf(await bo.api.setWatching({ params: { code, player: cas.id }, body: { watching: true } }))).toBe(
      'not-member',
    );
  });

  test('ends a match without a result, which counts nothing', async () => {
    const { ann, bo, code, params, until } = await openPair();
    given(await ann.api.chooseGame({ params, body: { game: GAME } }));
    await start(code, [ann, bo], until);
    const asked = given(await bo.api.endRoomMatch({ params }));
    expect(asked).toMatchObject({ opener: ann.id, endAskedBy: [bo.id] });
    expect(asked.match).toBeDefined();
    given(await ann.api.endRoomMatch({ params }));
    const { ended, members } = await until((room) => room.match === undefined && room.table === undefined);
    expect(ended).toEqual([]);
    expect(members.map(({ points }) => points)).toEqual([0, 0]);
    expect(codeOf(await bo.api.startRoomMatch({ params }))).toBe('accepted');
  });

  test('a stranger neither ends a match nor removes anybody; most of those whom it concerns do', async () => {
    const { ann, bo, code, params, until } = await openPair();
    given(await ann.api.chooseGame({ params, body: { game: GAME } }));
    const match = await start(code, [ann, bo], until);
    const [cas, dee] = [await server.enter(), await server.enter()];
    for (const stranger of [cas, dee]) {
      given(await stranger.api.joinRoom({ params }));
      expect(given(await stranger.api.endRoomMatch({ params })).match).toBe(match);
      expect(given(await stranger.api.leaveRoom({ params: { code, player: bo.id } })).members).toHaveLength(
        stranger === cas ? 3 : 4,
      );
      expect(codeOf(await stranger.api.leaveRoom({ params: { code, player: ann.id } }))).toBe('opener-stays');
    }
    const { members } = given(await ann.api.room({ params }));
    expect(members.find(({ player }) => player === bo.id)?.removalAskedBy).toEqual([cas.id, dee.id]);
    given(await bo.api.leaveRoom({ params: { code, player: dee.id } }));
    given(await cas.api.leaveRoom({ params: { code, player: dee.id } }));
    expect(given(await ann.api.leaveRoom({ params: { code, player: dee.id } })).members).toHaveLength(3);
    given(await bo.api.leaveRoom({ params: { code, player: cas.id } }));
    expect(given(await ann.api.leaveRoom({ params: { code, player: cas.id } })).members).toHaveLength(2);
  });

  test('a person on a device has no name of an account, nor one that nobody can see', async () => {
    const { ann, params } = await openPair();
    const owner = await server.enter();
    given(await owner.api.saveAccount({ body: { name: 'Edmund', password: 'a long password' } }));
    expect(codeOf(await ann.api.addRoomGuest({ params, body: { name: 'Edrnund' } }))).toBe('name-taken');
    expect(codeOf(await ann.api.addRoomGuest({ params, body: { name: '\u2800\u0301' } }))).toBe('name-taken');
    expect(codeOf(await ann.api.addRoomGuest({ params, body: { name: 'Fay' } }))).toBe('accepted');
  });

  test('shows a spectator’s view to a player’s table screen', async () => {
    const { ann, bo, code, params, until } = await openPair();
    given(await ann.api.chooseGame({ params, body: { game: GAME } }));
    const match = await start(code, [ann, bo], until);
    given(await ann.connection.play(match, { type: 'hide', code: 'rrybw' }));
    const own = await firstView(ann, match);
    expect(own.info.you).toBe(0);
    expect(JSON.stringify(own.view)).toContain('rrybw');
    const screen = await firstView(ann, match, 'spectator');
    expect(screen.info.you).toBeNull();
    expect(JSON.stringify([screen.view, screen.told])).not.toContain('rrybw');
    const spectator = await firstView(await server.enter(), match);
    expect(screen.view).toEqual(spectator.view);
  });

  test('lets one device play several seats, and nobody else', async () => {
    const { ann, bo, code, params, until } = await openPair();
    given(await bo.api.leaveRoom({ params: { code, player: bo.id } }));
    given(await ann.api.addRoomGuest({ params, body: { name: 'Cas' } }));
    given(await ann.api.chooseGame({ params, body: { game: GAME } }));
    const match = await start(code, [ann], until);
    given(await ann.connection.play(match, { type: 'hide', code: 'rrybw' }));
    given(await ann.connection.playSeat(match, 1, { type: 'hide', code: 'ggppw' }));
    const cas = await firstView(ann, match, 1);
    expect(cas.info.seats[1]).toMatchObject({ name: 'Cas', device: ann.id });
    expect(cas.info.you).toBe(1);
    expect(JSON.stringify([cas.view, cas.told])).not.toContain('rrybw');
    expect(codeOf(await bo.connection.playSeat(match, 1, { type: 'guess', code: 'rrybw' }))).toBe('not-seated');
    const guess = { type: 'guess', code: 'ggppw' };
    const ears = watching(ann, match);
    await ears.until(({ awaits }) => awaits.length === 1);
    given(await ann.connection.playSeat(match, ears.story()?.awaits[0] ?? 0, guess));
  });

  test('seats nobody by their neighbour’s device in a race', async () => {
    const { ann, params } = await openPair();
    given(await ann.api.addRoomGuest({ params, body: { name: 'Cas' } }));
    const { members, next } = given(await ann.api.chooseGame({ params, body: { game: 'crazy-mix' } }));
    expect(members).toHaveLength(3);
    expect(next?.players).toHaveLength(2);
  });

  test('fills free seats with bots', async () => {
    const { ann, bo, params } = await openPair();
    given(await bo.api.leaveRoom({ params: { code: params.code, player: bo.id } }));
    const alone = given(await ann.api.chooseGame({ params, body: { game: GAME } }));
    expect(alone.next?.canStart).toBe(false);
    expect(codeOf(await ann.api.startRoomMatch({ params }))).toBe('too-few-players');
    const helped = given(await ann.api.chooseGame({ params, body: { game: GAME, bots: ['random'] } }));
    expect(helped.next?.canStart).toBe(true);
    expect(codeOf(await ann.api.chooseGame({ params, body: { game: GAME, bots: ['nobody'] } }))).toBe('no-bot');
  });

  test('shows new names', async () => {
    const { bo, until } = await openPair();
    given(await bo.api.rename({ body: { name: 'Bo the Second' } }));
    const { members } = await until((room) => room.members.some(({ name }) => name === 'Bo the Second'));
    expect(members).toHaveLength(2);
  });
});

test('codes of rooms cannot be tried for long, over HTTP and sockets together', async () => {
  const server = await openTestServer();
  try {
    const [ann, guesser] = [await server.enter(), await server.enter()];
    const { code } = given(await ann.api.openRoom({}));
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: guesser.cookie },
    });
    await once(socket, 'open');
    const refusals: string[] = [];
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.type === 'refused') refusals.push(message.code);
    });
    const watch = (room: string) => socket.send(JSON.stringify({ type: 'watch', id: 1, topic: `room:${room}` }));
    for (let tried = 0; tried < 29; tried += 1)
      expect(codeOf(await guesser.api.joinRoom({ params: { code: 'BBBB' } }))).toBe('no-room');
    watch('BBBC');
    await expect.poll(() => refusals).toEqual(['no-room']);
    watch(code);
    await expect.poll(() => refusals).toEqual(['no-room', 'too-fast']);
    expect(codeOf(await guesser.api.room({ params: { code } }))).toBe('too-fast');
    expect(codeOf(await guesser.api.joinRoom({ params: { code } }))).toBe('too-fast');
    socket.close();
  } finally {
    await server.close();
  }
});
