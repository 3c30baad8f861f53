export { type Api, makeApi } from './api.ts';
export { type Connection, connect, type Socket, type Status } from './connection.ts';
export { enterAsGuest, type Guest } from './guest.ts';
export { recordsPath } from './ratings-api.ts';
export { followAudience, followChat, followMatch, type MatchStory } from './story.ts';
export type { News } from './stream.ts';
