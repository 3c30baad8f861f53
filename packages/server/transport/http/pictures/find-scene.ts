import type { Locale } from '@sesame/kernel';
import { effectiveInputs } from '@sesame/match';
import { hasPainter } from '@sesame/registry/painters';
import { makeProfiles } from '../../../competition/ratings/profiles.ts';
import { publicTournament } from '../../../competition/tournaments/page.ts';
import { dayOf } from '../../../lobby/daily/days.ts';
import { untilRevealed } from '../../../match/race/reveal.ts';
import type { Services } from '../../../services.ts';
import type { StoredMatch } from '../../../store/store.ts';
import { AT_THE_END, type PictureId, type PictureKind, runningVersion } from './address.ts';
import type { Scene } from './scene.ts';

/** What is to be drawn, as a stranger sees it now. */
export interface FoundScene {
  readonly scene: Scene;
  /** The version that the address should name. */
  readonly version: string;
}

export type SceneServices = Pick<Services, 'store' | 'matches' | 'tournaments' | 'games' | 'now'>;

type Find = (services: SceneServices, picture: PictureId, locale: Locale) => Promise<FoundScene | undefined>;

const MAX_LINES = 5;

const namesOf = ({ seats }: StoredMatch): readonly string[] => seats.map(({ name }) => name);

/** The names of bots are in the reader's language. */
const ofTable: Find = async ({ store, games }, { id }, locale) => {
  const table = await store.tables.find(id);
  if (table === undefined) return undefined;
  const { game, pace, version } = table;
  const seats = table.seats.map((chair) => {
    if (chair.kind === 'person') return chair.name;
    return chair.kind === 'bot' ? (games.botOf(game, chair.bot)?.name[locale] ?? chair.bot) : null;
  });
  return { scene: { kind: 'table', locale, game, pace, seats }, version: String(version) };
};

const ofEnded = async (
  { store }: SceneServices,
  match: StoredMatch,
  { ply, locale }: { readonly ply: number; readonly locale: Locale },
): Promise<Scene> => {
  const rows = effectiveInputs(await store.log.read(match.id));
  const inputs = rows.slice(0, ply).map(({ at, by, move }) => ({ at, by, move }));
  const { game, rules, options } = match;
  return { kind: 'replay', locale, game, names: namesOf(match), rules, options, inputs };
};

const ofRunning: Find = async ({ matches }, { id }, locale) => {
  const match = await matches.find(id);
  if (match === undefined) return undefined;
  await untilRevealed(match);
  const { stored, rules, committed } = match;
  const view = rules.view(committed.state, 'spectator');
  const scene: Scene = { kind: 'board', locale, game: stored.game, names: namesOf(stored), view };
  return { scene, version: runningVersion(match) };
};

const ofMatch: Find = async (services, picture, locale) => {
  const match = await services.store.matches.find(picture.id);
  if (match?.endedAt === undefined) return match && ofRunning(services, picture, locale);
  const scene = await ofEnded(services, match, { ply: Number.POSITIVE_INFINITY, locale });
  return { scene, version: AT_THE_END };
};

/** While a match runs, its replay has no plies that strangers may ask for: its picture is that of the match. */
const ofReplay: Find = async (services, picture, locale) => {
  const match = await services.store.matches.find(picture.id);
  if (match?.endedAt === undefined || !/^\d{1,5}$/.test(picture.version)) return ofMatch(services, picture, locale);
  const scene = await ofEnded(services, match, { ply: Number(picture.version), locale });
  return { scene, version: picture.version };
};

const ofTournament: Find = async ({ tournaments }, { id }, locale) => {
  const found = await tournaments.load(id);
  if (found === undefined) return undefined;
  const { game, name, state, round, entrants, people, standings } = publicTournament(found);
  const nameOf = (entrant: number) => people.find(({ number }) => number === entrant)?.name ?? '';
  const leaders =
    round === 0
      ? people.slice(0, MAX_LINES).map((entrant) => ({ name: entrant.name }))
      : standings.slice(0, MAX_LINES).map(({ entrant, rank, points }) => ({ name: nameOf(entrant), rank, points }));
  const scene: Scene = { kind: 'tournament', locale, game, name, state, entrants, leaders };
  return { scene, version: String(found.tournament.version) };
};

const ofPlayer: Find = async (services, { id }, locale) => {
  const found = await makeProfiles(services).of(id, undefined);
  if (!found.ok || found.value.kind === 'left') return undefined;
  const { name, bot: isBot, ratings } = found.value;
  const best = new Map<string, number>();
  for (const { game, rating } of ratings) best.set(game, Math.max(rating, best.get(game) ?? rating));
  const shown = [...best]
    .filter(([game]) => hasPainter(game))
    .map(([game, rating]) => ({ game, rating }))
    .sort((a, b) => b.rating - a.rating);
  return { scene: { kind: 'player', locale, name, isBot, ratings: shown.slice(0, MAX_LINES) }, version: AT_THE_END };
};

const ofDaily: Find = async ({ games, now }, { id: game }, locale) => {
  if ((await games.dailyOf(game)) === undefined) return undefined;
  const day = dayOf(now());
  return { scene: { kind: 'daily', locale, game, day }, version: day };
};

const FINDERS: Readonly<Record<PictureKind, Find>> = {
  tables: ofTable,
  matches: ofMatch,
  replays: ofReplay,
  tournaments: ofTournament,
  players: ofPlayer,
  daily: ofDaily,
};

/** Undefined: there is no such thing, or strangers may not see it. */
export const findScene: Find = (services, picture, locale) => FINDERS[picture.kind](services, picture, locale);
