export { type BotOptions, playBot } from './bots/play-bot.ts';
export { type Connection, connect, type Socket, type Status } from './connection.ts';
export type { Events, Moves, Views } from './games/index.ts';
export { type Api, makeApi, pathOf } from './http.ts';
export { applyUpdate, followAudience, followChat, followMatch, followTalk, type MatchState } from './match-state.ts';
export { connectAsGuest, type NodeClient } from './node-client.ts';
export type { TopicUpdate } from './topic-stream.ts';
