import type { ReadonlyJson, ServerMessage } from '@sesame/protocol';
import type { NothingUndeclared } from './exact.ts';

declare const isMessage: unique symbol;
/** The JSON of a `ServerMessage`. Only this can be sent over a socket, so every message is checked by the compiler. */
export type EncodedMessage = string & { readonly [isMessage]: true };

type AnyMessage = ReadonlyJson<ServerMessage>;
type MessageOfType<Type> = Extract<AnyMessage, { readonly type: Type }>;

/** Encodes a message for the socket. One with missing, other or undeclared fields does not compile. */
export const encodeMessage = <Message extends AnyMessage>(
  message: Message & NothingUndeclared<Message, MessageOfType<Message['type']>>,
): EncodedMessage => JSON.stringify(message) as EncodedMessage;
