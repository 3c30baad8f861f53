import type { TimeControl } from '@sesame/protocol';
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';
import { prepareByLength } from '../prepared-query.ts';
import type { Schema } from '../schema.ts';

/** Relationships (friends, requests, blocks), past opponents and invitations. */
export interface FriendsStore {
  /** Relationships of a player in either direction, oldest first. */
  relationshipsOf(player: string): Promise<readonly StoredRelationship[]>;
  /** Mutual friends of any of these players. */
  friendsOf(...players: readonly string[]): Promise<readonly string[]>;
  /** Those of the players who have no account and are nobody’s bot. */
  guestsAmong(players: readonly string[]): Promise<ReadonlySet<string>>;
  /** Adds a friend row. No effect if either has blocked the other, or the other has left. */
  addFriend(player: string, other: string, at: number): Promise<void>;
  /** Removes the relationship of two players, except a block by the other. */
  removeRelationship(player: string, other: string): Promise<void>;
  block(player: string, other: string, at: number): Promise<void>;
  /** Pairs of players where the first has blocked the second. */
  blocksAmong(players: readonly string[]): Promise<readonly (readonly [string, string])[]>;
  /** Whether a player has blocked one of the others, or was blocked by one. */
  isBlocked(player: string, others: readonly string[]): Promise<boolean>;
  /** Past opponents, latest first. */
  opponents(player: string, limit: number): Promise<readonly StoredOpponent[]>;
  hasPlayed(player: string, other: string): Promise<boolean>;
  /** Running matches of players, with the time of the last input. */
  runningMatchesOf(players: readonly string[]): Promise<readonly StoredPlaying[]>;
  /** Adds an invitation. False: there is one for this player and table, perhaps declined. */
  invite(invitation: StoredInvitation): Promise<boolean>;
  /** Open invitations since a time, latest first. */
  invitationsTo(player: string, since: number): Promise<readonly StoredInvitation[]>;
  invitationsOf(player: string): Promise<readonly StoredInvitation[]>;
  invitedTo(table: string): Promise<readonly string[]>;
  decline(table: string, player: string, at: number): Promise<void>;
  removeInvitations(table: string): Promise<void>;
}

export type RelationshipKind = Schema['ties']['kind'];

/** Relationship of two players, from the side of one. */
export interface StoredRelationship {
  readonly other: string;
  readonly name: string;
  readonly mine?: RelationshipKind;
  readonly theirs?: RelationshipKind;
  readonly at: number;
}

export interface StoredOpponent {
  readonly player: string;
  readonly name: string;
  readonly game: string;
  readonly at: number;
}

export interface StoredPlaying {
  readonly player: string;
  readonly match: string;
  readonly pace: TimeControl;
  readonly movedAt: number;
}

export interface StoredInvitation {
  readonly table: string;
  readonly to: string;
  readonly from: string;
  readonly at: number;
}

type Builder = Kysely<Schema>;

export const makeFriendsStore = (engine: Engine, build: Builder): FriendsStore => ({
  ...makeRelationships(engine, build),
  ...makeOpponents(engine, build),
  ...makeInvitationsStore(engine, build),
});

type Relationships = Pick<
  FriendsStore,
  | 'relationshipsOf'
  | 'friendsOf'
  | 'guestsAmong'
  | 'addFriend'
  | 'removeRelationship'
  | 'block'
  | 'blocksAmong'
  | 'isBlocked'
>;

const makeRelationships = (engine: Engine, build: Builder): Relationships => {
  const friends = prepareByLength((players) =>
    build
      .selectFrom('ties as mine')
      .innerJoin('ties as theirs', (join) =>
        join.onRef('theirs.player_id', '=', 'mine.other_id').onRef('theirs.other_id', '=', 'mine.player_id'),
      )
      .select('mine.other_id as other')
      .distinct()
      .where('mine.player_id', 'in', new Array<string>(players).fill(''))
      .where('mine.kind', '=', 'friend')
      .where('theirs.kind', '=', 'friend')
      .compile(),
  );
  const relationship = (player: string, other: string) =>
    build.selectFrom('ties').select('kind').where('player_id', '=', player).where('other_id', '=', other);
  const remove = (player: string, other: string) =>
    build.deleteFrom('ties').where('player_id', '=', player).where('other_id', '=', other);
  const blocksAmong: Relationships['blocksAmong'] = async (players) => {
    if (players.length < 2) return [];
    const query = build
      .selectFrom('ties')
      .select(['player_id', 'other_id'])
      .where('kind', '=', 'blocked')
      .where('player_id', 'in', players)
      .where('other_id', 'in', players);
    return (await engine.rows(query.compile())).map(({ player_id, other_id }) => [player_id, other_id] as const);
  };
  return {
    relationshipsOf: async (player) => {
      const [mine, theirs] = await Promise.all([
        engine.rows(
          build
            .selectFrom('ties')
            .innerJoin('players', 'players.id', 'ties.other_id')
            .select(['ties.other_id as other', 'players.name', 'ties.kind', 'ties.at'])
            .where('ties.player_id', '=', player)
            .compile(),
        ),
        engine.rows(
          build
            .selectFrom('ties')
            .innerJoin('players', 'players.id', 'ties.player_id')
            .select(['ties.player_id as other', 'players.name', 'ties.kind', 'ties.at'])
            .where('ties.other_id', '=', player)
            .compile(),
        ),
      ]);
      const found = new Map<string, StoredRelationship>();
      for (const { other, name, kind, at } of mine) found.set(other, { other, name, mine: kind, at: Number(at) });
      for (const { other, name, kind, at } of theirs) {
        const known = found.get(other);
        found.set(other, { ...known, other, name, theirs: kind, at: Math.max(known?.at ?? 0, Number(at)) });
      }
      return [...found.values()].toSorted((a, b) => a.at - b.at);
    },
    friendsOf: async (...players) => {
      if (players.length === 0) return [];
      const rows = await engine.rows(friends(players.length)(...players, 'friend', 'friend'));
      return rows.map(({ other }) => other);
    },
    guestsAmong: async (players) => {
      if (players.length === 0) return new Set();
      const query = build
        .selectFrom('players')
        .leftJoin('accounts', 'accounts.player_id', 'players.id')
        .select('players.id')
        .where('players.id', 'in', players)
        .where('players.owner', 'is', null)
        .where('accounts.player_id', 'is', null);
      return new Set((await engine.rows(query.compile())).map(({ id }) => id));
    },
    addFriend: async (player, other, at) => {
      const friendRow = build
        .selectFrom('players')
        .select([
          sql<string>`cast(${player} as text)`.as('player_id'),
          'players.id as other_id',
          sql<RelationshipKind>`'friend'`.as('kind'),
          sql<number>`cast(${at} as bigint)`.as('at'),
        ])
        .where('players.id', '=', other)
        .where('players.left_at', 'is', null)
        .where(({ not, exists }) => not(exists(relationship(other, player).where('kind', '=', 'blocked'))));
      const put = build
        .insertInto('ties')
        .columns(['player_id', 'other_id', 'kind', 'at'])
        .expression(friendRow)
        .onConflict((met) => met.doNothing());
      await engine.change([{ query: put.compile() }]);
    },
    removeRelationship: async (player, other) => {
      await engine.change([
        { query: remove(player, other).compile() },
        { query: remove(other, player).where('kind', '=', 'friend').compile() },
      ]);
    },
    block: async (player, other, at) => {
      const put = build
        .insertInto('ties')
        .values({ player_id: player, other_id: other, kind: 'blocked', at })
        .onConflict((met) => met.columns(['player_id', 'other_id']).doUpdateSet({ kind: 'blocked', at }));
      const invitations = build.deleteFrom('invitations').where('to_id', '=', player).where('from_id', '=', other);
      await engine.change([
        { query: put.compile() },
        { query: remove(other, player).where('kind', '=', 'friend').compile() },
        { query: invitations.compile() },
      ]);
    },
    isBlocked: async (player, others) => (await blocksAmong([player, ...others])).some((pair) => pair.includes(player)),
    blocksAmong,
  };
};

const makeOpponents = (
  engine: Engine,
  build: Builder,
): Pick<FriendsStore, 'opponents' | 'hasPlayed' | 'runningMatchesOf'> => {
  const met = build
    .selectFrom('sittings as mine')
    .innerJoin('sittings as theirs', (join) =>
      join.onRef('theirs.match_id', '=', 'mine.match_id').onRef('theirs.player_id', '!=', 'mine.player_id'),
    );
  return {
    opponents: async (player, limit) => {
      const query = met
        .innerJoin('matches', 'matches.id', 'mine.match_id')
        .innerJoin('players', 'players.id', 'theirs.player_id')
        .select(['players.id as player', 'players.name', 'matches.game', 'matches.started_at'])
        .where('mine.player_id', '=', player)
        .where('players.left_at', 'is', null)
        .orderBy('matches.started_at', 'desc')
        // Regular opponents repeat, so read more matches than needed.
        .limit(limit * 10);
      const found = new Map<string, StoredOpponent>();
      for (const { player: other, name, game, started_at } of await engine.rows(query.compile())) {
        if (!found.has(other)) found.set(other, { player: other, name, game, at: Number(started_at) });
      }
      return [...found.values()].slice(0, limit);
    },
    hasPlayed: async (player, other) => {
      const query = met
        .select('mine.match_id')
        .where('mine.player_id', '=', player)
        .where('theirs.player_id', '=', other);
      return (await engine.rows(query.limit(1).compile())).length > 0;
    },
    runningMatchesOf: async (players) => {
      if (players.length === 0) return [];
      const last = sql<number | null>`(select max(log.at) from log where log.match_id = matches.id)`;
      const query = build
        .selectFrom('sittings')
        .innerJoin('matches', 'matches.id', 'sittings.match_id')
        .select([
          'sittings.player_id as player',
          'matches.id as match',
          'matches.pace',
          'matches.epoch',
          last.as('last'),
        ])
        .where('sittings.player_id', 'in', players)
        .where('matches.ended_at', 'is', null);
      return (await engine.rows(query.compile())).map(({ player, match, pace, epoch, last: at }) => {
        return { player, match, pace: JSON.parse(pace), movedAt: Number(epoch) + Number(at ?? 0) };
      });
    },
  };
};

type Invitations = Pick<
  FriendsStore,
  'invite' | 'invitationsTo' | 'invitationsOf' | 'invitedTo' | 'decline' | 'removeInvitations'
>;

const makeInvitationsStore = (engine: Engine, build: Builder): Invitations => {
  const all = build.selectFrom('invitations').selectAll();
  const parse = ({ table_id, to_id, from_id, at }: Schema['invitations']): StoredInvitation => ({
    table: table_id,
    to: to_id,
    from: from_id,
    at: Number(at),
  });
  return {
    invite: ({ table, to, from, at }) => {
      const put = build
        .insertInto('invitations')
        .values({ table_id: table, to_id: to, from_id: from, at, declined_at: null })
        .onConflict((met) => met.doNothing());
      return engine.change([{ query: put.compile(), must: true }]);
    },
    invitationsTo: async (player, since) => {
      const query = all.where('to_id', '=', player).where('declined_at', 'is', null).where('at', '>=', since);
      return (await engine.rows(query.orderBy('at', 'desc').compile())).map(parse);
    },
    invitationsOf: async (player) => {
      const query = all.where(({ eb, or }) => or([eb('to_id', '=', player), eb('from_id', '=', player)]));
      return (await engine.rows(query.orderBy('at').compile())).map(parse);
    },
    invitedTo: async (table) => {
      const query = all.where('table_id', '=', table);
      return (await engine.rows(query.compile())).map(({ to_id }) => to_id);
    },
    decline: async (table, player, at) => {
      const update = build
        .updateTable('invitations')
        .set({ declined_at: at })
        .where('table_id', '=', table)
        .where('to_id', '=', player);
      await engine.change([{ query: update.compile() }]);
    },
    removeInvitations: async (table) => {
      await engine.change([{ query: build.deleteFrom('invitations').where('table_id', '=', table).compile() }]);
    },
  };
};
