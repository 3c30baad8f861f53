export const en = {
  lost: 'Connection lost. Your moves are safe.',
  unreachable: 'Can’t reach the server. Retrying…',
  restored: 'Back online.',
  retry: 'Retry now',
  moveQueued: 'You’re offline. Your move will be sent when you reconnect.',
  refusedAddress: (address: string) =>
    `This server doesn’t accept pages at ${address}. If it is yours, set SESAME_ORIGIN to that address.`,
  wrongAddress: (address: string) => `This server doesn’t accept pages at ${address}.`,
  openThere: (address: string) => `Open ${address}`,
};
