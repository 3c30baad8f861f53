/** Texts of conditional moves: planned ahead and played automatically. */
export const en = {
  title: 'Conditional moves',
  offer: 'Plan your next move now: it is played as soon as it’s your turn.',
  plan: 'Plan next move',
  planned: 'Your next move is planned. Only you can see it.',
  view: 'View plan',
  deletePlan: 'Delete plan',
  notApplicable: 'Your planned move didn’t fit what happened. It’s up to you again.',
  planAgain: 'Plan again',
  dismiss: 'OK',
  yourTurn: 'It’s your turn: the plan would start right away.',
  saved: 'Planned. It is played as soon as it’s your turn.',
  deleted: 'Plan deleted.',
  codes: {
    'plan-late': 'The match has moved on. Look at the board and plan again.',
    'plan-unfit': 'This plan doesn’t fit the current position.',
    'plan-live': 'You can’t plan moves in a match with a live clock.',
    'plan-too-big': 'This plan is too long.',
    over: 'This match is over.',
  },
};
