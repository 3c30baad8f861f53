export const en = {
  lost: 'Connection lost. Your moves are safe.',
  unreachable: 'The house does not answer yet. We keep knocking.',
  restored: 'Connected again.',
  retry: 'Try now',
  moveQueued: 'Your move waits for the connection. It will be played when it is back.',
};
