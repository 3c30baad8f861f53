export const en = {
  lost: 'Connection lost. Your moves are safe.',
  never: 'The house does not answer yet. We keep knocking.',
  back: 'Connected again.',
  retry: 'Try now',
  moveWaits: 'Your move waits for the connection. It will be played when it is back.',
};
