import Type, { type Static } from 'typebox';
import { Id, Options, Share, TimeControl, VISIBLE_TEXT_PATTERN } from './common.ts';
import {
  MAX_ARENA_MINUTES,
  MAX_TOURNAMENT_NAME_LENGTH,
  MAX_TOURNAMENT_PLACES,
  MAX_TOURNAMENT_ROUNDS,
  MAX_TOURNAMENT_TABLE_SEATS,
  MIN_ARENA_MINUTES,
  MIN_TOURNAMENT_PLACES,
  MIN_TOURNAMENT_TABLE_SEATS,
} from './limits.ts';

/** Tournaments: bodies and answers of /api/tournaments, and the topics `tournaments` and `tournament:<id>`. */
const exact = { additionalProperties: false } as const;

/** Round robin, Swiss, rounds of tables with several seats, knockout, or an arena that runs for a fixed time. */
const TournamentFormat = Type.Union([
  Type.Literal('robin'),
  Type.Literal('swiss'),
  Type.Literal('tables'),
  Type.Literal('knockout'),
  Type.Literal('arena'),
]);
export type TournamentFormat = Static<typeof TournamentFormat>;

/** How often a tournament with a start time takes place again. */
const TournamentRepeat = Type.Union([Type.Literal('day'), Type.Literal('week')]);
export type TournamentRepeat = Static<typeof TournamentRepeat>;

const ArenaMinutes = Type.Integer({
  minimum: MIN_ARENA_MINUTES,
  maximum: MAX_ARENA_MINUTES,
  description: 'Duration, for the format `arena`.',
});

export const TournamentName = Type.String({
  minLength: 1,
  maxLength: MAX_TOURNAMENT_NAME_LENGTH,
  pattern: VISIBLE_TEXT_PATTERN,
});

/** Starts when full, at a given time, or when the organiser starts it. */
export const TournamentStart = Type.Union([
  Type.Object({ kind: Type.Literal('full') }, exact),
  Type.Object({ kind: Type.Literal('hand') }, exact),
  Type.Object(
    { kind: Type.Literal('time'), at: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) },
    exact,
  ),
]);
export type TournamentStart = Static<typeof TournamentStart>;

export const NewTournament = Type.Object(
  {
    name: TournamentName,
    game: Id,
    options: Type.Optional(Options),
    pace: TimeControl,
    format: TournamentFormat,
    rounds: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_TOURNAMENT_ROUNDS })),
    places: Type.Integer({ minimum: MIN_TOURNAMENT_PLACES, maximum: MAX_TOURNAMENT_PLACES }),
    size: Type.Optional(
      Type.Integer({
        minimum: MIN_TOURNAMENT_TABLE_SEATS,
        maximum: MAX_TOURNAMENT_TABLE_SEATS,
        description: 'Seats per table, for the format `tables`.',
      }),
    ),
    minutes: Type.Optional(ArenaMinutes),
    start: TournamentStart,
    repeats: Type.Optional(TournamentRepeat),
    rated: Type.Optional(Type.Boolean()),
  },
  exact,
);
export type NewTournament = Static<typeof NewTournament>;

/** Enters a tournament, with a contribution to the luck of its matches. */
export const EnterTournament = Type.Object({ contribution: Type.Optional(Share) }, exact);
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
  minutes: Type.Optional(ArenaMinutes),
  repeats: Type.Optional(TournamentRepeat),
  rated: Type.Boolean(),
  state: TournamentState,
  round: Type.Integer({ description: 'The current round; 0 before the first.' }),
  entrants: Type.Integer(),
  organiser: Type.Object({ player: Id, name: Type.String() }),
  createdAt: Type.Number(),
  startedAt: Type.Optional(Type.Number()),
  endedAt: Type.Optional(Type.Number()),
  winners: Type.Optional(Type.Array(Type.String())),
});
export type TournamentSummary = Static<typeof TournamentSummary>;

/** A tournament in a list, with whether the requester has entered. */
export const ListedTournament = Type.Object({ ...TournamentSummary.properties, mine: Type.Boolean() });
export type ListedTournament = Static<typeof ListedTournament>;

export const Entrant = Type.Object({
  number: Type.Integer(),
  name: Type.String(),
  player: Type.Optional(Id),
  bot: Type.Optional(Id),
  out: Type.Boolean({ description: 'Is not paired: has withdrawn, was removed, or is away.' }),
  away: Type.Optional(
    Type.Literal(true, { description: 'Has left an arena or was absent from two matches; may come back.' }),
  ),
});
export type Entrant = Static<typeof Entrant>;

export const TournamentPairing = Type.Object({
  board: Type.Integer(),
  seats: Type.Array(Type.Integer({ description: 'Entrant numbers. A single one has a bye.' })),
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
  commitment: Type.String({ description: 'SHA-256 of the secret from which the secrets of all matches are derived.' }),
  secret: Type.Optional(Type.String({ description: 'Revealed when the tournament is over.' })),
  people: Type.Array(Entrant),
  standings: Type.Array(TournamentStanding),
  tieBreaks: Type.Array(TieBreak),
  meetings: Type.Array(Type.Array(TournamentPairing), { description: 'Pairings by round.' }),
});
export type Tournament = Static<typeof Tournament>;

/** The tournament a match belongs to, if any. */
export const MatchTournament = Type.Object({
  tournament: Type.Optional(
    Type.Object({ id: Id, name: Type.String(), round: Type.Integer(), format: TournamentFormat }),
  ),
});
export type MatchTournament = Static<typeof MatchTournament>;

/** The list of tournaments has changed: fetch it again. */
export const TournamentListChanged = Type.Object({ type: Type.Literal('tournaments'), at: Type.Number() });
export const TournamentUpdate = Type.Object({ type: Type.Literal('tournament'), tournament: Tournament });
