import { ok, type Result } from '@sesame/kernel';
import type { ChatLine } from '@sesame/protocol';
import type { TopicPublisher, TopicSubscriber } from '../../cluster/topic-publisher.ts';
import { type EncodedMessage, encodeMessage } from '../../lib/server-message.ts';
import { makeFrame } from '../../lib/ws-frame.ts';
import type { Store } from '../../store/store.ts';
import { storedChannel } from './channels.ts';
import type { Chat } from './chat.ts';

/** Chat over the socket: topics of messages, `chat:<table>`, `audience:<match>` and `talk:<player>.<player>`. */
export interface ChatTopics {
  /** Subscribes a connection and sends the lines after `since`. */
  subscribe(subscriber: TopicSubscriber, channel: string, since: number): Promise<Result<void>>;
  /** Sends a new line to everybody in a channel. */
  publish(channel: string, line: ChatLine): void;
}

/** Lines sent to a new subscriber at most. */
const MAX_LINES = 200;

export const isChatTopic = (topic: string): boolean => /^(chat|audience|talk):/.test(topic);

const makeMessage = (channel: string, since: number, lines: readonly ChatLine[]): EncodedMessage => {
  const [kind, id = ''] = channel.split(':');
  const seq = lines.at(-1)?.seq ?? since;
  if (kind === 'talk') return encodeMessage({ type: 'talk', talk: id, seq, lines });
  return kind === 'audience'
    ? encodeMessage({ type: 'audience', match: id, seq, lines })
    : encodeMessage({ type: 'chat', table: id, seq, lines });
};

export const makeChatTopics = (
  { store, chat }: { readonly store: Pick<Store, 'chat'>; readonly chat: Pick<Chat, 'mayRead'> },
  topics: Pick<TopicPublisher, 'join' | 'broadcast'>,
): ChatTopics => ({
  subscribe: async (subscriber, channel, since) => {
    const mayRead = await chat.mayRead(channel, subscriber.player);
    if (!mayRead.ok || subscriber.isGone()) return mayRead;
    await topics.join(subscriber, channel);
    const lines = await store.chat.read(storedChannel(channel), since, MAX_LINES);
    subscriber.sendFrame(makeFrame(makeMessage(channel, since, lines)));
    return ok(undefined);
  },
  publish: (channel, line) => topics.broadcast(channel, makeMessage(channel, line.seq, [line])),
});
