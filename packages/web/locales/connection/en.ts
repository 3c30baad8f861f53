export const en = {
  lost: 'Connection lost. Your moves are safe.',
  unreachable: 'Can’t reach the server. Retrying…',
  restored: 'Back online.',
  retry: 'Retry now',
  moveQueued: 'You’re offline. Your move will be sent when you reconnect.',
};
