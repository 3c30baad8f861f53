/** Rate limits high enough to never apply: one address stands for thousands of players here. */
export const NO_LIMITS = {
  message: 16_384,
  rate: 1e9,
  burst: 1e9,
  requests: 1e9,
  guests: 1e9,
  signIns: 1e9,
  sockets: 1e9,
  botRequests: 1e9,
  botLines: 1e9,
  backlog: 1e9,
};
