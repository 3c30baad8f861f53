/** What is said of moves decided ahead, in English. */
export const en = {
  title: 'Plan ahead',
  offer: 'Decide your next move now: it is played as soon as it is your turn.',
  plan: 'Plan ahead',
  planned: 'Your plan stands. Only you know of it.',
  view: 'Look at it',
  deletePlan: 'Drop it',
  notApplicable: 'Your plan did not fit what happened. You decide yourself again.',
  planAgain: 'Plan again',
  dismiss: 'All right',
  yourTurn: 'It is your turn: the plan begins at once.',
  saved: 'Planned. It is played as soon as it is your turn.',
  deleted: 'Your plan is dropped.',
  codes: {
    'plan-late': 'The match has moved on. Look at it and plan again.',
    'plan-unfit': 'This plan does not fit the match as it stands.',
    'plan-live': 'Only in matches without a live clock can you plan ahead.',
    'plan-too-big': 'This plan is too big.',
    over: 'This match is over.',
  },
};
