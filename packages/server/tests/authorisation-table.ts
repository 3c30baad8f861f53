import { commitmentOf } from '@sesame/kernel';
import { type ClientMessage, ROUTES, type RouteName, talkOf } from '@sesame/protocol';
import type { Role } from './authorisation-cast.ts';
import { BOT, type Scene, SHARE } from './authorisation-scene.ts';
import { PASSWORD } from './http-request.ts';

/** `yes`, or the code of the refusal. */
type Outcome = string;

/** The outcome by role: of `all` signed-in players, unless their own role has one, and of `nobody`, who is not signed in. */
interface Allowed extends Partial<Readonly<Record<Role, Outcome>>> {
  readonly all: Outcome;
  /** `stranger` by default. */
  readonly nobody?: Outcome;
}

/** A path with its parameters filled in, and a body. */
interface HttpRequest {
  readonly path?: string;
  readonly body?: object;
}

/** Routes outside the API: for monitoring, the server’s keys, what robots and finders of faults read, pictures of link previews. */
export const MONITORING = [
  'GET /healthz',
  'GET /metrics',
  'GET /status',
  'GET /.well-known/sesame-keys.json',
  'GET /.well-known/security.txt',
  'GET /robots.txt',
  'GET /pictures/:locale/:kind/:id/:version.png',
] as const;

/** A case of an HTTP route. */
export interface HttpCase {
  readonly route: RouteName | (typeof MONITORING)[number];
  readonly variant?: string;
  readonly allowed: Allowed;
  readonly request?: (scene: Scene) => Promise<HttpRequest> | HttpRequest;
  /** Every caller is a new player, because the request changes or ends the caller’s account. */
  readonly asNewPlayer?: true;
}

/** Whether a route is one of the protocol’s table. */
export const isApiRoute = (route: HttpCase['route']): route is RouteName => route in ROUTES;

/** The method and path of a route, as they are registered. */
export const addressOf = (route: HttpCase['route']): string => {
  if (!isApiRoute(route)) return route;
  const { method, path } = ROUTES[route];
  return `${method} /api${path}`;
};

/** A case of a socket message. */
export interface SocketCase {
  readonly type: ClientMessage['type'];
  readonly variant?: string;
  readonly allowed: Allowed;
  readonly message: (scene: Scene) => Promise<object> | object;
}

const ANYONE: Allowed = { all: 'yes', nobody: 'yes' };
const SIGNED_IN: Allowed = { all: 'yes' };
const PEOPLE: Allowed = { all: 'yes', bot: 'for-people' };
const HOST: Allowed = { all: 'not-host', host: 'yes' };
const SEATED: Allowed = { all: 'not-yours', seated: 'yes', host: 'yes' };
const MEMBER: Allowed = { all: 'not-member', seated: 'yes', host: 'yes', bot: 'for-people' };
const ORGANISER: Allowed = { all: 'not-organiser', host: 'yes' };
const ADMIN: Allowed = { all: 'not-found', nobody: 'not-found', 'revoked token': 'not-found', desk: 'yes' };
const STAFF: Allowed = { ...ADMIN, moderator: 'yes' };
const OPEN: Allowed = { ...ANYONE, 'revoked token': 'yes' };

const PASSKEY = {
  id: 'abc',
  rawId: 'abc',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'abc', attestationObject: 'abc', authenticatorData: 'abc', signature: 'abc' },
};
const UNKNOWN_TOKEN = 'ab'.repeat(32);
const LIVE = { kind: 'live', perMove: 30, bank: 0 };
const GAME = 'game=crack-the-code&pace=live';
let names = 0;
const newName = () => {
  names += 1;
  return `Somebody ${names}`;
};

const onTable = async (scene: Scene, rest = ''): Promise<string> => `/api/tables/${await scene.table()}${rest}`;
/** A request about a table that names its terms. */
const onTerms = async ({ cast }: Scene, table: string, path: string) => {
  const found = await cast.host.api.table({ params: { id: table } });
  return { path, body: { terms: found.ok ? found.value.terms : '' } };
};
const onMatch = async (scene: Scene, rest = ''): Promise<string> =>
  `/api/matches/${(await scene.match()).match}${rest}`;
const onRoom = async (scene: Scene, rest = ''): Promise<string> => `/api/rooms/${await scene.room()}${rest}`;
const onCup = async (scene: Scene, rest = ''): Promise<string> => `/api/tournaments/${await scene.tournament()}${rest}`;
const player = ({ cast }: Scene, rest = '') => ({ path: `/api/players/${cast.host.id}${rest}` });

/** Who may call which route. */
export const HTTP_CASES: readonly HttpCase[] = [
  { route: 'GET /healthz', allowed: OPEN },
  { route: 'GET /metrics', allowed: OPEN },
  { route: 'GET /status', allowed: OPEN },
  { route: 'GET /.well-known/sesame-keys.json', allowed: OPEN },
  { route: 'GET /.well-known/security.txt', allowed: OPEN },
  { route: 'GET /robots.txt', allowed: OPEN },
  {
    route: 'GET /pictures/:locale/:kind/:id/:version.png',
    allowed: OPEN,
    request: () => ({ path: '/pictures/en/daily/crystal-code/today.png' }),
  },
  { route: 'enter', allowed: ANYONE },
  {
    route: 'rename',
    allowed: PEOPLE,
    asNewPlayer: true,
    request: () => ({ body: { name: newName() } }),
  },

  { route: 'registration', allowed: ANYONE },
  {
    route: 'join',
    allowed: {
      all: 'link-expired',
      host: 'yes',
      moderator: 'yes',
      desk: 'yes',
      nobody: 'link-expired',
      bot: 'for-people',
    },
    request: () => ({ body: { token: UNKNOWN_TOKEN } }),
  },
  {
    route: 'register',
    allowed: { ...PEOPLE, nobody: 'yes' },
    asNewPlayer: true,
    request: () => ({ body: { name: newName(), password: PASSWORD } }),
  },
  { route: 'account', allowed: PEOPLE },
  {
    route: 'saveAccount',
    allowed: PEOPLE,
    asNewPlayer: true,
    request: () => ({ body: { name: newName(), password: PASSWORD } }),
  },
  { route: 'deleteAccount', allowed: PEOPLE, asNewPlayer: true },
  { route: 'confirmIdentity', allowed: PEOPLE },
  {
    route: 'takeMatches',
    variant: 'with an unknown token',
    allowed: { all: 'offer-over', bot: 'for-people' },
    request: () => ({ body: { token: 'ab'.repeat(32) } }),
  },
  { route: 'exportAccount', allowed: PEOPLE },
  { route: 'ownBots', allowed: PEOPLE },
  {
    route: 'createBot',
    allowed: { all: 'keep-first', host: 'yes', moderator: 'yes', desk: 'yes', bot: 'for-people' },
    asNewPlayer: true,
    request: () => ({ body: { name: newName() } }),
  },
  {
    route: 'renewBotToken',
    allowed: { all: 'no-bot', host: 'yes', bot: 'for-people' },
    request: async (scene) => ({ path: `/api/account/bots/${await scene.bot()}/token` }),
  },
  {
    route: 'revokeBotToken',
    allowed: { all: 'no-bot', host: 'yes', bot: 'for-people' },
    request: async (scene) => ({ path: `/api/account/bots/${await scene.bot()}/token` }),
  },
  {
    route: 'removeBot',
    allowed: { all: 'no-bot', host: 'yes', bot: 'for-people' },
    request: async (scene) => ({ path: `/api/account/bots/${await scene.bot()}` }),
  },
  { route: 'passkeyCreationOptions', allowed: PEOPLE },
  {
    route: 'addPasskey',
    allowed: { all: 'wrong-passkey', bot: 'for-people' },
    request: () => ({ body: PASSKEY }),
  },
  {
    route: 'removePasskey',
    allowed: { all: 'no-passkey', bot: 'for-people' },
    request: () => ({ path: '/api/account/passkeys/abc' }),
  },
  { route: 'vacation', allowed: PEOPLE },
  { route: 'startVacation', allowed: PEOPLE, asNewPlayer: true, request: () => ({ body: { days: 1 } }) },
  { route: 'endVacation', allowed: { all: 'not-on-holiday', bot: 'for-people' }, asNewPlayer: true },

  {
    route: 'signIn',
    allowed: { all: 'wrong-credentials', nobody: 'wrong-credentials', bot: 'for-people' },
    request: () => ({ body: { name: newName(), password: PASSWORD } }),
  },
  { route: 'passkeyRequestOptions', allowed: { ...PEOPLE, nobody: 'yes' } },
  {
    route: 'signInWithPasskey',
    allowed: { all: 'wrong-credentials', nobody: 'wrong-credentials', bot: 'for-people' },
    request: () => ({ body: PASSKEY }),
  },
  {
    route: 'openPasswordLink',
    allowed: { all: 'link-expired', nobody: 'link-expired', bot: 'for-people' },
    request: () => ({ body: { token: UNKNOWN_TOKEN } }),
  },
  {
    route: 'setNewPassword',
    allowed: { all: 'link-expired', nobody: 'link-expired', bot: 'for-people' },
    request: () => ({ body: { token: UNKNOWN_TOKEN, password: PASSWORD } }),
  },
  { route: 'sessions', allowed: PEOPLE },
  { route: 'endOtherSessions', allowed: PEOPLE, asNewPlayer: true },
  {
    route: 'endSession',
    variant: 'of the host',
    allowed: { all: 'no-session', host: 'yes', bot: 'for-people' },
    request: async (scene) => ({ path: `/api/sessions/${await scene.session()}` }),
  },

  { route: 'games', allowed: ANYONE },
  { route: 'tables', allowed: ANYONE },
  { route: 'shareUrls', allowed: PEOPLE },
  { route: 'openTable', allowed: SIGNED_IN, request: () => ({ body: { game: 'crack-the-code' } }) },
  { route: 'table', allowed: ANYONE, request: async (scene) => ({ path: await onTable(scene) }) },
  {
    route: 'changeTable',
    allowed: HOST,
    request: async (scene) => ({ path: await onTable(scene), body: { rated: false } }),
  },
  { route: 'closeTable', allowed: HOST, request: async (scene) => ({ path: await onTable(scene) }) },
  {
    route: 'sit',
    allowed: { all: 'yes', seated: 'seated', host: 'seated', blocked: 'kept-apart' },
    request: async (scene) => {
      const table = await scene.table();
      return onTerms(scene, table, `/api/tables/${table}/seats`);
    },
  },
  {
    route: 'clearSeat',
    variant: 'of the seated player',
    allowed: { ...HOST, seated: 'yes' },
    request: async (scene) => ({ path: await onTable(scene, '/seats/1') }),
  },
  {
    route: 'clearSeat',
    variant: 'of the host',
    allowed: HOST,
    request: async (scene) => ({ path: await onTable(scene, '/seats/0') }),
  },
  {
    route: 'seatBot',
    variant: 'a built-in bot',
    allowed: HOST,
    request: async (scene) => ({ path: await onTable(scene, '/bots'), body: { bot: BOT } }),
  },
  {
    route: 'seatBot',
    variant: 'a bot of the host',
    allowed: { all: 'no-bot', host: 'yes' },
    request: async (scene) => ({ path: await onTable(scene, '/bots'), body: { bot: scene.cast.bot } }),
  },
  {
    route: 'commitShare',
    allowed: { all: 'no-share', seated: 'yes' },
    request: async (scene) => ({
      path: `/api/tables/${await scene.drawing()}/share`,
      body: { share: commitmentOf(SHARE) },
    }),
  },
  {
    route: 'revealShare',
    allowed: { all: 'no-share', seated: 'yes' },
    request: async (scene) => ({ path: `/api/tables/${await scene.drawing()}/share`, body: { share: SHARE } }),
  },
  {
    route: 'startMatch',
    allowed: HOST,
    request: async (scene) => {
      const table = await scene.full();
      return onTerms(scene, table, `/api/tables/${table}/start`);
    },
  },
  {
    route: 'invite',
    variant: 'of a friend of the host',
    allowed: { all: 'not-at-table', host: 'yes', seated: 'not-known' },
    request: async (scene) => ({ path: await onTable(scene, '/invitations'), body: { player: scene.cast.friend.id } }),
  },
  {
    route: 'invite',
    variant: 'of an unknown player',
    allowed: { all: 'not-at-table', host: 'not-known', seated: 'not-known' },
    request: async (scene) => ({
      path: await onTable(scene, '/invitations'),
      body: { player: await scene.somebody() },
    }),
  },
  {
    route: 'declineInvitation',
    allowed: SIGNED_IN,
    request: async (scene) => ({ path: await onTable(scene, '/invitations') }),
  },

  { route: 'openRoom', allowed: PEOPLE },
  { route: 'room', allowed: ANYONE, request: async (scene) => ({ path: await onRoom(scene) }) },
  {
    route: 'joinRoom',
    allowed: { ...PEOPLE, blocked: 'kept-apart' },
    request: async (scene) => ({ path: await onRoom(scene, '/members') }),
  },
  {
    route: 'leaveRoom',
    variant: 'removing the seated player',
    allowed: MEMBER,
    request: async (scene) => ({ path: await onRoom(scene, `/members/${scene.cast.seated.id}`) }),
  },
  {
    route: 'setWatching',
    variant: 'of the seated player',
    allowed: { all: 'not-member', seated: 'yes', bot: 'for-people' },
    request: async (scene) => ({
      path: await onRoom(scene, `/members/${scene.cast.seated.id}/watching`),
      body: { watching: true },
    }),
  },
  {
    route: 'addRoomGuest',
    allowed: MEMBER,
    request: async (scene) => ({ path: await onRoom(scene, '/guests'), body: { name: 'Cas' } }),
  },
  {
    route: 'chooseGame',
    allowed: MEMBER,
    request: async (scene) => ({ path: await onRoom(scene, '/next'), body: { game: 'crack-the-code' } }),
  },
  {
    route: 'startRoomMatch',
    variant: 'with nobody present',
    allowed: { ...MEMBER, seated: 'too-few-players', host: 'too-few-players' },
    request: async (scene) => ({ path: await onRoom(scene, '/start') }),
  },
  {
    route: 'endRoomMatch',
    allowed: MEMBER,
    request: async (scene) => ({ path: await onRoom(scene, '/match') }),
  },
  { route: 'playBots', allowed: SIGNED_IN, request: () => ({ body: { game: 'crack-the-code', bots: ['random'] } }) },
  { route: 'matches', allowed: SIGNED_IN },
  { route: 'match', allowed: ANYONE, request: async (scene) => ({ path: await onMatch(scene) }) },
  {
    route: 'matchRecord',
    allowed: ANYONE,
    request: async (scene) => ({ path: await onMatch(scene, '/record') }),
  },
  { route: 'annotations', allowed: PEOPLE },
  {
    route: 'annotation',
    allowed: ANYONE,
    request: async (scene) => ({ path: `/api/annotations/${(await scene.annotation()).id}` }),
  },
  {
    route: 'ownAnnotation',
    allowed: PEOPLE,
    request: async (scene) => ({ path: await onMatch(scene, '/annotation') }),
  },
  {
    route: 'saveAnnotation',
    variant: 'running',
    allowed: { all: 'running', bot: 'for-people', silenced: 'silenced' },
    request: async (scene) => ({
      path: await onMatch(scene, '/annotation'),
      body: { version: 0, title: '', intro: '', notes: [] },
    }),
  },
  {
    route: 'saveAnnotation',
    variant: 'finished',
    allowed: { ...PEOPLE, silenced: 'silenced' },
    request: async (scene) => ({
      path: `/api/matches/${(await scene.over()).match}/annotation`,
      body: { version: 0, title: '', intro: '', notes: [] },
    }),
  },
  {
    route: 'removeAnnotation',
    variant: 'of the host',
    allowed: { all: 'no-annotation', host: 'yes', bot: 'for-people' },
    request: async (scene) => ({ path: `/api/annotations/${(await scene.annotation()).id}` }),
  },
  {
    route: 'removeAnnotationAsStaff',
    allowed: STAFF,
    request: async (scene) => ({ path: `/api/desk/annotations/${(await scene.annotation()).id}` }),
  },
  {
    route: 'position',
    allowed: ANYONE,
    request: async (scene) => ({ path: await onMatch(scene, '/view') }),
  },
  {
    route: 'matchRatings',
    allowed: ANYONE,
    request: async (scene) => ({ path: await onMatch(scene, '/ratings') }),
  },
  { route: 'logHead', allowed: ANYONE, request: () => ({}) },
  { route: 'logEntries', allowed: ANYONE, request: () => ({}) },
  { route: 'logConsistency', allowed: ANYONE, request: () => ({ path: '/api/log/consistency?from=0&to=0' }) },
  { route: 'matchLog', allowed: ANYONE, request: async (scene) => ({ path: await onMatch(scene, '/log') }) },
  {
    route: 'matchTournament',
    allowed: ANYONE,
    request: async (scene) => ({ path: await onMatch(scene, '/tournament') }),
  },
  {
    route: 'playMove',
    allowed: { all: 'not-seated', seated: 'yes', host: 'yes' },
    request: async (scene) => ({
      path: await onMatch(scene, '/moves'),
      body: { key: 'authorised', move: { type: 'hide', code: 'rrrrr' } },
    }),
  },
  {
    route: 'rematch',
    variant: 'running',
    allowed: { all: 'running' },
    request: async (scene) => ({ path: await onMatch(scene, '/rematch'), body: {} }),
  },
  {
    route: 'rematch',
    variant: 'finished',
    allowed: { all: 'not-seated', seated: 'yes', host: 'yes' },
    request: async (scene) => {
      const { match, table } = await scene.over();
      return onTerms(scene, table, `/api/matches/${match}/rematch`);
    },
  },
  {
    route: 'endMatch',
    allowed: { ...SEATED, seated: 'with-people', host: 'with-people' },
    request: async (scene) => ({ path: await onMatch(scene, '/end') }),
  },
  {
    route: 'proposeTimeControl',
    allowed: SEATED,
    request: async (scene) => ({ path: await onMatch(scene, '/pace'), body: { pace: LIVE } }),
  },
  {
    route: 'answerTimeControl',
    allowed: { ...SEATED, seated: 'no-offer', host: 'no-offer' },
    request: async (scene) => ({
      path: await onMatch(scene, '/pace/answer'),
      body: { answer: 'agree', terms: 'a'.repeat(64) },
    }),
  },
  {
    route: 'takeSeatBack',
    allowed: { ...SEATED, seated: 'no-standin', host: 'no-standin' },
    request: async (scene) => ({ path: await onMatch(scene, '/seat') }),
  },
  {
    route: 'conditionalMoves',
    allowed: SEATED,
    request: async (scene) => ({ path: await onMatch(scene, '/plan') }),
  },
  {
    route: 'setConditionalMoves',
    variant: 'malformed',
    allowed: { ...SEATED, seated: 'malformed', host: 'malformed' },
    request: async (scene) => ({ path: await onMatch(scene, '/plan'), body: { plan: 'none' } }),
  },
  {
    route: 'removeConditionalMoves',
    allowed: SEATED,
    request: async (scene) => ({ path: await onMatch(scene, '/plan') }),
  },
  {
    route: 'photoFinishes',
    allowed: SEATED,
    request: async (scene) => ({ path: await onMatch(scene, '/races') }),
  },
  {
    route: 'photoFinish',
    variant: 'of a race that never was',
    allowed: { ...SEATED, seated: 'no-race', host: 'no-race' },
    request: async (scene) => ({ path: await onMatch(scene, '/races/5') }),
  },
  {
    route: 'handInTrace',
    variant: 'of a race that never was',
    allowed: { ...SEATED, seated: 'no-race', host: 'no-race' },
    request: async (scene) => ({ path: await onMatch(scene, '/races/5/trace'), body: { trace: '0k' } }),
  },
  {
    route: 'branch',
    variant: 'from a finished match',
    allowed: SIGNED_IN,
    request: async (scene) => ({ body: { match: (await scene.over()).match, ply: 0, seat: 0, bots: ['random'] } }),
  },
  {
    route: 'branch',
    variant: 'from a running match',
    allowed: { all: 'running' },
    request: async (scene) => ({ body: { match: (await scene.match()).match, ply: 0, seat: 0, bots: ['random'] } }),
  },
  {
    route: 'handOverMatch',
    variant: 'without a record',
    allowed: { all: 'malformed', bot: 'for-people' },
    request: () => ({
      body: { id: `local-${'0'.repeat(32)}`, startedAt: 0, endedAt: 0, seats: [{}, { bot: 'random' }], record: {} },
    }),
  },
  { route: 'turns', allowed: SIGNED_IN },

  { route: 'dailies', allowed: PEOPLE },
  { route: 'daily', allowed: PEOPLE, request: () => ({ path: '/api/daily/crystal-code' }) },
  { route: 'openDaily', allowed: PEOPLE, request: () => ({ path: '/api/daily/crystal-code/open', body: {} }) },
  {
    route: 'stepDaily',
    allowed: { all: 'not-open', bot: 'for-people' },
    asNewPlayer: true,
    request: () => ({ path: '/api/daily/crystal-code/step', body: { day: '2026-11-16', count: 0, step: 'rrrrr' } }),
  },
  { route: 'dailyGhosts', allowed: PEOPLE, request: () => ({ path: '/api/daily/crystal-code/ghosts' }) },
  {
    route: 'reportDailyProgress',
    allowed: { all: 'not-finished', bot: 'for-people' },
    asNewPlayer: true,
    request: () => ({ path: '/api/daily/crystal-code/progress', body: { day: '2026-11-16', progress: [] } }),
  },
  {
    route: 'dailyMonth',
    allowed: { all: 'no-day', bot: 'for-people' },
    request: () => ({ path: '/api/daily/crystal-code/months/1999-01' }),
  },
  {
    route: 'dailyLuck',
    allowed: { all: 'no-day', nobody: 'no-day' },
    request: () => ({ path: '/api/daily-luck/1999-01' }),
  },

  { route: 'puzzles', allowed: PEOPLE },
  {
    route: 'puzzlePage',
    allowed: { all: 'no-game', bot: 'for-people' },
    request: () => ({ path: '/api/puzzles/chess' }),
  },
  {
    route: 'nextPuzzle',
    allowed: { all: 'no-game', bot: 'for-people' },
    request: () => ({ path: '/api/puzzles/chess/next', body: {} }),
  },
  ...(['puzzle', 'answerPuzzle', 'giveUpPuzzle'] as const).map(
    (route): HttpCase => ({
      route,
      variant: 'that was not shown',
      allowed: { all: 'no-puzzle', bot: 'for-people' },
      request: () => ({
        path: `/api/puzzles/crystal-code/unknown${{ puzzle: '', answerPuzzle: '/answer', giveUpPuzzle: '/give-up' }[route]}`,
        ...(route === 'answerPuzzle' && { body: { answer: 7 } }),
      }),
    }),
  ),

  { route: 'mutes', allowed: SIGNED_IN },
  {
    route: 'mute',
    variant: 'the host',
    allowed: { all: 'yes', host: 'no-player' },
    request: ({ cast }) => ({ path: `/api/mutes/${cast.host.id}` }),
  },
  { route: 'unmute', allowed: SIGNED_IN, request: ({ cast }) => ({ path: `/api/mutes/${cast.host.id}` }) },
  {
    route: 'report',
    variant: 'about the host',
    allowed: { ...PEOPLE, host: 'oneself' },
    request: ({ cast }) => ({ body: { about: cast.host.id, reason: 'rude' } }),
  },
  { route: 'contacts', allowed: SIGNED_IN },
  {
    route: 'requestFriend',
    variant: 'the host',
    allowed: { all: 'yes', blocked: 'unwilling', host: 'yourself' },
    request: ({ cast }) => ({ body: { player: cast.host.id } }),
  },
  { route: 'removeFriend', allowed: SIGNED_IN, request: ({ cast }) => ({ path: `/api/friends/${cast.guest.id}` }) },
  {
    route: 'block',
    variant: 'the guest',
    allowed: { all: 'yes', guest: 'yourself' },
    request: ({ cast }) => ({ path: `/api/blocks/${cast.guest.id}` }),
  },
  {
    route: 'markRead',
    allowed: SIGNED_IN,
    request: ({ cast }) => ({ path: `/api/friends/${cast.host.id}/read`, body: { seq: 1 } }),
  },
  { route: 'opponents', allowed: SIGNED_IN },
  { route: 'seek', allowed: SIGNED_IN, request: () => ({ body: { game: 'crack-the-code', pace: 'live' } }) },
  { route: 'cancelSeek', allowed: SIGNED_IN },

  {
    route: 'ratings',
    allowed: ANYONE,
    request: ({ cast }) => ({ path: `/api/ratings?${GAME}&player=${cast.host.id}` }),
  },
  { route: 'leaderboard', allowed: ANYONE, request: () => ({ path: `/api/leaderboard?${GAME}` }) },
  { route: 'findPlayers', allowed: ANYONE, request: () => ({ path: '/api/players?name=Host' }) },
  { route: 'profile', allowed: ANYONE, request: (scene) => player(scene) },
  { route: 'ratingHistory', allowed: ANYONE, request: (scene) => player(scene, `/history?${GAME}`) },
  { route: 'playedMatches', allowed: ANYONE, request: (scene) => player(scene, '/matches') },
  { route: 'playerRecords', allowed: ANYONE, request: (scene) => player(scene, '/records') },
  {
    route: 'headToHead',
    allowed: ANYONE,
    request: (scene) => player(scene, `/against/${scene.cast.guest.id}`),
  },

  { route: 'notificationSettings', allowed: PEOPLE },
  {
    route: 'subscribePush',
    variant: 'at an invalid endpoint',
    allowed: { all: 'bad-endpoint', bot: 'for-people' },
    request: () => ({
      body: { endpoint: 'http://127.0.0.1/', p256dh: 'a'.repeat(87), auth: 'a'.repeat(22), locale: 'en' },
    }),
  },
  {
    route: 'unsubscribePush',
    allowed: PEOPLE,
    request: async (scene) => ({ path: `/api/notices/${await scene.session()}` }),
  },
  { route: 'sendTestNotification', allowed: { all: 'not-told', bot: 'for-people' } },
  { route: 'webhook', allowed: PEOPLE },
  {
    route: 'setWebhook',
    variant: 'at a private address',
    allowed: {
      all: 'account-first',
      host: 'bad-webhook',
      moderator: 'bad-webhook',
      desk: 'bad-webhook',
      bot: 'for-people',
    },
    request: () => ({ body: { url: 'https://127.0.0.1/', shape: 'slack', locale: 'en' } }),
  },
  { route: 'removeWebhook', allowed: PEOPLE },
  { route: 'serverWebhook', allowed: ADMIN },
  {
    route: 'setServerWebhook',
    variant: 'at a private address',
    allowed: { ...ADMIN, desk: 'bad-webhook' },
    request: () => ({ body: { url: 'https://127.0.0.1/', shape: 'slack', locale: 'en' } }),
  },
  { route: 'removeServerWebhook', allowed: ADMIN },
  { route: 'canMail', allowed: ANYONE },
  {
    route: 'forgotPassword',
    variant: 'without an SMTP server',
    allowed: { all: 'no-mail', nobody: 'no-mail', bot: 'for-people' },
    request: () => ({ body: { who: 'Somebody' } }),
  },
  { route: 'mailSettings', allowed: PEOPLE },
  {
    route: 'setMailAddress',
    variant: 'without an SMTP server',
    allowed: { all: 'no-mail', bot: 'for-people' },
    request: () => ({ body: { address: 'ann@example.org', locale: 'en' } }),
  },
  { route: 'changeMailSettings', allowed: PEOPLE, request: () => ({ body: { turns: false } }) },
  { route: 'removeMailAddress', allowed: PEOPLE },
  {
    route: 'verifyMailAddress',
    variant: 'with an unknown token',
    allowed: { all: 'link-expired', nobody: 'link-expired', bot: 'for-people' },
    request: () => ({ body: { token: 'a'.repeat(43) } }),
  },
  {
    route: 'unsubscribeMail',
    variant: 'with an unknown key',
    allowed: { all: 'no-subscription', nobody: 'no-subscription', bot: 'for-people' },
    request: () => ({ path: `/api/mail/unsubscribe/${'a'.repeat(43)}/turns` }),
  },
  {
    route: 'openUnsubscribePage',
    allowed: { ...PEOPLE, nobody: 'yes' },
    request: () => ({ path: `/api/mail/unsubscribe/${'a'.repeat(43)}/turns` }),
  },

  { route: 'tournaments', allowed: ANYONE },
  {
    route: 'createTournament',
    allowed: SIGNED_IN,
    request: () => ({
      body: { name: 'Cup', game: 'crack-the-code', pace: LIVE, format: 'swiss', places: 8, start: { kind: 'hand' } },
    }),
  },
  { route: 'tournament', allowed: ANYONE, request: async (scene) => ({ path: await onCup(scene) }) },
  {
    route: 'enterTournament',
    allowed: { all: 'yes', seated: 'entered', host: 'entered' },
    request: async (scene) => ({ path: await onCup(scene, '/entrants'), body: {} }),
  },
  {
    route: 'leaveTournament',
    variant: 'of the seated player',
    allowed: { ...ORGANISER, seated: 'yes' },
    request: async (scene) => ({ path: await onCup(scene, '/entrants/1') }),
  },
  { route: 'cancelTournament', allowed: ORGANISER, request: async (scene) => ({ path: await onCup(scene) }) },
  {
    route: 'enterBot',
    allowed: ORGANISER,
    request: async (scene) => ({ path: await onCup(scene, '/bots'), body: { bot: 'random' } }),
  },
  {
    route: 'startTournament',
    allowed: ORGANISER,
    request: async (scene) => ({ path: await onCup(scene, '/start') }),
  },

  {
    route: 'redeemAdminKey',
    allowed: { ...ADMIN, desk: 'not-found' },
    request: () => ({ body: { key: 'A'.repeat(43) } }),
  },
  { route: 'adminMetrics', allowed: ADMIN },
  { route: 'adminOverview', allowed: ADMIN },
  { route: 'ratingGains', allowed: ADMIN },
  {
    route: 'adminCloseTable',
    allowed: ADMIN,
    request: async (scene) => ({ path: `/api/desk/tables/${await scene.table()}` }),
  },
  {
    route: 'abortMatch',
    allowed: ADMIN,
    request: async (scene) => ({ path: `/api/desk/matches/${(await scene.match()).match}/abort`, body: { note: '' } }),
  },
  { route: 'announcements', allowed: ADMIN },
  { route: 'announce', allowed: ADMIN, request: () => ({ body: { text: 'Hello', minutes: 1 } }) },
  { route: 'withdrawAnnouncement', allowed: ADMIN, request: () => ({ path: '/api/desk/announcements/none' }) },
  { route: 'reports', allowed: STAFF },
  { route: 'resolveReport', allowed: STAFF, request: () => ({ path: '/api/desk/reports/none/deal' }) },
  { route: 'staffStatus', allowed: STAFF },
  { route: 'people', allowed: STAFF },
  {
    route: 'person',
    allowed: STAFF,
    request: async ({ somebody }) => ({ path: `/api/desk/people/${await somebody()}` }),
  },
  {
    route: 'renamePerson',
    allowed: STAFF,
    request: async ({ somebody }) => ({ path: `/api/desk/people/${await somebody()}`, body: { name: newName() } }),
  },
  {
    route: 'banPerson',
    allowed: STAFF,
    request: async ({ somebody }) => ({ path: `/api/desk/people/${await somebody()}/ban`, body: { reason: 'Rude' } }),
  },
  {
    route: 'liftBan',
    allowed: STAFF,
    request: async ({ somebody }) => ({ path: `/api/desk/people/${await somebody()}/ban` }),
  },
  {
    route: 'mutePerson',
    allowed: STAFF,
    request: async ({ somebody }) => ({
      path: `/api/desk/people/${await somebody()}/mute`,
      body: { minutes: 1, note: '' },
    }),
  },
  {
    route: 'unmutePerson',
    allowed: STAFF,
    request: async ({ somebody }) => ({ path: `/api/desk/people/${await somebody()}/mute` }),
  },
  {
    route: 'endPersonSessions',
    allowed: STAFF,
    request: async ({ somebody }) => ({ path: `/api/desk/people/${await somebody()}/sessions` }),
  },
  {
    route: 'endPersonSession',
    allowed: { ...STAFF, moderator: 'no-session', desk: 'no-session' },
    request: async ({ somebody }) => ({ path: `/api/desk/people/${await somebody()}/sessions/${'A'.repeat(43)}` }),
  },
  {
    route: 'setRole',
    allowed: { ...ADMIN, desk: 'guest-rights' },
    request: async ({ somebody }) => ({
      path: `/api/desk/people/${await somebody()}/role`,
      body: { role: 'moderator' },
    }),
  },
  { route: 'auditLog', allowed: ADMIN },
  { route: 'registrationSettings', allowed: ADMIN },
  { route: 'setRegistration', allowed: ADMIN, request: () => ({ body: { accounts: 'open', guests: true } }) },
  { route: 'makeInvitation', allowed: ADMIN, request: () => ({ body: { uses: 1, days: 1 } }) },
  { route: 'withdrawInvitation', allowed: ADMIN, request: () => ({ path: '/api/desk/registration/links/none' }) },
  {
    route: 'makePasswordLink',
    allowed: ADMIN,
    request: ({ cast }) => ({ path: `/api/desk/people/${cast.host.id}/password-link` }),
  },
  { route: 'backups', allowed: ADMIN },
  { route: 'startBackup', allowed: ADMIN },
  {
    route: 'downloadBackup',
    allowed: { ...ADMIN, desk: 'not-found' },
    request: () => ({ path: '/api/desk/backups/2026-01-01T00-00-00-000Z.sqlite' }),
  },
];

const hide = { key: 'authorised', move: { type: 'hide', code: 'rrrrr' } };
const PLAYING: Allowed = { all: 'not-seated', seated: 'yes', host: 'yes' };

/** Who may send which message. */
export const SOCKET_CASES: readonly SocketCase[] = [
  { type: 'watch', variant: 'the lobby', allowed: SIGNED_IN, message: () => ({ topic: 'lobby' }) },
  { type: 'watch', variant: 'its own matches', allowed: SIGNED_IN, message: () => ({ topic: 'me' }) },
  {
    type: 'watch',
    variant: 'a table',
    allowed: SIGNED_IN,
    message: async (scene) => ({ topic: `table:${await scene.table()}` }),
  },
  {
    type: 'watch',
    variant: 'a match',
    allowed: SIGNED_IN,
    message: async (scene) => ({ topic: `match:${(await scene.match()).match}` }),
  },
  {
    type: 'watch',
    variant: 'a match as a spectator',
    allowed: SIGNED_IN,
    message: async (scene) => ({ topic: `match:${(await scene.match()).match}`, as: 'spectator' }),
  },
  {
    type: 'watch',
    variant: 'a match as the seated player',
    allowed: { all: 'not-yours', seated: 'yes' },
    message: async (scene) => ({ topic: `match:${(await scene.match()).match}`, as: 1 }),
  },
  {
    type: 'watch',
    variant: 'a room',
    allowed: SIGNED_IN,
    message: async (scene) => ({ topic: `room:${await scene.room()}` }),
  },
  {
    type: 'watch',
    variant: 'the chat of a table reached by link',
    allowed: { all: 'not-invited', seated: 'yes', host: 'yes' },
    message: async (scene) => ({ topic: `chat:${(await scene.match()).table}` }),
  },
  {
    type: 'watch',
    variant: 'the audience',
    allowed: { all: 'yes', seated: 'audience-only', host: 'audience-only' },
    message: async (scene) => ({ topic: `audience:${(await scene.match()).match}` }),
  },
  { type: 'unwatch', allowed: SIGNED_IN, message: () => ({ topic: 'lobby' }) },
  { type: 'play', allowed: PLAYING, message: async (scene) => ({ ...hide, match: (await scene.match()).match }) },
  {
    type: 'play',
    variant: 'for the seated player',
    allowed: { all: 'not-seated', seated: 'yes' },
    message: async (scene) => ({ ...hide, match: (await scene.match()).match, seat: 1 }),
  },
  {
    type: 'take-back',
    allowed: { ...PLAYING, seated: 'nothing-to-take-back', host: 'nothing-to-take-back' },
    message: async (scene) => ({ key: 'authorised', match: (await scene.match()).match }),
  },
  {
    type: 'say',
    variant: 'at a waiting table reached by link',
    allowed: { all: 'not-invited', seated: 'yes', host: 'yes' },
    message: async (scene) => ({ key: 'authorised', table: await scene.table(), text: 'Hello' }),
  },
  {
    type: 'say',
    variant: 'at a playing table',
    allowed: { all: 'not-invited', seated: 'yes', host: 'yes' },
    message: async (scene) => ({ key: 'authorised', table: (await scene.match()).table, text: 'Hello' }),
  },
  {
    type: 'tell',
    variant: 'to the host',
    allowed: { all: 'friends-only', host: 'no-talk', friend: 'yes' },
    message: ({ cast }) => ({ key: 'authorised', to: cast.host.id, text: 'Hello' }),
  },
  {
    type: 'watch',
    variant: 'the messages of two others',
    allowed: { all: 'no-talk', host: 'yes', friend: 'yes' },
    message: ({ cast }) => ({ topic: `talk:${talkOf(cast.host.id, cast.friend.id)}` }),
  },
  {
    type: 'remark',
    allowed: { all: 'yes', silenced: 'silenced', seated: 'audience-only', host: 'audience-only' },
    message: async (scene) => ({ key: 'authorised', match: (await scene.match()).match, text: 'Hello' }),
  },
];
