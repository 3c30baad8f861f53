import Type, { type Static } from 'typebox';
import { ChatLine } from './chat.ts';
import { Id, MatchSummary, Table } from './common.ts';
import { MAX_ANNOUNCEMENT_LENGTH, MAX_ANNOUNCEMENT_MINUTES, MAX_NOTE_LENGTH } from './limits.ts';
import { ReportReason } from './moderation.ts';
import { ListedPlayer, RatingCategory } from './ratings.ts';

/** The admin console: bodies and answers of /api/desk. */
const exact = { additionalProperties: false } as const;

export const AdminKey = Type.Object({ key: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) }, exact);
export type AdminKey = Static<typeof AdminKey>;

/** An admin’s message that everybody sees until it expires. */
export const Announcement = Type.Object({ id: Id, text: Type.String(), until: Type.Number() });
export type Announcement = Static<typeof Announcement>;

export const AnnouncementsUpdate = Type.Object({
  type: Type.Literal('announcements'),
  announcements: Type.Array(Announcement),
});

export const Note = Type.String({ maxLength: MAX_NOTE_LENGTH });

export const CreateAnnouncement = Type.Object(
  {
    text: Type.String({ minLength: 1, maxLength: MAX_ANNOUNCEMENT_LENGTH, pattern: '\\S' }),
    minutes: Type.Integer({ minimum: 1, maximum: MAX_ANNOUNCEMENT_MINUTES }),
  },
  exact,
);
export type CreateAnnouncement = Static<typeof CreateAnnouncement>;

export const AbortMatch = Type.Object({ note: Note }, exact);
export type AbortMatch = Static<typeof AbortMatch>;

/** A one-time link to set a new password, for an admin to pass on to its owner. */
export const PasswordLink = Type.Object({ token: Type.String(), expiresAt: Type.Number() });
export type PasswordLink = Static<typeof PasswordLink>;

/** Open tables and running matches. */
export const AdminOverview = Type.Object({
  tables: Type.Array(Table),
  matches: Type.Array(Type.Intersect([MatchSummary, Type.Object({ watchers: Type.Integer() })])),
});
export type AdminOverview = Static<typeof AdminOverview>;

export const ReportedPlayer = Type.Object({ id: Id, name: Type.String() });

/** A report with the chat around the reported line. */
export const AdminReport = Type.Object({
  id: Id,
  at: Type.Number(),
  by: Type.Optional(ReportedPlayer),
  about: ReportedPlayer,
  reason: ReportReason,
  words: Type.String(),
  place: Type.Optional(Type.String()),
  seq: Type.Optional(Type.Integer({ description: 'The reported line, among `lines`.' })),
  table: Type.Optional({ ...Id, description: 'Of the chat it is from.' }),
  match: Type.Optional({ ...Id, description: 'Of the chat it is from, if one has begun.' }),
  annotation: Type.Optional({
    ...Id,
    description: 'The annotated replay it is about. Its notes are in `lines`, by move.',
  }),
  lines: Type.Array(ChatLine),
  dealtAt: Type.Optional(Type.Number()),
});
export type AdminReport = Static<typeof AdminReport>;

/** Statistics of the answering process over the last seconds. Sizes in bytes, times in milliseconds. */
export const AdminMetrics = Type.Object({
  online: Type.Integer(),
  sockets: Type.Integer(),
  running: Type.Integer({ description: 'Running matches, on all processes.' }),
  moves: Type.Number({ description: 'Moves per second.' }),
  commit: Type.Number({ description: 'Commit latency.' }),
  memory: Type.Number(),
  store: Type.Number(),
  uptime: Type.Number(),
});
export type AdminMetrics = Static<typeof AdminMetrics>;

/** What a player gained from one opponent, in points. */
export const RatingGain = Type.Object({
  player: ListedPlayer,
  opponent: ListedPlayer,
  ...RatingCategory.properties,
  matches: Type.Integer({ description: 'Rated matches between them.' }),
  gained: Type.Integer({ description: 'Points gained from this opponent.' }),
  share: Type.Number({ description: 'Part of all points the player gained in this time, from 0 to 1.' }),
});
export type RatingGain = Static<typeof RatingGain>;

/** Who gained most from whom lately. */
export const RatingGains = Type.Object({ days: Type.Integer(), gains: Type.Array(RatingGain) });
export type RatingGains = Static<typeof RatingGains>;

export const BackupName = Type.String({ pattern: '^(nightly-)?[0-9TZ-]{10,40}\\.(sqlite|dump)$' });

export const Backups = Type.Object({
  /** Progress of a running backup, from 0 to 1. */
  running: Type.Optional(Type.Number()),
  made: Type.Array(Type.Object({ name: BackupName, size: Type.Number(), at: Type.Number() })),
});
export type Backups = Static<typeof Backups>;
