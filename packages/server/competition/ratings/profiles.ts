import { ok, type Result, refuse } from '@sesame/kernel';
import type { HeadToHead, ListedPlayer, MatchFilter, PlayedMatches, Profile } from '@sesame/protocol';
import { parseBotPlayerId, playerIdAt } from '@sesame/protocol';
import { foldName } from '../../lib/fold-name.ts';
import type { Games } from '../../lib/games.ts';
import { makeFixedRating, shownOf } from '../../lib/rating-scale.ts';
import { endedSummaryOf, seatOf } from '../../match/match-summary.ts';
import type { PageCursor, PlayedMatch } from '../../store/repositories/profiles.ts';
import type { Store, StoredMatch, StoredPlayer } from '../../store/store.ts';
import { houseSkill } from './house-bots.ts';
import { shownRating, showRating } from './shown-rating.ts';
import { makeStatistics, sumHeadToHead, withTotal } from './statistics.ts';

/** Public profiles: ratings, statistics and matches. Of deleted players, only that they have left. */
export interface Profiles {
  of(player: string, viewer: string | undefined): Promise<Result<Profile>>;
  matches(player: string, filter: MatchFilter, query: PlayedMatchesQuery): Promise<Result<PlayedMatches>>;
  headToHead(player: string, other: string): Promise<Result<HeadToHead>>;
  search(name: string): Promise<readonly ListedPlayer[]>;
}

export interface PlayedMatchesQuery {
  readonly viewer: string | undefined;
  /** Cursor from the previous page. */
  readonly before?: string;
}

type ProfileHeader = Pick<Profile, 'id' | 'name' | 'bot' | 'kind' | 'since'>;

const PAGE_SIZE = 20;
const MAX_RUNNING = 20;
const MAX_OPPONENTS = 50;
const MAX_SEARCH_RESULTS = 20;
const NO_PLAYER = refuse('no-player', 'Player not found.');

export const makeProfiles = ({ store, games }: { readonly store: Store; readonly games: Games }): Profiles => {
  const find = async (id: string): Promise<ProfileHeader | undefined> => {
    const bot = builtInBot(games, id);
    if (bot !== undefined) return { ...bot, kind: 'bot' };
    const player = await store.players.find(id);
    if (player === undefined) return undefined;
    const { name, createdAt: since } = player;
    const kind = await kindOf(store, player);
    return { id, name, bot: kind === 'bot', kind, since };
  };

  /** Unrated matches at tables that were reached by link only are shown to their players. */
  const shownTo = async (viewer: string | undefined, running: readonly StoredMatch[]) => {
    const isShown = async (match: StoredMatch) => {
      if (match.rated || seatOf(match, viewer) !== undefined) return true;
      const table = await store.tables.find(match.table);
      return table !== undefined && (table.open || table.host === undefined);
    };
    const shown = await Promise.all(running.map(isShown));
    return running.filter((_, i) => shown[i]);
  };

  return {
    of: async (id, viewer) => {
      const header = await find(id);
      if (header === undefined) return NO_PLAYER;
      if (header.kind === 'left')
        return ok({ ...header, ratings: [], puzzles: [], statistics: [], running: [], opponents: [] });
      const [ratings, puzzles, tallies, running, opponents] = await Promise.all([
        store.ratings.ofPlayer(id),
        store.puzzles.tries.ratingsOf(id),
        store.profiles.statistics(id),
        store.matches.ofPlayer(id, 'running', MAX_RUNNING),
        store.profiles.opponents(id, MAX_OPPONENTS),
      ]);
      return ok({
        ...header,
        ratings:
          fixedRating(games, id) ?? ratings.map(({ game, pace, ...skill }) => ({ game, pace, ...shownRating(skill) })),
        puzzles: puzzles.map(({ game, ...skill }) => ({ game, ...shownRating(skill) })),
        statistics: makeStatistics(tallies),
        running: (await shownTo(viewer, running)).map((match) => endedSummaryOf(match, viewer)),
        opponents: opponents.map(({ player, name, isBot }) => ({
          id: player,
          name: name ?? builtInBot(games, player)?.name ?? player,
          bot: isBot,
        })),
      });
    },
    matches: async (id, filter, { viewer, before }) => {
      const header = await find(id);
      if (header === undefined) return NO_PLAYER;
      if (header.kind === 'left') return ok({ matches: [] });
      const cursor = before === undefined ? undefined : parseCursor(before);
      const page = { viewer: viewer ?? '', limit: PAGE_SIZE + 1, ...(cursor !== undefined && { before: cursor }) };
      const found = await store.profiles.matches(id, filter, page);
      const last = found.length > PAGE_SIZE ? found[PAGE_SIZE - 1] : undefined;
      return ok({
        matches: found.slice(0, PAGE_SIZE).map((played) => showPlayed(played, id, viewer)),
        ...(last !== undefined && { next: makeCursor(last) }),
      });
    },
    headToHead: async (id, otherId) => {
      const [player, other] = await Promise.all([find(id), find(otherId)]);
      if (player === undefined || other === undefined) return NO_PLAYER;
      const isOpen = player.kind !== 'left' && other.kind !== 'left' && id !== otherId;
      const byGame = isOpen ? (await store.profiles.headToHead(id, otherId)).map(withTotal) : [];
      return ok({ player: listed(player), other: listed(other), all: sumHeadToHead(byGame), byGame });
    },
    search: async (name) => {
      const part = foldName(name);
      const bots = games.list().flatMap(({ id, bots }) => bots.map((bot) => builtInBot(games, `bot:${id}:${bot.id}`)));
      const matchingBots = bots.flatMap((bot) => (bot !== undefined && foldName(bot.name).includes(part) ? [bot] : []));
      const people = await store.profiles.searchByName(part, MAX_SEARCH_RESULTS);
      return [...people.map(({ player, name }) => ({ id: player, name, bot: false })), ...matchingBots].slice(
        0,
        MAX_SEARCH_RESULTS,
      );
    },
  };
};

const listed = ({ id, name, bot }: ProfileHeader): ListedPlayer => ({ id, name, bot });

/** The built-in bot with this player id, if any. */
export const builtInBot = (games: Pick<Games, 'botOf'>, id: string): ListedPlayer | undefined => {
  const named = parseBotPlayerId(id);
  const bot = named && games.botOf(named.game, named.bot);
  return bot && { id, name: bot.name.en, bot: true };
};

/** The only rating of a built-in bot. */
const fixedRating = (games: Pick<Games, 'botOf'>, id: string): Profile['ratings'] | undefined => {
  const skill = houseSkill(games, id);
  const game = parseBotPlayerId(id)?.game;
  if (skill === undefined || game === undefined) return undefined;
  return [{ game, pace: 'live', ...showRating(makeFixedRating(skill)) }];
};

const kindOf = async (store: Pick<Store, 'accounts'>, player: StoredPlayer): Promise<ProfileHeader['kind']> => {
  if (player.leftAt !== undefined) return 'left';
  if (player.owner !== undefined) return 'bot';
  return (await store.accounts.find(player.id)) === undefined ? 'guest' : 'account';
};

const showPlayed = ({ match, rank, result, change }: PlayedMatch, player: string, viewer: string | undefined) => ({
  match: endedSummaryOf(match, viewer),
  seat: match.seats.findIndex((seat) => playerIdAt(match.game, seat) === player),
  rank,
  result,
  ...(change !== undefined && { change: { before: shownOf(change.before), after: shownOf(change.after) } }),
});

const makeCursor = ({ match }: PlayedMatch): string => `${match.endedAt ?? 0}.${match.id}`;

const parseCursor = (text: string): PageCursor | undefined => {
  const [endedAt = '', match] = text.split('.');
  return match === undefined ? undefined : { endedAt: Number(endedAt), match };
};
