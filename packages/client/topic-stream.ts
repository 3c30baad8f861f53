import { applyChange, type Change } from '@sesame/kernel';
import type { ClientMessage, MatchUpdate, ServerMessage } from '@sesame/protocol';

/** What a stream tells: everything but answers. */
export type TopicUpdate = Exclude<ServerMessage, { type: 'welcome' | 'done' | 'refused' }>;

/** A topic that is followed. */
export interface TopicStream {
  readonly listeners: Set<(news: TopicUpdate) => void>;
  /** How far this stream has been followed. */
  since: number | undefined;
  /** Of a match: the view as it was last told. */
  view?: unknown;
}

/** What was told before, told again after a reconnection. A first telling has `info` and starts over. */
export const isStale = (stream: TopicStream, news: TopicUpdate): boolean =>
  news.type === 'match' && news.info === undefined && stream.since !== undefined && news.seq < stream.since;

/** News with the whole view, which may have told only what changed in it. Undefined: in a view that is not known here. */
export const withView = (stream: TopicStream, { change, since, ...news }: MatchUpdate): MatchUpdate | undefined => {
  if ('view' in news) stream.view = news.view;
  else if (since === undefined || since !== stream.since) return undefined;
  else stream.view = applyChange(stream.view, change as Change | undefined);
  return { ...news, view: stream.view };
};

export const topicOf = (news: TopicUpdate): string => {
  switch (news.type) {
    case 'match':
    case 'offer':
    case 'watchers':
      return `match:${news.match}`;
    case 'table':
      return `table:${news.table.id}`;
    case 'chat':
      return `chat:${news.table}`;
    case 'tournament':
      return `tournament:${news.tournament.id}`;
    case 'audience':
      return `audience:${news.match}`;
    default:
      return news.type;
  }
};

export const makeWatch = (id: number, topic: string, since: number | undefined): ClientMessage => ({
  type: 'watch',
  id,
  topic,
  ...(topic.startsWith('match:') && { changes: true }),
  ...(since !== undefined && { since }),
});
