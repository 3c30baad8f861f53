import Type, { type Static } from 'typebox';
import { Contribution, Id, Options, TimeControl } from './common.ts';

/** Bodies and answers of /api/tournaments, and what the topics `tournaments` and `tournament:<id>` tell. */
const exact = { additionalProperties: false } as const;

/** Everybody against everybody; equals against equals; everybody at a table each round. */
const TournamentFormat = Type.Union([Type.Literal('robin'), Type.Literal('swiss'), Type.Literal('tables')]);
export type TournamentFormat = Static<typeof TournamentFormat>;

/** How large a tournament may be. In a round robin the rounds follow from the players. */
export const TOURNAMENT_SIZE = {
  places: { min: 4, max: 128 },
  robin: 20,
  rounds: 15,
  table: { min: 3, max: 8 },
} as const;
/** With fewer it does not begin. */
export const MIN_ENTRANTS = 3;
/** How many bots may enter one. */
export const MAX_TOURNAMENT_BOTS = 16;

export const TournamentName = Type.String({
  minLength: 1,
  maxLength: 60,
  pattern: '^[^\\p{C}]*[^\\p{C}\\s][^\\p{C}]*$',
});

/** When it begins: when every place is taken, at a time, or when its organiser says so. */
export const TournamentStart = Type.Union([
  Type.Object({ kind: Type.Literal('full') }, exact),
  Type.Object({ kind: Type.Literal('hand') }, exact),
  Type.Object(
    { kind: Type.Literal('time'), at: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) },
    exact,
  ),
]);
export type TournamentStart = Static<typeof TournamentStart>;

const { places, rounds, table } = TOURNAMENT_SIZE;

export const NewTournament = Type.Object(
  {
    name: TournamentName,
    game: Id,
    options: Type.Optional(Options),
    pace: TimeControl,
    format: TournamentFormat,
    rounds: Type.Optional(Type.Integer({ minimum: 1, maximum: rounds })),
    places: Type.Integer({ minimum: places.min, maximum: places.max }),
    size: Type.Optional(
      Type.Integer({ minimum: table.min, maximum: table.max, description: 'Seats at a table, in rounds of tables.' }),
    ),
    start: TournamentStart,
    rated: Type.Optional(Type.Boolean()),
  },
  exact,
);
export type NewTournament = Static<typeof NewTournament>;

/** Enters it, with a share of the luck of all its matches. */
export const EnterTournament = Type.Object({ contribution: Type.Optional(Contribution) }, exact);
export type EnterTournament = Static<typeof EnterTournament>;

export const EnterBot = Type.Object({ bot: Id }, exact);
export type EnterBot = Static<typeof EnterBot>;

const TournamentState = Type.Union([
  Type.Literal('open'),
  Type.Literal('running'),
  Type.Literal('over'),
  Type.Literal('cancelled'),
]);
export type TournamentState = Static<typeof TournamentState>;

/** A tournament in a list. */
export const TournamentSummary = Type.Object({
  id: Id,
  name: Type.String(),
  game: Id,
  pace: TimeControl,
  format: TournamentFormat,
  rounds: Type.Integer(),
  places: Type.Integer(),
  size: Type.Integer(),
  start: TournamentStart,
  rated: Type.Boolean(),
  state: TournamentState,
  round: Type.Integer({ description: 'The round that is played; 0 before the first.' }),
  entrants: Type.Integer(),
  organiser: Type.Object({ player: Id, name: Type.String() }),
  createdAt: Type.Number(),
  startedAt: Type.Optional(Type.Number()),
  endedAt: Type.Optional(Type.Number()),
  winners: Type.Optional(Type.Array(Type.String())),
});
export type TournamentSummary = Static<typeof TournamentSummary>;

/** The same with whether the asking player is in it. */
export const ListedTournament = Type.Object({ ...TournamentSummary.properties, mine: Type.Boolean() });
export type ListedTournament = Static<typeof ListedTournament>;

export const Entrant = Type.Object({
  number: Type.Integer(),
  name: Type.String(),
  player: Type.Optional(Id),
  bot: Type.Optional(Id),
  out: Type.Boolean({ description: 'Has left it.' }),
});
export type Entrant = Static<typeof Entrant>;

export const TournamentPairing = Type.Object({
  board: Type.Integer(),
  seats: Type.Array(Type.Integer({ description: 'Numbers of entrants. One alone has a free round.' })),
  match: Type.Optional(Id),
  points: Type.Optional(Type.Array(Type.Number())),
});
export type TournamentPairing = Static<typeof TournamentPairing>;

export const TournamentStanding = Type.Object({
  entrant: Type.Integer(),
  rank: Type.Integer(),
  points: Type.Number(),
  breaks: Type.Array(Type.Number()),
});
export type TournamentStanding = Static<typeof TournamentStanding>;

const TieBreak = Type.Union([
  Type.Literal('buchholz'),
  Type.Literal('sonneborn'),
  Type.Literal('direct'),
  Type.Literal('wins'),
]);
export type TieBreak = Static<typeof TieBreak>;

export const Tournament = Type.Object({
  ...TournamentSummary.properties,
  options: Options,
  commitment: Type.String({ description: 'SHA-256 of the secret that the secrets of all its matches come from.' }),
  secret: Type.Optional(Type.String({ description: 'Shown when it is over.' })),
  people: Type.Array(Entrant),
  standings: Type.Array(TournamentStanding),
  tieBreaks: Type.Array(TieBreak),
  meetings: Type.Array(Type.Array(TournamentPairing), { description: 'A list a round.' }),
});
export type Tournament = Static<typeof Tournament>;

/** The tournament that a match belongs to, if it does. */
export const MatchTournament = Type.Object({
  tournament: Type.Optional(Type.Object({ id: Id, name: Type.String(), round: Type.Integer() })),
});
export type MatchTournament = Static<typeof MatchTournament>;

/** Something changed in the list, which is asked for anew. */
export const TournamentListChanged = Type.Object({ type: Type.Literal('tournaments'), at: Type.Number() });
export const TournamentUpdate = Type.Object({ type: Type.Literal('tournament'), tournament: Tournament });
