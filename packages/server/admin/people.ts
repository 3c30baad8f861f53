import { ok, type Result, refuse } from '@sesame/kernel';
import type { AdminPerson, BanPerson, ListedPerson, MutePerson, PeopleList, StaffRole } from '@sesame/protocol';
import type { Accounts } from '../community/accounts/accounts.ts';
import type { Bans } from '../community/moderation/bans.ts';
import { foldName } from '../lib/fold-name.ts';
import type { Now } from '../lib/now.ts';
import type { Tables } from '../lobby/tables/tables.ts';
import { endedSummaryOf } from '../match/match-summary.ts';
import type { StoredPerson } from '../store/repositories/people.ts';
import type { Store } from '../store/store.ts';
import { makeDescribeReport } from './reports.ts';

/** An admin or moderator who does something. */
export interface Staff {
  readonly player: { readonly id: string };
  readonly role: StaffRole;
}

/** People, as staff see and change them. Those with the same rights or more can’t be changed. */
export interface People {
  search(name: string): Promise<readonly ListedPerson[]>;
  list(which: PeopleList): Promise<readonly ListedPerson[]>;
  describe(staff: Staff, player: string): Promise<Result<AdminPerson>>;
  /** Whether this person may be changed. */
  mayChange(staff: Staff, player: string): Promise<Result<void>>;
  rename(staff: Staff, player: string, name: string): Promise<Result<void>>;
  mute(staff: Staff, player: string, request: MutePerson): Promise<Result<void>>;
  unmute(staff: Staff, player: string): Promise<Result<void>>;
  /** Bans somebody and closes the tables where they wait. Ending their sessions is up to the caller. */
  ban(staff: Staff, player: string, request: BanPerson): Promise<Result<void>>;
  liftBan(staff: Staff, player: string): Promise<Result<void>>;
  /** Gives or withdraws rights. */
  setRole(player: string, role: StaffRole | null): Promise<Result<void>>;
}

export interface PeopleDeps {
  readonly store: Store;
  readonly accounts: Pick<Accounts, 'rename'>;
  readonly bans: Bans;
  readonly tables: Pick<Tables, 'dissolve'>;
  readonly now: Now;
}

const MAX_LISTED = 50;
const MAX_MATCHES = 20;
const MAX_REPORTS = 50;
const MAX_SAME_SOURCE = 20;
const MINUTE_MS = 60_000;
const RANKS: Readonly<Record<StaffRole, number>> = { moderator: 1, admin: 2 };
const NO_PLAYER = refuse('no-player', 'Player not found.');
const OUTRANKED = refuse('outranked', 'You can’t do this to somebody with your rights or more.');
const GUEST_RIGHTS = refuse('guest-rights', 'Guests can’t have rights. They need an account first.');
const LAST_ADMIN = refuse('last-admin', 'The last admin keeps their rights. Make somebody else an admin first.');

const outranks = (staff: Staff, { role }: Pick<StoredPerson, 'role'>): boolean =>
  role === undefined || RANKS[staff.role] > RANKS[role];

export const makePeople = ({ store, accounts, bans, tables, now }: PeopleDeps): People => {
  const describeReport = makeDescribeReport(store);
  const mayChange = async (staff: Staff, player: string): Promise<Result<void>> => {
    const person = await store.people.find(player, now());
    if (person === undefined) return NO_PLAYER;
    return outranks(staff, person) ? ok(undefined) : OUTRANKED;
  };
  /** Does something to a person who may be changed. */
  const change = async (staff: Staff, player: string, act: () => Promise<unknown>): Promise<Result<void>> => {
    const allowed = await mayChange(staff, player);
    if (allowed.ok) await act();
    return allowed;
  };
  const banOf = async (player: string): Promise<AdminPerson['ban']> => {
    const ban = await store.bans.of(player, now());
    if (ban === undefined) return undefined;
    const { at, until, reason, by } = ban;
    const name = (await store.players.find(by))?.name;
    return { at, reason, ...(until !== undefined && { until }), ...(name !== undefined && { by: name }) };
  };
  const matchesOf = async (player: string) => {
    const [running, ended] = await Promise.all([
      store.matches.ofPlayer(player, 'running', MAX_MATCHES),
      store.matches.ofPlayer(player, 'ended', MAX_MATCHES),
    ]);
    return [...running, ...ended].map((match) => endedSummaryOf(match, player));
  };

  return {
    search: (name) => store.people.search({ name, folded: foldName(name) }, { at: now(), limit: MAX_LISTED }),
    list: (which) => store.people.list(which, { at: now(), limit: MAX_LISTED }),
    describe: async (staff, player) => {
      const [person, stored] = await Promise.all([store.people.find(player, now()), store.players.find(player)]);
      if (person === undefined || stored === undefined) return NO_PLAYER;
      const [ban, mute, account, passkeys, sessions, matches, reports, sameSource] = await Promise.all([
        banOf(player),
        store.moderation.serverMuteOf(player, now()),
        store.accounts.find(player),
        store.passkeys.ofPlayer(player),
        store.sessions.ofPlayer(player),
        matchesOf(player),
        store.moderation.reportsAbout(player, MAX_REPORTS),
        store.people.ofSameSource(player, MAX_SAME_SOURCE),
      ]);
      const { ban: _, ...listed } = person;
      return ok({
        ...listed,
        createdAt: stored.createdAt,
        ...(ban !== undefined && { ban }),
        ...(mute !== undefined && { mute: { until: mute.until, note: mute.note } }),
        password: account?.password !== undefined,
        passkeys: passkeys.length,
        sessions: sessions.map(({ id, agent, createdAt, seenAt }) => ({ id, agent, createdAt, seenAt })),
        matches,
        reports: await Promise.all(reports.map(describeReport)),
        sameSource: [...sameSource],
        mayChange: outranks(staff, person) && staff.player.id !== player,
      });
    },
    mayChange,
    rename: async (staff, player, name) => {
      const allowed = await mayChange(staff, player);
      const stored = await store.players.find(player);
      if (!allowed.ok || stored === undefined) return allowed;
      const renamed = await accounts.rename(stored, name);
      return renamed.ok ? ok(undefined) : renamed;
    },
    mute: (staff, player, { minutes, note }) =>
      change(staff, player, () =>
        store.moderation.muteForAll({ player, until: now() + minutes * MINUTE_MS, note: note.trim() }),
      ),
    unmute: (staff, player) => change(staff, player, () => store.moderation.unmuteForAll(player)),
    ban: (staff, player, request) =>
      change(staff, player, async () => {
        await bans.put(player, { by: staff.player.id, ...request });
        await store.matchmaking.remove(player);
        const waiting = (await store.tables.hostedBy(player)).filter(({ match }) => match === undefined);
        for (const { id } of waiting) await tables.dissolve(id);
      }),
    liftBan: (staff, player) => change(staff, player, () => store.bans.lift(player)),
    setRole: async (player, role) => {
      const person = await store.people.find(player, now());
      if (person === undefined) return NO_PLAYER;
      if (role === null && person.role === undefined) return ok(undefined);
      if (role !== null && person.guest) return GUEST_RIGHTS;
      return (await store.staff.setRole(player, role ?? undefined, now())) ? ok(undefined) : LAST_ADMIN;
    },
  };
};
