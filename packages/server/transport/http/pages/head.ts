import type { Locale } from '@sesame/kernel';
import { ID_PATTERN, ROOM_CODE_PATTERN } from '@sesame/protocol';
import { allGames, gameOf } from '@sesame/registry';
import { dayOf } from '../../../lobby/daily/days.ts';
import { untilRevealed } from '../../../match/race/reveal.ts';
import type { Services } from '../../../services.ts';
import type { Store, StoredMatch, StoredTable } from '../../../store/store.ts';
import { AT_THE_END, type PictureId, runningVersion } from '../pictures/address.ts';
import { HEAD_TEXTS, type HeadTexts } from './head-texts.ts';

/** What search engines and link previews read of a page. Nothing that a stranger with the link would not see on it. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** The game whose fixed picture stands for the page. */
  readonly game?: string;
  /** A picture of its own. */
  readonly picture?: PictureId;
  /** Only people with its link find it. */
  readonly isUnlisted?: true;
  /** The address names something that does not exist. */
  readonly isMissing?: true;
}

/** What heads are made of. */
export interface HeadServices extends Pick<Services, 'matches' | 'now'> {
  readonly store: Pick<Store, 'tables' | 'matches' | 'tournaments' | 'players' | 'annotations'>;
}

interface Asked {
  readonly services: HeadServices;
  readonly locale: Locale;
  readonly texts: HeadTexts;
  readonly query: URLSearchParams;
}

/** Undefined: it does not exist. */
type FindHead = (asked: Asked, id: string) => Promise<Head | undefined> | Head | undefined;

const gameName = (game: string, locale: Locale): string => gameOf(game)?.name[locale] ?? game;

/** An invitation tells who invites and to which game, as the page itself does, and nothing about the others. */
const ofTable: FindHead = async ({ services: { store }, locale, texts }, id) => {
  const table = await store.tables.find(id);
  if (table === undefined) return undefined;
  const { game } = table;
  const host = hostName(table);
  const name = gameName(game, locale);
  return {
    title: host === undefined ? texts.invited(name) : texts.invites(host, name),
    description: texts.table,
    game,
    picture: { kind: 'tables', id, version: String(table.version) },
  };
};

const hostName = ({ host, seats }: StoredTable): string | undefined =>
  seats.flatMap((chair) => (chair.kind === 'person' && chair.player === host ? [chair.name] : []))[0];

/** In words, names and game only. Its picture shows what spectators see. */
const ofMatch: FindHead = async ({ services, locale, texts }, id) => {
  const match = await services.store.matches.find(id);
  if (match === undefined) return undefined;
  const { game, seats } = match;
  return {
    title: texts.match(gameName(game, locale), seats.map(({ name }) => name).join(' – ')),
    description: texts.watch,
    game,
    picture: { kind: 'matches', id, version: await versionOf(services, match) },
  };
};

/** The picture of a running match has another address after every step that spectators notice. */
const versionOf = async ({ matches }: HeadServices, { id, endedAt }: StoredMatch): Promise<string> => {
  const match = endedAt === undefined ? await matches.find(id) : undefined;
  if (match === undefined) return AT_THE_END;
  await untilRevealed(match);
  return runningVersion(match);
};

const ofReplay: FindHead = async (asked, id) => {
  const head = await ofMatch(asked, id);
  const ply = /^\d{1,5}$/.exec(asked.query.get('ply') ?? '')?.[0];
  if (head === undefined) return undefined;
  if (ply === undefined) return { ...head, description: asked.texts.replay };
  const picture: PictureId = { kind: 'replays', id, version: String(Number(ply)) };
  const isOver = head.picture?.version === AT_THE_END;
  return { ...head, description: asked.texts.replayAt(Number(ply)), ...(isOver && { picture }) };
};

/** Title and author of an annotated replay. Its notes are on the page only. */
const ofAnnotation: FindHead = async (asked, id) => {
  const { services, texts } = asked;
  const annotation = await services.store.annotations.find(id);
  const head = annotation && (await ofMatch(asked, annotation.match));
  if (annotation === undefined || head === undefined) return undefined;
  const author = await services.store.players.find(annotation.author);
  const title = annotation.title === '' ? head.title : annotation.title;
  return { ...head, title, description: texts.annotated(author?.name ?? '', head.title), isUnlisted: true };
};

const ofTournament: FindHead = async ({ services: { store }, locale, texts }, id) => {
  const tournament = await store.tournaments.find(id);
  if (tournament === undefined) return undefined;
  const { name, game } = tournament;
  const picture: PictureId = { kind: 'tournaments', id, version: String(tournament.version) };
  return { title: name, description: texts.tournament(gameName(game, locale)), game, picture };
};

const ofPlayer: FindHead = async ({ services: { store }, texts }, id) => {
  const player = await store.players.find(id);
  if (player === undefined || player.leftAt !== undefined) return undefined;
  return { title: player.name, description: texts.player, picture: { kind: 'players', id, version: AT_THE_END } };
};

const ofDaily: FindHead = ({ services: { now }, locale, texts }, game) => {
  if (gameOf(game)?.daily === undefined) return undefined;
  const picture: PictureId = { kind: 'daily', id: game, version: dayOf(now()) };
  return { title: texts.daily(gameName(game, locale)), description: texts.dailyText, game, picture };
};

const ofLesson: FindHead = ({ locale, texts }, game) =>
  gameOf(game) && { title: texts.learn(gameName(game, locale)), description: texts.learnText, game };

const ofPuzzles: FindHead = ({ locale, texts }, game) => {
  if (gameOf(game)?.puzzles === undefined) return undefined;
  return { title: texts.puzzles(gameName(game, locale)), description: texts.puzzlesText, game };
};

/** Whether there is such a room is told to those who join it. */
const ofRoom: FindHead = ({ texts }, code) => ({
  title: texts.room(code.toUpperCase()),
  description: texts.roomText,
  isUnlisted: true,
});

const PAGES: readonly (readonly [RegExp, FindHead])[] = [
  [new RegExp(`^/tables/(${ID_PATTERN})$`), ofTable],
  [new RegExp(`^/matches/(${ID_PATTERN})$`), ofMatch],
  [new RegExp(`^/matches/(${ID_PATTERN})/(?:replay|verify)$`), ofReplay],
  [new RegExp(`^/annotated/(${ID_PATTERN})$`), ofAnnotation],
  [new RegExp(`^/tournaments/(${ID_PATTERN})$`), ofTournament],
  [new RegExp(`^/players/(${ID_PATTERN})$`), ofPlayer],
  [new RegExp(`^/daily/(${ID_PATTERN})(?:/\\d{4}-\\d{2}-\\d{2})?$`), ofDaily],
  [new RegExp(`^/puzzles/(${ID_PATTERN})(?:/.*)?$`), ofPuzzles],
  [new RegExp(`^/room/(${ROOM_CODE_PATTERN})$`, 'i'), ofRoom],
  [new RegExp(`^/learn/(${ID_PATTERN})(?:/lesson|/practice)?$`), ofLesson],
];

/** The head of the page at a path, with its query. */
export const findHead = async (url: string, services: HeadServices, locale: Locale): Promise<Head> => {
  const [path = '', search = ''] = url.split('?');
  const texts = HEAD_TEXTS[locale];
  const names = allGames()
    .map(({ name }) => name[locale])
    .join(', ');
  const general: Head = { title: 'Sesame', description: texts.general(names) };
  for (const [pattern, find] of PAGES) {
    const id = pattern.exec(path.replace(/(.)\/$/, '$1'))?.[1];
    if (id === undefined) continue;
    const head = await find({ services, locale, texts, query: new URLSearchParams(search) }, id);
    return head ?? { ...general, isMissing: true };
  }
  const section = Object.hasOwn(texts.sections, path) ? texts.sections[path] : undefined;
  return section === undefined ? general : { ...general, title: section };
};
