import { type AnyRules, ok, parseOptions, type Result, refuse } from '@sesame/kernel';
import type { OpenTable, Pace } from '@sesame/protocol';
import type { Games } from '../games.ts';
import { makeId, makeSecret } from '../ids.ts';
import type { Now } from '../now.ts';
import type { Store, StoredMatch, StoredPlayer, StoredTable } from '../store/store.ts';
import { rematchSeats } from './rematch.ts';
import { clearSeat, isFull, isSeated, readyToStart, seatBot, sitDown } from './seating.ts';

export interface Tables {
  open(host: StoredPlayer, wish: OpenTable): Promise<Result<StoredTable>>;
  find(id: string): Promise<Result<StoredTable>>;
  /** Tables where somebody can still sit down. Old ones are forgotten: whoever opened them has gone. */
  listOpen(): Promise<readonly StoredTable[]>;
  change(
    id: string,
    host: string,
    wish: Pick<OpenTable, 'options' | 'pace' | 'open' | 'rated'>,
  ): Promise<Result<StoredTable>>;
  /** Sits down; the last person to come starts a full table. */
  sit(id: string, player: StoredPlayer, wish: { seat?: number; contribution?: string }): Promise<Result<StoredTable>>;
  clear(id: string, player: string, seat: number): Promise<Result<StoredTable>>;
  seatBot(id: string, host: string, wish: { bot: string; seat?: number }): Promise<Result<StoredTable>>;
  start(id: string, host: string): Promise<Result<StoredTable>>;
  rematch(match: StoredMatch, player: StoredPlayer, contribution: string): Promise<Result<StoredTable>>;
}

export interface TablesNeeds {
  readonly store: Pick<Store, 'tables'>;
  readonly games: Games;
  readonly now: Now;
  /** Begins the match of a full table. Undefined: the table changed first. */
  readonly begin: (table: StoredTable) => Promise<StoredTable | undefined>;
  readonly changed: (table: StoredTable) => void;
}

const NO_CLOCK: Pace = { kind: 'none', perMove: 0, bank: 0 };
const FORGOTTEN = 7 * 86_400_000;
const LISTED = 100;
const NO_TABLE = refuse('no-table', 'There is no such table. It may have been closed.');

export const makeTables = ({ store, games, now, begin, changed }: TablesNeeds): Tables => {
  /** Changes a table, again on top of whatever somebody else changed in between. A full one may begin at once. */
  const edit = async (
    id: string,
    change: (table: StoredTable) => Result<StoredTable>,
    { begins = false } = {},
  ): Promise<Result<StoredTable>> => {
    for (;;) {
      const table = await store.tables.find(id);
      if (table === undefined) return NO_TABLE;
      const next = change(table);
      if (!next.ok) return next;
      const edited = begins && isFull(next.value) ? await begin(next.value) : await save(next.value);
      if (edited === undefined) continue;
      changed(edited);
      return ok(edited);
    }
  };
  const save = async (table: StoredTable): Promise<StoredTable | undefined> =>
    (await store.tables.change(table)) ? { ...table, version: table.version + 1 } : undefined;
  const find = async (id: string): Promise<Result<StoredTable>> => {
    const table = await store.tables.find(id);
    return table === undefined ? NO_TABLE : ok(table);
  };
  /** Somebody else asked for a rematch first: everybody meets at their table. */
  const findNext = async (id: string): Promise<Result<StoredTable>> => {
    const table = await find(id);
    return table.ok && table.value.next !== undefined ? find(table.value.next) : table;
  };
  const add = async (table: Omit<StoredTable, 'id' | 'version' | 'secret' | 'createdAt'>): Promise<StoredTable> => {
    const whole = { ...table, id: makeId(), version: 0, secret: makeSecret(), createdAt: now() };
    await store.tables.add(whole);
    changed(whole);
    return whole;
  };

  return {
    find,
    listOpen: () => store.tables.listOpen(now() - FORGOTTEN, LISTED),
    open: async (
      host,
      { game, options = {}, pace = NO_CLOCK, open = false, rated = true, seats, contribution = '' },
    ) => {
      const rules = games.rulesOf(game);
      if (rules === undefined) return refuse('no-game', 'The house does not have this game.');
      const chosen = parseOptions(rules.options, options);
      if (!chosen.ok) return chosen;
      const count = seats ?? rules.seats.min;
      if (count < rules.seats.min || count > rules.seats.max)
        return refuse('wrong-seats', 'So many cannot play this game.');
      const person = { kind: 'person', player: host.id, name: host.name, contribution } as const;
      const chairs = [person, ...Array.from({ length: count - 1 }, () => ({ kind: 'open' }) as const)];
      const sound = soundPace(pace);
      const asked = pacedOptions(rules, chosen.value as StoredTable['options'], sound);
      return ok(await add({ game, options: asked, pace: sound, open, rated, host: host.id, seats: chairs }));
    },
    change: (id, host, wish) =>
      edit(id, (table) => {
        if (table.host !== host) return refuse('not-host', 'Only whoever opened the table can change it.');
        if (table.match !== undefined) return refuse('started', 'This match has begun already.');
        const rules = games.rulesOf(table.game);
        if (rules === undefined) return refuse('no-game', 'The house does not have this game.');
        const chosen = parseOptions(rules.options, wish.options ?? table.options);
        if (!chosen.ok) return chosen;
        const pace = soundPace(wish.pace ?? table.pace);
        const options = pacedOptions(rules, chosen.value as StoredTable['options'], pace);
        return ok({ ...table, options, pace, open: wish.open ?? table.open, rated: wish.rated ?? table.rated });
      }),
    sit: (id, player, wish) => edit(id, (table) => sitDown(table, player, wish), { begins: true }),
    clear: (id, player, seat) => edit(id, (table) => clearSeat(table, player, seat)),
    seatBot: async (id, host, wish) => {
      const table = await find(id);
      if (table.ok && !games.hasBot(table.value.game, wish.bot)) return refuse('no-bot', 'This game has no such bot.');
      return edit(id, (now) => seatBot(now, host, wish));
    },
    start: (id, host) => edit(id, (table) => readyToStart(table, host), { begins: true }),
    rematch: async (match, player, contribution) => {
      const found = await find(match.table);
      if (!found.ok) return found;
      const table = found.value;
      if (!isSeated(table, player.id)) return refuse('not-seated', 'Only who played can ask for a rematch.');
      if (table.next !== undefined) return find(table.next);
      const { game, options, pace, rated } = table;
      const seats = rematchSeats(table, { player, contribution });
      const next = await add({ game, options, pace, rated, open: false, host: player.id, seats });
      const noted = await edit(table.id, (now) => (now.next === undefined ? ok({ ...now, next: next.id }) : NO_TABLE));
      if (!noted.ok) return findNext(table.id);
      return isFull(next) ? edit(next.id, ok, { begins: true }) : ok(next);
    },
  };
};

/** Where a move takes days nobody races at the same moment. */
const pacedOptions = ({ race }: AnyRules, options: StoredTable['options'], pace: Pace): StoredTable['options'] =>
  race !== undefined && pace.kind === 'correspondence' ? { ...options, [race.apart]: true } : options;

/** A pace without any time would be over before it began. */
const soundPace = (pace: Pace): Pace => {
  if (pace.kind === 'none') return NO_CLOCK;
  return pace.perMove + pace.bank > 0 ? pace : { ...pace, perMove: 60 };
};
