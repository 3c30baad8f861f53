import Type, { type Static } from 'typebox';
import { Id, Name, TermsHash, TimeControl } from './common.ts';

/** Friends, blocks and invitations: bodies and answers of /api/people, and the topic `people`. */
const exact = { additionalProperties: false } as const;

export const Person = Type.Object({
  player: Id,
  name: Type.String(),
  guest: Type.Optional(Type.Literal(true, { description: 'A guest, whose name is nobody’s.' })),
});
export type Person = Static<typeof Person>;

export const Friend = Type.Object({
  ...Person.properties,
  state: Type.Union([Type.Literal('online'), Type.Literal('playing'), Type.Literal('away')]),
  match: Type.Optional(Type.String({ description: 'The match they are playing, which can be watched.' })),
  unread: Type.Optional(Type.Integer({ minimum: 1, description: 'Messages of theirs that you have not read.' })),
});
export type Friend = Static<typeof Friend>;

export const Invitation = Type.Object({
  table: Id,
  game: Id,
  pace: TimeControl,
  rated: Type.Boolean(),
  terms: TermsHash,
  from: Person,
});
export type Invitation = Static<typeof Invitation>;

export const Contacts = Type.Object({
  friends: Type.Array(Friend),
  requests: Type.Array(Person, { description: 'Incoming friend requests.' }),
  asked: Type.Array(Person, { description: 'Outgoing friend requests.' }),
  blocked: Type.Array(Person),
  invitations: Type.Array(Invitation),
});
export type Contacts = Static<typeof Contacts>;

/** A recent opponent. */
export const Opponent = Type.Object({ ...Person.properties, game: Id, at: Type.Number() });
export type Opponent = Static<typeof Opponent>;

/** A friend request, by player id or by exact account name. */
export const AddFriend = Type.Object({ player: Type.Optional(Id), name: Type.Optional(Name) }, exact);
export type AddFriend = Static<typeof AddFriend>;

export const Invite = Type.Object({ player: Id }, exact);
export type Invite = Static<typeof Invite>;

export const ContactsUpdate = Type.Object({ type: Type.Literal('people'), ...Contacts.properties });
