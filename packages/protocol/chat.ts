import Type, { type Static } from 'typebox';
import { ID_PATTERN, Id, IdempotencyKey, RequestId } from './common.ts';
import { MAX_CHAT_LENGTH } from './limits.ts';

/** Chat at a table, and among the spectators of a match. */
const exact = { additionalProperties: false } as const;

/** The chat of a table, or of the spectators of a match. */
export const ChatChannel = Type.String({ pattern: `^(chat|audience):${ID_PATTERN}$` });

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
