export { type Connection, connect, type Socket, type Status } from './connection.ts';
export { type Api, makeApi, pathOf } from './http.ts';
export { followAudience, followChat, followMatch, followTalk, type MatchState } from './match-state.ts';
export { connectAsGuest, type NodeClient } from './node-client.ts';
export type { TopicUpdate } from './topic-stream.ts';
