export { type Api, makeApi } from './api.ts';
export { type Connection, connect, type News, type Status } from './connection.ts';
export { enterAsGuest, type Guest } from './guest.ts';
export { followChat, followMatch, type MatchStory } from './story.ts';
