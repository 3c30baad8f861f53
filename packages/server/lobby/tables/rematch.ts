import { ok, type Result } from '@sesame/kernel';
import type { Games } from '../../lib/games.ts';
import type { Source } from '../../lib/source.ts';
import { isSeatCountAllowed, parseMatchSettings, WRONG_SEATS } from '../../match/match-settings.ts';
import type { Chair, StoredPlayer, StoredTable } from '../../store/store.ts';
import { personChair } from './seating.ts';

/** A table before it has an id. */
export type NewTable = Omit<StoredTable, 'id' | 'version' | 'secret' | 'drawRepeats' | 'createdAt'>;

/** Request for a rematch, perhaps at another game. */
export interface RematchRequest {
  readonly player: StoredPlayer;
  /** The commitment to their share in the luck, and where they ask from. */
  readonly seated: { readonly share?: string; readonly source?: Source };
  readonly game?: string;
  readonly options?: StoredTable['options'] | undefined;
}

/** The table of a rematch, with the same time control. Another game brings its own options. */
export const planRematch = (
  table: StoredTable,
  { player, seated, game = table.game, options = {} }: RematchRequest,
  games: Pick<Games, 'rulesOf' | 'botOf' | 'list'>,
): Result<NewTable> => {
  const isSame = game === table.game;
  const made = parseMatchSettings(games, { game, options: isSame ? table.options : options, pace: table.pace });
  if (!made.ok) return made;
  const { rules, terms } = made.value;
  if (!isSeatCountAllowed(rules, table.seats.length)) return WRONG_SEATS;
  const moved = rematchSeats(table, { player, seated });
  const seats = isSame ? moved : seatsForGame(moved, [table.game, game], games);
  return ok({ ...terms, rated: table.rated, open: false, host: player.id, seats });
};

/**
 * Seats of a rematch, rotated by one so that another player starts. Only the requester and bots are seated yet; the other
 * seats are held for their players.
 */
const rematchSeats = (
  table: StoredTable,
  { player: asker, seated }: Pick<RematchRequest, 'player' | 'seated'>,
): readonly Chair[] => {
  const moved = table.seats.map(
    (_, seat) => table.seats.at(seat - table.seats.length + 1) ?? { kind: 'open' as const },
  );
  return moved.map((chair): Chair => {
    if (chair.kind !== 'person') return chair;
    const { player, name, owner } = chair;
    if (owner === asker.id) return { kind: 'person', player, name, owner };
    if (player !== asker.id) return { kind: 'open', heldFor: { player, name } };
    return { ...personChair(asker, { ...seated, isGuest: chair.guest === true }), held: true };
  });
};

/** Seats at another game: built-in bots are replaced by those nearest in strength. */
const seatsForGame = (
  seats: readonly Chair[],
  [before, after]: readonly [string, string],
  games: Pick<Games, 'botOf' | 'list'>,
): readonly Chair[] => {
  const bots = games.list().find(({ id }) => id === after)?.bots ?? [];
  return seats.map((chair): Chair => {
    if (chair.kind !== 'bot') return chair;
    const level = games.botOf(before, chair.bot)?.level ?? 1;
    const [nearest] = bots.toSorted((a, b) => Math.abs(a.level - level) - Math.abs(b.level - level));
    return nearest === undefined ? { kind: 'open' } : { kind: 'bot', bot: nearest.id };
  });
};
