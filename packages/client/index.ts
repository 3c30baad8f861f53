export { type Api, makeApi } from './api.ts';
export { type Connection, connect, type Socket, type Status } from './connection.ts';
export { followAudience, followChat, followMatch, type MatchStory } from './match-state.ts';
export { enterAsGuest, type Guest } from './node-client.ts';
export { recordsPath } from './ratings-api.ts';
export type { News } from './topic-stream.ts';
