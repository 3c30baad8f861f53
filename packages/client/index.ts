export { type Api, makeApi } from './api.ts';
export { type Connection, connect, type Socket, type Status } from './connection.ts';
export { followAudience, followChat, followMatch, type MatchState } from './match-state.ts';
export { connectAsGuest, type NodeClient } from './node-client.ts';
export { recordsPath } from './ratings-api.ts';
export type { TopicUpdate } from './topic-stream.ts';
