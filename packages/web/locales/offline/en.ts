export const en = {
  title: 'You’re offline',
  text: 'This page needs a connection. Matches against bots, lessons and manuals work without one.',
  home: 'You’re offline. Play against bots; your results are saved when you’re back online.',
  seenAt: (time: string) => `You’re offline. This is the position of ${time}.`,
  queued: 'Your move will be sent when you’re back online.',
  cancel: 'Take move back',
  sent: (game: string) => `Your move in ${game} was sent.`,
  notSent: (game: string, why: string) => `Your move in ${game} wasn’t played: ${why}`,
  movedOn: 'the match had moved on.',
  handedOver: (count: number) =>
    count === 1
      ? 'The match you played offline is in your history now.'
      : `${count} matches you played offline are in your history now.`,
  notHandedOver: (game: string, why: string) => `The match of ${game} you played offline couldn’t be saved: ${why}`,
};
