import type {
  ClaimReceipt,
  ClientMessage,
  InputEvents,
  MatchInfo,
  MatchUpdate,
  RatingChange,
  ServerMessage,
} from '@sesame/protocol';
import type { Page, WebSocketRoute } from 'playwright-core';
import type { Position } from './positions.ts';

/**
 * What surrounds a position on the match page:
 * - `plain`: people, no clock;
 * - `first`: the player’s first match, against bots, with the goal of the game and hints;
 * - `crowded`: a running clock, long names, an absent opponent, a proposed time control, a move that can be undone and
 *   receipts of races.
 */
export type Surroundings = 'plain' | 'first' | 'crowded';

/** A position on the match page. */
export interface Scene {
  readonly position: Position;
  readonly surroundings: Surroundings;
}

const MATCH = 'layout-audit';
export const SCENE_PATH = `/matches/${MATCH}`;
export const REPLAY_PATH = `${SCENE_PATH}/replay`;

const LIVE = { kind: 'live', perMove: 60, bank: 600 } as const;
const NO_CLOCK = { kind: 'none', perMove: 0, bank: 0 } as const;
const RECEIPT: ClaimReceipt = {
  credited: 1234,
  claimed: 1240,
  arrived: 1310,
  trip: { low: 62, high: 95 },
  waited: 188,
  decision: 'arrival',
};
const LUCK = { commitment: '0'.repeat(64), secret: '0'.repeat(64), contributions: [] };
const SHORT_NAMES = ['Ann', 'Bo', 'Cas', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'];
/** As long as names may be. */
const LONG_NAMES = [
  'Maximiliana Featherstone',
  'Wolfgang Hohenzollern IV',
  'Bartholomew Cholmondeley',
  'Konstantinos Papadopoulos',
  'Guillaume de Montmorency',
  'Wilhelmina van der Bilt',
  'Ferdinand Magalhães Jr',
  'Anastasia Romanovskaya',
];

/** The names of a game’s bots, in every language. */
export const botNamesIn = ({ position }: Scene): readonly string[] =>
  position.bots.flatMap(({ name }) => Object.values(name));

/** The players’ names. */
export const namesIn = ({ position, surroundings }: Scene): readonly string[] =>
  (surroundings === 'crowded' ? LONG_NAMES : SHORT_NAMES).slice(0, position.seats);

const seatsOf = (scene: Scene): MatchInfo['seats'] =>
  namesIn(scene).map((name, seat) => {
    const { bots } = scene.position;
    const bot = scene.surroundings === 'first' ? bots[(seat + bots.length - 1) % bots.length] : undefined;
    if (bot === undefined || seat === scene.position.seat) return { name, player: `player-${seat}` };
    return { name: bot.name.en, bot: bot.id };
  });

const infoOf = (scene: Scene): MatchInfo => ({
  id: MATCH,
  table: 'layout-audit-table',
  game: scene.position.game,
  rules: scene.position.rules.version,
  options: scene.position.options as MatchInfo['options'],
  pace: scene.surroundings === 'crowded' ? LIVE : NO_CLOCK,
  rated: scene.surroundings === 'crowded',
  seats: seatsOf(scene),
  you: scene.position.seat,
  commitment: '',
  startedAt: 0,
});

const clocksOf = ({ seats, awaits }: Position) =>
  Array.from({ length: seats }, (_, seat) => ({ left: 612_000, bank: 552_000, runs: awaits.includes(seat) }));

const updateOf = (scene: Scene): MatchUpdate => {
  const { told, view, awaits, outcome, race, at } = scene.position;
  const isCrowded = scene.surroundings === 'crowded';
  const isBusy = isCrowded && outcome === undefined;
  return {
    type: 'match',
    match: MATCH,
    seq: told.length,
    at,
    info: infoOf(scene),
    view,
    told: isCrowded ? withReceipts(scene.position) : [...told],
    awaits: [...awaits],
    ...(outcome && { outcome: { ...outcome, ranks: [...outcome.ranks] } }),
    ...(race !== undefined && { race }),
    ...(isBusy && { clocks: clocksOf(scene.position) }),
    ...(isBusy && { notes: [{ seat: 1, missed: { warnAt: at, botAt: at + 3_600_000 } }] }),
    ...(isBusy && { paceOffer: { seat: 1, pace: NO_CLOCK, terms: '', agreed: [1] } }),
  };
};

/** In a game with races, players’ moves come with a receipt. */
const withReceipts = ({ rules, told }: Position): InputEvents[] =>
  told.map((entry) =>
    rules.race !== undefined && typeof entry.by === 'number' ? { ...entry, receipt: RECEIPT } : entry,
  );

const recordOf = (scene: Scene) => ({ ...scene.position.record, seats: namesIn(scene), luck: LUCK });

const ratingsOf = (scene: Scene | undefined): readonly RatingChange[] =>
  Array.from({ length: scene?.position.seats ?? 0 }, (_, seat) => {
    const after = 1500 + (seat % 2 === 0 ? 12 : -12);
    return { seat, player: `player-${seat}`, before: 1500, after, provisional: seat === 0 };
  });

/** Answers requests about the scene’s match; everything else goes to the real server. */
export const serveScenes = async (page: Page, current: () => Scene | undefined): Promise<void> => {
  const answer = (make: (scene: Scene) => unknown) => {
    const scene = current();
    return scene === undefined ? {} : make(scene);
  };
  const answers = {
    '': () => answer(infoOf),
    '/record': () => answer(recordOf),
    '/plan': () => ({ state: 'none' }),
    '/tournament': () => ({}),
    '/ratings': () => ratingsOf(current()),
  };
  for (const [path, json] of Object.entries(answers)) {
    await page.route(`**/api/matches/${MATCH}${path}`, (route) => route.fulfill({ json: json() }));
  }
  await page.routeWebSocket('**/api/socket*', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as ClientMessage;
      const scene = current();
      const topic = 'topic' in message ? message.topic : '';
      if (scene === undefined || !topic.endsWith(`:${MATCH}`)) return server.send(text);
      if (message.type === 'watch' && topic === `match:${MATCH}`) showScene(socket, scene);
      send(socket, { type: 'done', id: message.id });
    });
    server.onMessage((text) => socket.send(text));
  });
};

const showScene = (socket: WebSocketRoute, scene: Scene): void => {
  send(socket, updateOf(scene));
  const { outcome, told } = scene.position;
  if (scene.surroundings === 'crowded' && outcome === undefined)
    send(socket, { type: 'offer', match: MATCH, seq: told.length });
};

const send = (socket: WebSocketRoute, message: ServerMessage): void => socket.send(JSON.stringify(message));
