export const en = {
  title: (game: string) => `First steps: ${game}`,
  goal: 'Goal:',
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  skip: 'Leave lesson',
  next: 'Next',
  you: 'You',
  opponent: (n: number, seats: number) => (seats === 2 ? 'Opponent' : `Opponent ${n}`),
  finished: 'You know how to play',
  finishedText: (game: string) => `That is the heart of ${game}. The manual has the details.`,
  again: 'Start over',
  offer: 'Lesson (3 minutes)',
  resume: 'Continue lesson',
};
