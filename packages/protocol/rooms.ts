import Type, { type Static } from 'typebox';
import { Id, MatchSeat, Name, Options } from './common.ts';
import { MAX_SEATS } from './limits.ts';
import { ROOM_CODE_PATTERN } from './room-code.ts';

/** Rooms: people who play one match after another in one place. */
const exact = { additionalProperties: false } as const;

export const RoomCode = Type.String({ pattern: `^${ROOM_CODE_PATTERN}$` });

/** The game that is played next. */
export const ChooseGame = Type.Object(
  {
    game: Id,
    options: Type.Optional(Options),
    bots: Type.Optional(
      Type.Array(Id, { maxItems: MAX_SEATS - 1, description: 'Built-in bots for seats that nobody takes.' }),
    ),
  },
  exact,
);
export type ChooseGame = Static<typeof ChooseGame>;

/** Adds a person who shares the caller’s device: the seats of one device are played by handing it over. */
export const AddGuest = Type.Object({ name: Name }, exact);
export const SetWatching = Type.Object({ watching: Type.Boolean() }, exact);

export const RoomMember = Type.Object({
  player: Id,
  name: Type.String(),
  online: Type.Boolean(),
  device: Type.Optional({ ...Id, description: 'The player on whose device this person plays.' }),
  watching: Type.Optional(Type.Literal(true, { description: 'Does not want to be seated.' })),
  removalAskedBy: Type.Optional(Type.Array(Id, { description: 'Members who ask that this one is removed.' })),
  points: Type.Number({
    description: 'Per match, a point for every player ranked lower and half a point for every equal one.',
  }),
  played: Type.Integer({ description: 'Matches that counted.' }),
});
export type RoomMember = Static<typeof RoomMember>;

export const NextGame = Type.Object({
  game: Id,
  options: Options,
  bots: Type.Array(Id, { description: 'As chosen; those without a free seat are left out.' }),
  players: Type.Array(Id, { description: 'Who would be seated if it started now.' }),
  canStart: Type.Boolean(),
});

export const RoomMatch = Type.Object({
  match: Id,
  game: Id,
  seats: Type.Array(MatchSeat),
  ranks: Type.Array(Type.Integer()),
});
export type RoomMatch = Static<typeof RoomMatch>;

export const Room = Type.Object({
  code: RoomCode,
  members: Type.Array(RoomMember),
  next: Type.Optional(NextGame),
  table: Type.Optional({ ...Id, description: 'The table of the current match, until the match is over.' }),
  match: Type.Optional({ ...Id, description: 'The current match, until it is over.' }),
  seated: Type.Array(Id, { description: 'The players of the current match.' }),
  opener: Type.Optional({ ...Id, description: 'Who opened the room. They can remove others and end a match.' }),
  endAskedBy: Type.Optional(Type.Array(Id, { description: 'Players who ask that the current match ends.' })),
  ended: Type.Array(RoomMatch, { description: 'The last matches with a result, newest first.' }),
});
export type Room = Static<typeof Room>;

export const RoomUpdate = Type.Object({ type: Type.Literal('room'), room: Room });
