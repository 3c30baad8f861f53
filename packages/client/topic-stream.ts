import { applyChange, type Change, type Viewer } from '@sesame/kernel';
import type { ClientMessage, MatchUpdate, ServerMessage } from '@sesame/protocol';

/** A server message that belongs to a topic, so everything but answers. */
export type TopicUpdate = Exclude<ServerMessage, { type: 'welcome' | 'done' | 'refused' }>;

/** A subscribed topic. */
export interface TopicStream {
  /** With whose view of a match each wants, if not our own seat's; the latest last. */
  readonly listeners: Map<(update: TopicUpdate) => void, Viewer | undefined>;
  /** The sequence number of the last update. */
  since: number | undefined;
  /** For matches: whose view is sent. The server sends a connection one view of a match, so that is the latest listener's. */
  as?: Viewer | undefined;
  /** For matches: the last full view. */
  view?: unknown;
}

/** Whether an update is older than what we have, as after a reconnect. An update with `info` starts over. */
export const isStale = (stream: TopicStream, update: TopicUpdate): boolean =>
  update.type === 'match' && update.info === undefined && stream.since !== undefined && update.seq < stream.since;

/** Whether an update of a match may be somebody else's view, sent before the server knew that we want another. */
export const isForeign = ({ as, since }: TopicStream, update: TopicUpdate): boolean => {
  if (update.type !== 'match' || as === undefined) return false;
  if (update.info === undefined) return since === undefined;
  return update.info.you !== (as === 'spectator' ? null : as);
};

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
