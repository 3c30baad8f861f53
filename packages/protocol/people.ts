import Type, { type Static } from 'typebox';
import { PaceKind, ShownRating } from './ratings.ts';
import { Id, Name, Options, Pace, Table } from './shapes.ts';

/** Friends, invitations and the queue: bodies, answers and news. */
const exact = { additionalProperties: false } as const;

export const Person = Type.Object({ player: Id, name: Type.String() });
export type Person = Static<typeof Person>;

export const Friend = Type.Object({
  ...Person.properties,
  state: Type.Union([Type.Literal('online'), Type.Literal('playing'), Type.Literal('away')]),
  match: Type.Optional(Type.String({ description: 'What they play just now, to be watched.' })),
});
export type Friend = Static<typeof Friend>;

export const Invitation = Type.Object({ table: Id, game: Id, pace: Pace, rated: Type.Boolean(), from: Person });
export type Invitation = Static<typeof Invitation>;

export const People = Type.Object({
  friends: Type.Array(Friend),
  requests: Type.Array(Person, { description: 'Who wants to be your friend.' }),
  asked: Type.Array(Person, { description: 'Whom you have asked, and who has not answered.' }),
  blocked: Type.Array(Person),
  invitations: Type.Array(Invitation),
});
export type People = Static<typeof People>;

/** Somebody we have played with. */
export const Opponent = Type.Object({ ...Person.properties, game: Id, at: Type.Number() });
export type Opponent = Static<typeof Opponent>;

/** A friend is asked by who they are, or by the exact name that they sign in with. */
export const Befriend = Type.Object({ player: Type.Optional(Id), name: Type.Optional(Name) }, exact);
export type Befriend = Static<typeof Befriend>;

export const Invite = Type.Object({ player: Id }, exact);
export type Invite = Static<typeof Invite>;

/** The two paces at which the queue seats people. */
export const QUEUE_PACES: Readonly<Record<PaceKind, Pace>> = {
  live: { kind: 'live', perMove: 30, bank: 0 },
  correspondence: { kind: 'correspondence', perMove: 3 * 86_400, bank: 0 },
};

export const SeekWish = Type.Object({ game: Id, pace: PaceKind, options: Type.Optional(Options) }, exact);
export type SeekWish = Static<typeof SeekWish>;

/** How somebody stands in the queue. */
export const Seek = Type.Object({
  game: Id,
  pace: PaceKind,
  rating: Type.Integer(),
  range: Type.Optional(Type.Integer({ description: 'How far from your rating theirs may be. Absent: anybody.' })),
  waited: Type.Number({ description: 'Milliseconds.' }),
  waiting: Type.Integer({ description: 'How many wait for the same, you included.' }),
  bot: Type.Optional(Id),
  table: Type.Optional(Type.String({ description: 'Somebody is found: sit down here.' })),
  match: Type.Optional(Type.String({ description: 'Everybody sat down, and it has begun.' })),
});
export type Seek = Static<typeof Seek>;

/** A table in the lobby. */
export const ListedTable = Type.Object({ ...Table.properties, rating: Type.Optional(ShownRating) });
export type ListedTable = Static<typeof ListedTable>;

export const PeopleNews = Type.Object({ type: Type.Literal('people'), ...People.properties });
export const SeekNews = Type.Object({ type: Type.Literal('seek'), seek: Type.Optional(Seek) });
