import Type, { type Static } from 'typebox';
import { ID_PATTERN, Id, IdempotencyKey, RequestId } from './common.ts';
import { MAX_CHAT_LENGTH } from './limits.ts';

/** Chat at a table, among the spectators of a match, and between two friends. */
const exact = { additionalProperties: false } as const;

/** Within a larger pattern: the two players of a private conversation. */
export const TALK_PATTERN = `${ID_PATTERN}\\.${ID_PATTERN}`;

export const ChatLine = Type.Object({
  seq: Type.Integer(),
  at: Type.Number(),
  player: Id,
  name: Type.String(),
  text: Type.String(),
  guest: Type.Optional(Type.Literal(true, { description: 'Written by a guest, whose name is nobody’s.' })),
});
export type ChatLine = Static<typeof ChatLine>;

export const SendChat = Type.Object(
  {
    type: Type.Literal('say'),
    id: RequestId,
    table: Id,
    key: IdempotencyKey,
    text: Type.String({ minLength: 1, maxLength: MAX_CHAT_LENGTH }),
  },
  exact,
);

/** A spectator’s line. Players can read it only when the match is over. */
export const SendSpectatorChat = Type.Object(
  {
    type: Type.Literal('remark'),
    id: RequestId,
    match: Id,
    key: IdempotencyKey,
    text: Type.String({ minLength: 1, maxLength: MAX_CHAT_LENGTH }),
  },
  exact,
);

/** A line to a friend. */
export const SendMessage = Type.Object(
  {
    type: Type.Literal('tell'),
    id: RequestId,
    to: Id,
    key: IdempotencyKey,
    text: Type.String({ minLength: 1, maxLength: MAX_CHAT_LENGTH }),
  },
  exact,
);

export const ChatUpdate = Type.Object({
  type: Type.Literal('chat'),
  table: Id,
  seq: Type.Integer(),
  lines: Type.Array(ChatLine),
});

export const SpectatorChatUpdate = Type.Object({
  type: Type.Literal('audience'),
  match: Id,
  seq: Type.Integer(),
  lines: Type.Array(ChatLine),
});

export const TalkUpdate = Type.Object({
  type: Type.Literal('talk'),
  talk: Type.String({ description: 'The ids of the two players, in order, with a dot between them.' }),
  seq: Type.Integer(),
  lines: Type.Array(ChatLine),
});

/** The last line that you have read of a friend’s. */
export const MarkRead = Type.Object({ seq: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) }, exact);
