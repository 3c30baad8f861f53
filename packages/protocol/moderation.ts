import Type, { type Static } from 'typebox';
import { TALK_PATTERN } from './chat.ts';
import { ID_PATTERN, Id } from './common.ts';
import { MAX_REPORT_LENGTH } from './limits.ts';
import { REPORT_REASONS } from './report-reasons.ts';

/** Mutes and reports: bodies and answers of /api/mutes and /api/reports. */
const exact = { additionalProperties: false } as const;

/** A player muted by the requester, for themselves only. */
export const Muted = Type.Object({ id: Id, name: Type.String() });
export type Muted = Static<typeof Muted>;

export type ReportReason = (typeof REPORT_REASONS)[number];
export const ReportReason = Type.Enum(REPORT_REASONS);

/** Where the reported text is: a chat, or an annotated replay. */
const ReportPlace = Type.String({ pattern: `^((chat|audience|annotation):${ID_PATTERN}|talk:${TALK_PATTERN})$` });

/** A report of a player, of a chat line, or of a note in a replay. */
export const Report = Type.Object(
  {
    about: Id,
    reason: ReportReason,
    words: Type.Optional(Type.String({ maxLength: MAX_REPORT_LENGTH })),
    place: Type.Optional(ReportPlace),
    seq: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: Number.MAX_SAFE_INTEGER,
        description: 'The number of the line, or of the move that the note is about.',
      }),
    ),
  },
  exact,
);
export type Report = Static<typeof Report>;
