import type { AnyRules } from '@sesame/kernel';
import type { MatchSeat } from '@sesame/protocol';
import type { Games } from '../games.ts';
import { makeId } from '../ids.ts';
import { nextDue } from '../matches/due.ts';
import { deal, loadMatch } from '../matches/live-match.ts';
import type { Now } from '../now.ts';
import type { Append, Chair, Store, StoredMatch, StoredTable } from '../store/store.ts';

/** Begins the match of a full table: the match, the opening deals and the table's note of it are written as one. */
export const makeBegin =
  ({ store, games, now }: { store: Pick<Store, 'matches'>; games: Games; now: Now }) =>
  async (table: StoredTable): Promise<StoredTable | undefined> => {
    const rules = games.rulesOf(table.game);
    if (rules === undefined) throw new Error(`a table of ${table.game}, which the house does not have`);
    await rules.prepare?.(table.options);
    const match = matchOf(table, rules, games, now());
    const started = { ...table, match: match.id };
    const begun = await store.matches.begin(match, started, opening(match, rules));
    return begun ? { ...started, version: table.version + 1 } : undefined;
  };

const matchOf = (table: StoredTable, rules: AnyRules, games: Games, at: number): StoredMatch => ({
  id: makeId(),
  table: table.id,
  game: table.game,
  rules: rules.version,
  options: table.options,
  pace: table.pace,
  rated: table.rated,
  seats: table.seats.map((chair) => seatOf(chair, table.game, games)),
  secret: table.secret,
  contributions: table.seats.map((chair) => (chair.kind === 'person' ? chair.contribution : '')),
  epoch: at,
  startedAt: at,
});

const seatOf = (chair: Chair, game: string, games: Games): MatchSeat => {
  switch (chair.kind) {
    case 'person':
      return { name: chair.name, player: chair.player };
    case 'bot':
      return { name: games.botOf(game, chair.bot)?.name.en ?? chair.bot, bot: chair.bot };
    case 'open':
      throw new Error('a match begins at a full table');
  }
};

const opening = (stored: StoredMatch, rules: AnyRules): Append | undefined => {
  const match = loadMatch(stored, rules, []);
  const rows = deal(match);
  const due = nextDue(match, 0);
  if (rows.length === 0 && due === undefined) return undefined;
  return { match: stored.id, rows, ...(due !== undefined && { due: stored.epoch + due }) };
};
