/** What is said of moves decided ahead, in English. */
export const en = {
  title: 'Plan ahead',
  offer: 'Decide your next move now: it is played as soon as it is your turn.',
  plan: 'Plan ahead',
  stands: 'Your plan stands. Only you know of it.',
  look: 'Look at it',
  drop: 'Drop it',
  unfit: 'Your plan did not fit what happened. You decide yourself again.',
  again: 'Plan again',
  seen: 'All right',
  yourTurn: 'It is your turn: the plan begins at once.',
  saved: 'Planned. It is played as soon as it is your turn.',
  dropped: 'Your plan is dropped.',
  codes: {
    'plan-late': 'The match has moved on. Look at it and plan again.',
    'plan-unfit': 'This plan does not fit the match as it stands.',
    'plan-live': 'Only in matches without a live clock can you plan ahead.',
    'plan-too-big': 'This plan is too big.',
    over: 'This match is over.',
  },
};
