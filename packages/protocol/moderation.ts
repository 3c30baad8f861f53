import Type, { type Static } from 'typebox';
import { ChatChannel } from './chat.ts';
import { Id } from './common.ts';
import { MAX_REPORT_LENGTH } from './limits.ts';

/** Mutes and reports: bodies and answers of /api/mutes and /api/reports. */
const exact = { additionalProperties: false } as const;

/** A player muted by the requester, for themselves only. */
export const Muted = Type.Object({ id: Id, name: Type.String() });
export type Muted = Static<typeof Muted>;

export const REPORT_REASONS = ['rude', 'spam', 'hints', 'cheating', 'name', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const ReportReason = Type.Enum(REPORT_REASONS);

/** A report of a player, or of a chat line. */
export const Report = Type.Object(
  {
    about: Id,
    reason: ReportReason,
    words: Type.Optional(Type.String({ maxLength: MAX_REPORT_LENGTH })),
    place: Type.Optional(ChatChannel),
    seq: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
  },
  exact,
);
export type Report = Static<typeof Report>;
