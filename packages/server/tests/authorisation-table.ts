import type { ClientMessage } from '@sesame/protocol';
import type { Role } from './authorisation-cast.ts';
import { BOT, type Scene } from './authorisation-scene.ts';
import { PASSWORD } from './http-request.ts';
import { isShared } from './test-database.ts';

/** `yes`, or the code of the refusal. */
type Outcome = string;

/** Who may do it. `all` is everybody whom the house knows, unless their own name says otherwise. */
interface May extends Partial<Readonly<Record<Role, Outcome>>> {
  readonly all: Outcome;
  readonly nobody?: Outcome;
}

interface Wish {
  readonly path?: string;
  readonly body?: object;
}

/** A deed over HTTP, by its route. */
export interface Deed {
  readonly route: string;
  /** Which of the cases of a route this is. */
  readonly on?: string;
  readonly may: May;
  /** What is asked: the path with its parameters filled in, and a body. */
  readonly wish?: (scene: Scene) => Promise<Wish> | Wish;
  /** It changes who somebody is: everybody who does it was never here before. */
  readonly alone?: true;
}

/** A message over the socket. */
export interface Saying {
  readonly type: ClientMessage['type'];
  readonly on?: string;
  readonly may: May;
  readonly ask: (scene: Scene) => Promise<object> | object;
}

const ANYBODY: May = { all: 'yes', nobody: 'yes' };
const KNOWN: May = { all: 'yes' };
const PEOPLE: May = { all: 'yes', bot: 'for-people' };
const THE_HOST: May = { all: 'not-host', host: 'yes' };
const PLAYERS: May = { all: 'not-yours', seated: 'yes', host: 'yes' };
const ORGANISER: May = { all: 'not-organiser', host: 'yes' };
const DESK: May = { all: 'not-found', nobody: 'not-found', 'revoked token': 'not-found', desk: 'yes' };
const OPEN: May = { ...ANYBODY, 'revoked token': 'yes' };

const PASSKEY = {
  id: 'abc',
  rawId: 'abc',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'abc', attestationObject: 'abc', authenticatorData: 'abc', signature: 'abc' },
};
const LIVE = { kind: 'live', perMove: 30, bank: 0 };
const GAME = 'game=crack-the-code&pace=live';
let names = 0;
const newName = () => {
  names += 1;
  return `Somebody ${names}`;
};

const onTable = async (scene: Scene, rest = ''): Promise<string> => `/api/tables/${await scene.table()}${rest}`;
const onMatch = async (scene: Scene, rest = ''): Promise<string> =>
  `/api/matches/${(await scene.match()).match}${rest}`;
const onCup = async (scene: Scene, rest = ''): Promise<string> => `/api/tournaments/${await scene.tournament()}${rest}`;
const player = ({ cast }: Scene, rest = '') => ({ path: `/api/players/${cast.host.id}${rest}` });

export const DEEDS: readonly Deed[] = [
  { route: 'GET /healthz', may: OPEN },
  { route: 'GET /metrics', may: OPEN },
  { route: 'POST /api/me', may: ANYBODY },
  {
    route: 'PATCH /api/me',
    may: { all: 'yes', bot: 'stranger' },
    alone: true,
    wish: () => ({ body: { name: newName() } }),
  },

  { route: 'GET /api/account', may: PEOPLE },
  {
    route: 'PUT /api/account',
    may: PEOPLE,
    alone: true,
    wish: () => ({ body: { name: newName(), password: PASSWORD } }),
  },
  { route: 'DELETE /api/account', may: PEOPLE, alone: true },
  { route: 'GET /api/account/export', may: PEOPLE },
  { route: 'GET /api/account/bots', may: PEOPLE },
  {
    route: 'POST /api/account/bots',
    may: { all: 'keep-first', host: 'yes', bot: 'for-people' },
    alone: true,
    wish: () => ({ body: { name: newName() } }),
  },
  {
    route: 'POST /api/account/bots/:id/token',
    may: { all: 'no-bot', host: 'yes', bot: 'for-people' },
    wish: async (scene) => ({ path: `/api/account/bots/${await scene.bot()}/token` }),
  },
  {
    route: 'DELETE /api/account/bots/:id/token',
    may: { all: 'no-bot', host: 'yes', bot: 'for-people' },
    wish: async (scene) => ({ path: `/api/account/bots/${await scene.bot()}/token` }),
  },
  {
    route: 'DELETE /api/account/bots/:id',
    may: { all: 'no-bot', host: 'yes', bot: 'for-people' },
    wish: async (scene) => ({ path: `/api/account/bots/${await scene.bot()}` }),
  },
  { route: 'POST /api/account/passkeys/options', may: PEOPLE },
  {
    route: 'POST /api/account/passkeys',
    may: { all: 'wrong-passkey', bot: 'for-people' },
    wish: () => ({ body: PASSKEY }),
  },
  {
    route: 'DELETE /api/account/passkeys/:id',
    may: { all: 'no-passkey', bot: 'for-people' },
    wish: () => ({ path: '/api/account/passkeys/abc' }),
  },
  { route: 'GET /api/account/holidays', may: PEOPLE },
  { route: 'POST /api/account/holidays', may: PEOPLE, alone: true, wish: () => ({ body: { days: 1 } }) },
  { route: 'DELETE /api/account/holidays', may: { all: 'not-on-holiday', bot: 'for-people' }, alone: true },

  {
    route: 'POST /api/sessions',
    may: { all: 'wrong-credentials', nobody: 'wrong-credentials', bot: 'for-people' },
    wish: () => ({ body: { name: newName(), password: PASSWORD } }),
  },
  { route: 'POST /api/sessions/passkey/options', may: PEOPLE },
  {
    route: 'POST /api/sessions/passkey',
    may: { all: 'wrong-credentials', bot: 'for-people' },
    wish: () => ({ body: PASSKEY }),
  },
  { route: 'GET /api/sessions', may: PEOPLE },
  { route: 'DELETE /api/sessions', may: PEOPLE, alone: true },
  {
    route: 'DELETE /api/sessions/:id',
    on: 'of the host',
    may: { all: 'no-session', host: 'yes', bot: 'for-people' },
    wish: async (scene) => ({ path: `/api/sessions/${await scene.session()}` }),
  },

  { route: 'GET /api/games', may: ANYBODY },
  { route: 'GET /api/tables', may: ANYBODY },
  { route: 'POST /api/tables', may: KNOWN, wish: () => ({ body: { game: 'crack-the-code' } }) },
  { route: 'GET /api/tables/:id', may: ANYBODY, wish: async (scene) => ({ path: await onTable(scene) }) },
  {
    route: 'PATCH /api/tables/:id',
    may: THE_HOST,
    wish: async (scene) => ({ path: await onTable(scene), body: { rated: false } }),
  },
  { route: 'DELETE /api/tables/:id', may: THE_HOST, wish: async (scene) => ({ path: await onTable(scene) }) },
  {
    route: 'POST /api/tables/:id/seats',
    may: { all: 'yes', seated: 'seated', host: 'seated' },
    wish: async (scene) => ({ path: await onTable(scene, '/seats'), body: {} }),
  },
  {
    route: 'DELETE /api/tables/:id/seats/:seat',
    on: 'of the seated player',
    may: { ...THE_HOST, seated: 'yes' },
    wish: async (scene) => ({ path: await onTable(scene, '/seats/1') }),
  },
  {
    route: 'DELETE /api/tables/:id/seats/:seat',
    on: 'of the host',
    may: THE_HOST,
    wish: async (scene) => ({ path: await onTable(scene, '/seats/0') }),
  },
  {
    route: 'POST /api/tables/:id/bots',
    on: 'one of the house',
    may: THE_HOST,
    wish: async (scene) => ({ path: await onTable(scene, '/bots'), body: { bot: BOT } }),
  },
  {
    route: 'POST /api/tables/:id/bots',
    on: 'one of the host',
    may: { all: 'no-bot', host: 'yes' },
    wish: async (scene) => ({ path: await onTable(scene, '/bots'), body: { bot: scene.cast.bot } }),
  },
  {
    route: 'POST /api/tables/:id/start',
    may: THE_HOST,
    wish: async (scene) => ({ path: `/api/tables/${await scene.full()}/start` }),
  },
  {
    route: 'POST /api/tables/:id/invitations',
    on: 'of a friend of the host',
    may: { all: 'not-at-table', host: 'yes', seated: 'not-known' },
    wish: async (scene) => ({ path: await onTable(scene, '/invitations'), body: { player: scene.cast.friend.id } }),
  },
  {
    route: 'POST /api/tables/:id/invitations',
    on: 'of somebody unknown',
    may: { all: 'not-at-table', host: 'not-known', seated: 'not-known' },
    wish: async (scene) => ({ path: await onTable(scene, '/invitations'), body: { player: await scene.somebody() } }),
  },
  {
    route: 'DELETE /api/tables/:id/invitations',
    may: KNOWN,
    wish: async (scene) => ({ path: await onTable(scene, '/invitations') }),
  },

  { route: 'POST /api/play', may: KNOWN, wish: () => ({ body: { game: 'crack-the-code', bots: ['random'] } }) },
  { route: 'GET /api/matches', may: KNOWN },
  { route: 'GET /api/matches/:id', may: ANYBODY, wish: async (scene) => ({ path: await onMatch(scene) }) },
  {
    route: 'GET /api/matches/:id/record',
    may: ANYBODY,
    wish: async (scene) => ({ path: await onMatch(scene, '/record') }),
  },
  {
    route: 'GET /api/matches/:id/view',
    may: ANYBODY,
    wish: async (scene) => ({ path: await onMatch(scene, '/view') }),
  },
  {
    route: 'GET /api/matches/:id/ratings',
    may: ANYBODY,
    wish: async (scene) => ({ path: await onMatch(scene, '/ratings') }),
  },
  {
    route: 'GET /api/matches/:id/tournament',
    may: ANYBODY,
    wish: async (scene) => ({ path: await onMatch(scene, '/tournament') }),
  },
  {
    route: 'POST /api/matches/:id/moves',
    may: { all: 'not-seated', seated: 'yes', host: 'yes' },
    wish: async (scene) => ({
      path: await onMatch(scene, '/moves'),
      body: { key: 'authorised', move: { type: 'hide', code: 'rrrrr' } },
    }),
  },
  {
    route: 'POST /api/matches/:id/rematch',
    on: 'running',
    may: { all: 'running' },
    wish: async (scene) => ({ path: await onMatch(scene, '/rematch'), body: {} }),
  },
  {
    route: 'POST /api/matches/:id/rematch',
    on: 'over',
    may: { all: 'not-seated', seated: 'yes', host: 'yes' },
    wish: async (scene) => ({ path: `/api/matches/${(await scene.over()).match}/rematch`, body: {} }),
  },
  {
    route: 'POST /api/matches/:id/pace',
    may: PLAYERS,
    wish: async (scene) => ({ path: await onMatch(scene, '/pace'), body: { pace: LIVE } }),
  },
  {
    route: 'POST /api/matches/:id/pace/answer',
    may: { ...PLAYERS, seated: 'no-offer', host: 'no-offer' },
    wish: async (scene) => ({ path: await onMatch(scene, '/pace/answer'), body: { answer: 'agree' } }),
  },
  {
    route: 'POST /api/matches/:id/seat',
    may: { ...PLAYERS, seated: 'no-standin', host: 'no-standin' },
    wish: async (scene) => ({ path: await onMatch(scene, '/seat') }),
  },
  {
    route: 'GET /api/matches/:id/plan',
    may: PLAYERS,
    wish: async (scene) => ({ path: await onMatch(scene, '/plan') }),
  },
  {
    route: 'PUT /api/matches/:id/plan',
    on: 'that is none',
    may: { ...PLAYERS, seated: 'malformed', host: 'malformed' },
    wish: async (scene) => ({ path: await onMatch(scene, '/plan'), body: { plan: 'none' } }),
  },
  {
    route: 'DELETE /api/matches/:id/plan',
    may: PLAYERS,
    wish: async (scene) => ({ path: await onMatch(scene, '/plan') }),
  },
  {
    route: 'POST /api/branches',
    on: 'from a match that is over',
    may: KNOWN,
    wish: async (scene) => ({ body: { match: (await scene.over()).match, ply: 0, seat: 0, bots: ['random'] } }),
  },
  {
    route: 'POST /api/branches',
    on: 'from a match that runs',
    may: { all: 'running' },
    wish: async (scene) => ({ body: { match: (await scene.match()).match, ply: 0, seat: 0, bots: ['random'] } }),
  },
  { route: 'GET /api/bot/turns', may: KNOWN },

  { route: 'GET /api/daily/:game', may: PEOPLE, wish: () => ({ path: '/api/daily/crystal-code' }) },
  { route: 'POST /api/daily/:game/open', may: PEOPLE, wish: () => ({ path: '/api/daily/crystal-code/open' }) },
  {
    route: 'POST /api/daily/:game/answer',
    may: { all: 'not-open', bot: 'for-people' },
    alone: true,
    wish: () => ({ path: '/api/daily/crystal-code/answer', body: { answer: 'rrrrr' } }),
  },

  { route: 'GET /api/mutes', may: KNOWN },
  {
    route: 'PUT /api/mutes/:player',
    on: 'the host',
    may: { all: 'yes', host: 'no-player' },
    wish: ({ cast }) => ({ path: `/api/mutes/${cast.host.id}` }),
  },
  { route: 'DELETE /api/mutes/:player', may: KNOWN, wish: ({ cast }) => ({ path: `/api/mutes/${cast.host.id}` }) },
  {
    route: 'POST /api/reports',
    on: 'about the host',
    may: { ...PEOPLE, host: 'oneself' },
    wish: ({ cast }) => ({ body: { about: cast.host.id, reason: 'rude' } }),
  },
  { route: 'GET /api/friends', may: KNOWN },
  {
    route: 'POST /api/friends',
    on: 'the host',
    may: { all: 'yes', blocked: 'unwilling', host: 'yourself' },
    wish: ({ cast }) => ({ body: { player: cast.host.id } }),
  },
  { route: 'DELETE /api/friends/:id', may: KNOWN, wish: ({ cast }) => ({ path: `/api/friends/${cast.guest.id}` }) },
  {
    route: 'PUT /api/blocks/:id',
    on: 'the guest',
    may: { all: 'yes', guest: 'yourself' },
    wish: ({ cast }) => ({ path: `/api/blocks/${cast.guest.id}` }),
  },
  { route: 'GET /api/opponents', may: KNOWN },
  { route: 'PUT /api/seek', may: KNOWN, wish: () => ({ body: { game: 'crack-the-code', pace: 'live' } }) },
  { route: 'DELETE /api/seek', may: KNOWN },

  {
    route: 'GET /api/ratings',
    may: ANYBODY,
    wish: ({ cast }) => ({ path: `/api/ratings?${GAME}&player=${cast.host.id}` }),
  },
  { route: 'GET /api/leaderboard', may: ANYBODY, wish: () => ({ path: `/api/leaderboard?${GAME}` }) },
  { route: 'GET /api/players', may: ANYBODY, wish: () => ({ path: '/api/players?name=Host' }) },
  { route: 'GET /api/players/:id', may: ANYBODY, wish: (scene) => player(scene) },
  { route: 'GET /api/players/:id/history', may: ANYBODY, wish: (scene) => player(scene, `/history?${GAME}`) },
  { route: 'GET /api/players/:id/matches', may: ANYBODY, wish: (scene) => player(scene, '/matches') },
  { route: 'GET /api/players/:id/records', may: ANYBODY, wish: (scene) => player(scene, '/records') },
  {
    route: 'GET /api/players/:id/against/:other',
    may: ANYBODY,
    wish: (scene) => player(scene, `/against/${scene.cast.guest.id}`),
  },

  { route: 'GET /api/notices', may: PEOPLE },
  {
    route: 'PUT /api/notices',
    on: 'at an address that is none',
    may: { all: 'bad-endpoint', bot: 'for-people' },
    wish: () => ({
      body: { endpoint: 'http://127.0.0.1/', p256dh: 'a'.repeat(87), auth: 'a'.repeat(22), locale: 'en' },
    }),
  },
  {
    route: 'DELETE /api/notices/:session',
    may: PEOPLE,
    wish: async (scene) => ({ path: `/api/notices/${await scene.session()}` }),
  },
  { route: 'POST /api/notices/test', may: { all: 'not-told', bot: 'for-people' } },

  { route: 'GET /api/tournaments', may: ANYBODY },
  {
    route: 'POST /api/tournaments',
    may: KNOWN,
    wish: () => ({
      body: { name: 'Cup', game: 'crack-the-code', pace: LIVE, format: 'swiss', places: 8, start: { kind: 'hand' } },
    }),
  },
  { route: 'GET /api/tournaments/:id', may: ANYBODY, wish: async (scene) => ({ path: await onCup(scene) }) },
  {
    route: 'POST /api/tournaments/:id/entrants',
    may: { all: 'yes', seated: 'entered', host: 'entered' },
    wish: async (scene) => ({ path: await onCup(scene, '/entrants'), body: {} }),
  },
  {
    route: 'DELETE /api/tournaments/:id/entrants/:entrant',
    on: 'of the seated player',
    may: { ...ORGANISER, seated: 'yes' },
    wish: async (scene) => ({ path: await onCup(scene, '/entrants/1') }),
  },
  { route: 'DELETE /api/tournaments/:id', may: ORGANISER, wish: async (scene) => ({ path: await onCup(scene) }) },
  {
    route: 'POST /api/tournaments/:id/bots',
    may: ORGANISER,
    wish: async (scene) => ({ path: await onCup(scene, '/bots'), body: { bot: 'random' } }),
  },
  {
    route: 'POST /api/tournaments/:id/start',
    may: ORGANISER,
    wish: async (scene) => ({ path: await onCup(scene, '/start') }),
  },

  { route: 'POST /api/desk/key', may: { ...DESK, desk: 'not-found' }, wish: () => ({ body: { key: 'A'.repeat(43) } }) },
  { route: 'GET /api/desk/metrics', may: DESK },
  { route: 'GET /api/desk/now', may: DESK },
  {
    route: 'DELETE /api/desk/tables/:id',
    may: DESK,
    wish: async (scene) => ({ path: `/api/desk/tables/${await scene.table()}` }),
  },
  {
    route: 'POST /api/desk/matches/:id/abort',
    may: DESK,
    wish: async (scene) => ({ path: `/api/desk/matches/${(await scene.match()).match}/abort`, body: { note: '' } }),
  },
  { route: 'GET /api/desk/announcements', may: DESK },
  { route: 'POST /api/desk/announcements', may: DESK, wish: () => ({ body: { text: 'Hello', minutes: 1 } }) },
  { route: 'DELETE /api/desk/announcements/:id', may: DESK, wish: () => ({ path: '/api/desk/announcements/none' }) },
  { route: 'GET /api/desk/reports', may: DESK },
  { route: 'POST /api/desk/reports/:id/deal', may: DESK, wish: () => ({ path: '/api/desk/reports/none/deal' }) },
  { route: 'GET /api/desk/silences', may: DESK },
  {
    route: 'POST /api/desk/silences',
    may: DESK,
    wish: async ({ somebody }) => ({ body: { player: await somebody(), minutes: 1, note: '' } }),
  },
  {
    route: 'DELETE /api/desk/silences/:id',
    may: DESK,
    wish: async ({ somebody }) => ({ path: `/api/desk/silences/${await somebody()}` }),
  },
  { route: 'GET /api/desk/backups', may: DESK },
  // PostgreSQL has its own ways to be copied.
  { route: 'POST /api/desk/backups', may: isShared ? { ...DESK, desk: 'no-backup' } : DESK },
  {
    route: 'GET /api/desk/backups/:name',
    may: { ...DESK, desk: 'not-found' },
    wish: () => ({ path: '/api/desk/backups/2026-01-01T00-00-00-000Z.sqlite' }),
  },
  { route: 'POST /api/desk/proof', may: DESK },
];

const hide = { key: 'authorised', move: { type: 'hide', code: 'rrrrr' } };
const PLAYING: May = { all: 'not-seated', seated: 'yes', host: 'yes' };

export const SAYINGS: readonly Saying[] = [
  { type: 'watch', on: 'the lobby', may: KNOWN, ask: () => ({ topic: 'lobby' }) },
  { type: 'watch', on: 'its own matches', may: KNOWN, ask: () => ({ topic: 'me' }) },
  { type: 'watch', on: 'a table', may: KNOWN, ask: async (scene) => ({ topic: `table:${await scene.table()}` }) },
  {
    type: 'watch',
    on: 'a match',
    may: KNOWN,
    ask: async (scene) => ({ topic: `match:${(await scene.match()).match}` }),
  },
  {
    type: 'watch',
    on: 'the chat of a table',
    may: KNOWN,
    ask: async (scene) => ({ topic: `chat:${(await scene.match()).table}` }),
  },
  {
    type: 'watch',
    on: 'the audience',
    may: { all: 'yes', seated: 'audience-only', host: 'audience-only' },
    ask: async (scene) => ({ topic: `audience:${(await scene.match()).match}` }),
  },
  { type: 'unwatch', may: KNOWN, ask: () => ({ topic: 'lobby' }) },
  { type: 'play', may: PLAYING, ask: async (scene) => ({ ...hide, match: (await scene.match()).match }) },
  {
    type: 'take-back',
    may: { ...PLAYING, seated: 'nothing-to-take-back', host: 'nothing-to-take-back' },
    ask: async (scene) => ({ key: 'authorised', match: (await scene.match()).match }),
  },
  {
    type: 'say',
    on: 'at a table that waits',
    may: { all: 'yes', silenced: 'silenced' },
    ask: async (scene) => ({ key: 'authorised', table: await scene.table(), text: 'Hello' }),
  },
  {
    type: 'say',
    on: 'at a table that plays',
    may: { all: 'players-only', seated: 'yes', host: 'yes' },
    ask: async (scene) => ({ key: 'authorised', table: (await scene.match()).table, text: 'Hello' }),
  },
  {
    type: 'remark',
    may: { all: 'yes', silenced: 'silenced', seated: 'audience-only', host: 'audience-only' },
    ask: async (scene) => ({ key: 'authorised', match: (await scene.match()).match, text: 'Hello' }),
  },
];
