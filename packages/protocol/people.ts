import Type, { type Static } from 'typebox';
import { SessionId } from './account.ts';
import { AdminReport, Note } from './admin.ts';
import { Id, MatchSummary, Name } from './common.ts';
import { MAX_BAN_MINUTES, MAX_BAN_REASON_LENGTH, MAX_NAME_LENGTH } from './limits.ts';
import { AUDIT_SUBJECTS } from './routes/route.ts';

/** People as admins and moderators see them: bodies and answers of /api/desk/people. */
const exact = { additionalProperties: false } as const;

export const STAFF_ROLES = ['moderator', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
export const StaffRole = Type.Enum(STAFF_ROLES);

/** A ban; without `until` it does not end by itself. */
export const Ban = Type.Object({
  at: Type.Number(),
  until: Type.Optional(Type.Number()),
  reason: Type.String(),
  by: Type.Optional(Type.String({ description: 'Name of the admin or moderator.' })),
});
export type Ban = Static<typeof Ban>;

const listed = {
  id: Id,
  name: Type.String(),
  guest: Type.Boolean(),
  seenAt: Type.Optional(Type.Number()),
  role: Type.Optional(StaffRole),
  ban: Type.Optional(Type.Object({ until: Type.Optional(Type.Number()) })),
  mutedUntil: Type.Optional(Type.Number()),
};

export const ListedPerson = Type.Object(listed);
export type ListedPerson = Static<typeof ListedPerson>;

export const PEOPLE_LISTS = ['recent', 'banned', 'muted', 'staff'] as const;
export type PeopleList = (typeof PEOPLE_LISTS)[number];

/** With a name, people whose name contains it; otherwise a list. */
export const PeopleQuery = Type.Object(
  {
    name: Type.Optional(Type.String({ maxLength: MAX_NAME_LENGTH })),
    list: Type.Optional(Type.Enum(PEOPLE_LISTS)),
  },
  exact,
);

/** Everything staff need to know about somebody. */
export const AdminPerson = Type.Object({
  ...listed,
  createdAt: Type.Number(),
  ban: Type.Optional(Ban),
  mute: Type.Optional(Type.Object({ until: Type.Number(), note: Type.String() })),
  password: Type.Boolean(),
  passkeys: Type.Integer(),
  sessions: Type.Array(
    Type.Object({ id: SessionId, agent: Type.String(), createdAt: Type.Number(), seenAt: Type.Number() }),
  ),
  matches: Type.Array(MatchSummary),
  reports: Type.Array(AdminReport),
  sameSource: Type.Array(Type.Object({ id: Id, name: Type.String() }), {
    description: 'Others who were seen with the same browser or network.',
  }),
  mayChange: Type.Boolean({ description: 'False for yourself and for people with your rights or more.' }),
});
export type AdminPerson = Static<typeof AdminPerson>;

export const RenamePerson = Type.Object({ name: Name }, exact);

export const BanPerson = Type.Object(
  {
    reason: Type.String({ minLength: 1, maxLength: MAX_BAN_REASON_LENGTH, pattern: '\\S' }),
    minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_BAN_MINUTES, description: 'Absent: for good.' })),
  },
  exact,
);
export type BanPerson = Static<typeof BanPerson>;

export const MutePerson = Type.Object(
  { minutes: Type.Integer({ minimum: 1, maximum: MAX_BAN_MINUTES }), note: Note },
  exact,
);
export type MutePerson = Static<typeof MutePerson>;

export const SetRole = Type.Object({ role: Type.Union([StaffRole, Type.Null()]) }, exact);
export type SetRole = Static<typeof SetRole>;

/** What the console shows to its visitor at first. */
export const StaffStatus = Type.Object({
  role: StaffRole,
  openReports: Type.Integer(),
});
export type StaffStatus = Static<typeof StaffStatus>;

/** Something that an admin or moderator did. */
export const AuditLine = Type.Object({
  id: Id,
  at: Type.Number(),
  by: Type.Object({ id: Id, name: Type.String() }),
  action: Type.String({ description: 'Name of the route.' }),
  subject: Type.Optional(
    Type.Object({
      kind: Type.Enum(AUDIT_SUBJECTS),
      id: Type.String(),
      name: Type.Optional(Type.String({ description: 'Of a player: their name before it was done.' })),
    }),
  ),
  details: Type.Record(Type.String(), Type.Unknown(), { description: 'What was sent.' }),
});
export type AuditLine = Static<typeof AuditLine>;

export const AuditPage = Type.Object({
  lines: Type.Array(AuditLine),
  next: Type.Optional({ ...Id, description: 'Pass as `before` to get older lines.' }),
});
export type AuditPage = Static<typeof AuditPage>;
