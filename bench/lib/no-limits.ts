/** Rate limits high enough to never apply: one address stands for thousands of players here. */
export const NO_LIMITS = {
  messageBytes: 16_384,
  messagesPerSecond: 1e9,
  messageBurst: 1e9,
  requestsPerMinute: 1e9,
  guestsPerMinute: 1e9,
  guestsPerDay: 1e9,
  tablesPerHour: 1e9,
  picturesPerMinute: 1e9,
  waitingTablesPerPlayer: 1e9,
  runningMatchesPerPlayer: 1e9,
  signInsPerMinute: 1e9,
  socketsPerAddress: 1e9,
  botRequestsPerMinute: 1e9,
  botConnections: 1e9,
  backlogBytes: 1e9,
};
