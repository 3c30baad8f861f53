import type { DailyUnit } from '@sesame/kernel';
import { formatStopwatch } from '@sesame/ui';

export const en = {
  title: 'Daily puzzles',
  lead: 'Every day a new puzzle for each game, the same for everybody. Your time starts when you open one.',
  of: (game: string) => `Daily ${game}`,
  day: (day: number) => new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(day),
  shortDay: (day: number) => new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(day),
  month: (day: number) =>
    new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day),
  weekday: (day: number) => new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' }).format(day),
  score: (unit: DailyUnit, score: number): string => {
    if (unit === 'percent') return `${score}%`;
    if (unit === 'milliseconds') return score < 60_000 ? `${(score / 1000).toFixed(1)} s` : formatStopwatch(score);
    return score === 1 ? '1 guess' : `${score} guesses`;
  },
  /** After a score in percent. */
  ofBest: 'of the best possible score',
  open: 'Open puzzle',
  resume: 'Continue',
  seeResult: 'See your result',
  opened: 'Your time is running.',
  result: 'Your result',
  late: 'From the archive: it does not count for standings and streaks.',
  archiveNote: 'This puzzle is from the archive. It does not count for standings and streaks.',
  streak: (days: number) => (days === 1 ? 'Streak: 1 day' : `Streak: ${days} days`),
  finishers: (count: number) =>
    count === 0 ? 'Nobody has finished it yet.' : count === 1 ? 'Finished by 1 player' : `Finished by ${count} players`,
  standings: 'Standings',
  everybody: 'Everybody',
  friends: 'Friends',
  noFriends: 'None of your friends has finished it yet.',
  next: (time: string) => `Next puzzle in ${time}`,
  today: 'Today’s puzzle',
  all: 'All daily puzzles',
  leave: 'Daily puzzles',
  puzzles: 'Puzzles from real matches',
  archive: 'Archive',
  calendar: (month: string) => `Puzzles of ${month}`,
  before: 'Previous month',
  after: 'Next month',
  states: { closed: 'not opened', open: 'opened', finished: 'finished' },
  noPuzzles: 'There were no puzzles in this month.',
  shareText: 'Share as text',
  sharePicture: 'Share as picture',
  copied: 'Copied. Paste it where your friends are.',
  copyFailed: 'Your browser blocked copying.',
  luck: {
    title: 'Nobody chose the puzzles',
    text: 'Before a month begins, the fingerprint of all its puzzles is published. Two days after each puzzle its seed is revealed, and your browser can check both.',
    fingerprint: (month: string) => `Fingerprint of ${month}`,
    published: (date: string) => `Published on ${date}`,
    check: 'Check',
    checkDay: 'Check this puzzle’s luck',
    right: (day: string) => `Right: the seeds up to ${day} belong to the fingerprint.`,
    rightDay: 'Right: this puzzle was drawn from the seed that belongs to the fingerprint.',
    wrong: 'Wrong: this does not belong to the fingerprint.',
    nothing: 'No seed of this month is revealed yet.',
  },
  poster: {
    result: 'Result',
    place: 'Place',
    streak: 'Streak',
    placeOf: (place: number, finishers: number) => `${place} of ${finishers}`,
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  },
};
