/** Bounds of the protocol, used by its schemas, by forms and by tests. Lengths are in characters. */
export const MAX_ID_LENGTH = 40;
export const MAX_NAME_LENGTH = 30;
/** Length is the only rule for new passwords. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 200;
export const MAX_CHAT_LENGTH = 500;
export const MAX_REPORT_LENGTH = 500;
/** A note of an admin, on a muted player or an aborted match. */
export const MAX_NOTE_LENGTH = 200;
/** Why somebody is banned; they read it. */
export const MAX_BAN_REASON_LENGTH = 200;
export const MAX_BAN_MINUTES = 5_256_000;
export const MAX_INVITATION_USES = 1_000;
export const MAX_ANNOUNCEMENT_LENGTH = 300;
export const MAX_ANNOUNCEMENT_MINUTES = 525_600;

export const MAX_ANNOTATION_TITLE_LENGTH = 80;
export const MAX_ANNOTATION_INTRO_LENGTH = 2_000;
export const MAX_MOVE_NOTE_LENGTH = 1_000;
export const MAX_NOTES_PER_REPLAY = 300;
/** Title, introduction and notes together, as JSON. */
export const MAX_ANNOTATION_BYTES = 65_536;
export const MAX_ANNOTATIONS_PER_PLAYER = 200;

/** The name of a game’s option, and a value of it that is text. */
export const MAX_OPTION_NAME_LENGTH = 40;
export const MAX_OPTION_LENGTH = 100;
export const MAX_SEATS = 16;
export const MAX_ROOM_MEMBERS = 12;
export const MAX_PLY = 1_000_000;
/** Inputs of a record that a server replays for somebody: several times what the longest matches have. */
export const MAX_RECORD_INPUTS = 1_000;
export const MAX_SECONDS_PER_MOVE = 14 * 86_400;
export const MAX_TIME_BANK_SECONDS = 7_200;
export const MAX_CLAIM_TIME_MS = 86_400_000;
/** On vacation, a player’s correspondence clocks are paused. */
export const VACATION_DAYS_PER_YEAR = 21;

export const MAX_BOTS_PER_PLAYER = 5;
/** A bot’s long poll for turns. */
export const MAX_POLL_SECONDS = 25;
/** Turns that a long poll can leave out. */
export const MAX_KNOWN_TURNS = 100;

export const MAX_TOURNAMENT_NAME_LENGTH = 60;
export const MIN_TOURNAMENT_PLACES = 4;
export const MAX_TOURNAMENT_PLACES = 128;
export const MAX_ROUND_ROBIN_PLACES = 20;
/** In a round robin the number of rounds follows from the number of players. */
export const MAX_TOURNAMENT_ROUNDS = 15;
export const MIN_TOURNAMENT_TABLE_SEATS = 3;
export const MAX_TOURNAMENT_TABLE_SEATS = 8;
export const MIN_ARENA_MINUTES = 10;
export const MAX_ARENA_MINUTES = 240;
/** With fewer the tournament does not start. An arena needs only one. */
export const MIN_ENTRANTS = 3;
export const MAX_ENTRANT_NUMBER = 100_000;
export const MAX_TOURNAMENT_BOTS = 16;

export const MAX_PUSH_ENDPOINT_LENGTH = 1_000;
export const MAX_WEBHOOK_LENGTH = 500;
/** RFC 5321. */
export const MAX_MAIL_ADDRESS_LENGTH = 254;

/** Entries of the public log in one answer. */
export const MAX_LOG_ENTRIES_PER_PAGE = 1_000;

/** A race trace as text, handed in once per seat and race. */
export const MAX_RACE_TRACE_LENGTH = 3_000;
