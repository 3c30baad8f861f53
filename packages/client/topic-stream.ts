import { applyChange, type Change, type Viewer } from '@sesame/kernel';
import type { ClientMessage, MatchUpdate, ServerMessage } from '@sesame/protocol';

/** A server message that belongs to a topic, so everything but answers. */
export type TopicUpdate = Exclude<ServerMessage, { type: 'welcome' | 'done' | 'refused' }>;

/** A subscribed topic. */
export interface TopicStream {
  readonly listeners: Set<(update: TopicUpdate) => void>;
  /** The sequence number of the last update. */
  since: number | undefined;
  /** For matches: whose view it is, if not our own seat's. */
  as?: Viewer | undefined;
  /** For matches: the last full view. */
  view?: unknown;
}

/** Whether an update is older than what we have, as after a reconnect. An update with `info` starts over. */
export const isStale = (stream: TopicStream, update: TopicUpdate): boolean =>
  update.type === 'match' && update.info === undefined && stream.since !== undefined && update.seq < stream.since;

/** Replaces a diff by the full view. Undefined if the diff is based on a view that we do not have. */
export const resolveView = (
  stream: TopicStream,
  { change, since, ...update }: MatchUpdate,
): MatchUpdate | undefined => {
  if ('view' in update) stream.view = update.view;
  else if (since === undefined || since !== stream.since) return undefined;
  else stream.view = applyChange(stream.view, change as Change | undefined);
  return { ...update, view: stream.view };
};

export const topicOf = (update: TopicUpdate): string => {
  switch (update.type) {
    case 'match':
    case 'offer':
    case 'receipt':
    case 'watchers':
      return `match:${update.match}`;
    case 'table':
      return `table:${update.table.id}`;
    case 'room':
      return `room:${update.room.code}`;
    case 'chat':
      return `chat:${update.table}`;
    case 'tournament':
      return `tournament:${update.tournament.id}`;
    case 'audience':
      return `audience:${update.match}`;
    case 'talk':
      return `talk:${update.talk}`;
    default:
      return update.type;
  }
};

export const makeWatchMessage = (
  id: number,
  topic: string,
  { since, as }: Pick<TopicStream, 'since' | 'as'>,
): ClientMessage => ({
  type: 'watch',
  id,
  topic,
  ...(topic.startsWith('match:') && { changes: true }),
  ...(since !== undefined && { since }),
  ...(as !== undefined && { as }),
});
