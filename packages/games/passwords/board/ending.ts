import { type Outcome, type Viewer, winnersOf } from '@sesame/kernel';
import { listed, makeMessages, type Words } from '@sesame/ui';
import type { View } from '../rules/state.ts';

/** How it ended, in one line, from this viewer's side. */
export const ending = ({ seats }: View, outcome: Outcome, viewer: Viewer, { locale, names }: Words): string => {
  const say = lines[locale];
  const left = (seat: number) => seats[seat]?.left ?? 0;
  const winners = winnersOf(outcome);
  const first = winners[0] ?? 0;
  const who = listed(
    winners.map((seat) => names[seat] ?? ''),
    locale,
  );
  if (winners.length > 1) return say.shared(who, left(first));
  const second = outcome.ranks.indexOf(2);
  const ending = { name: who, next: names[second] ?? '', left: left(first), theirs: left(second) };
  // Equal in stones: the safe cards have decided.
  const bySafes = second !== -1 && left(second) === left(first);
  if (viewer === first) return bySafes ? say.youWinBySafes(ending) : say.youWin(ending);
  if (viewer === 'spectator') return bySafes ? say.winsBySafes(ending) : say.wins(ending);
  const own = { ...ending, theirs: left(viewer) };
  return left(viewer) === left(first) ? say.youLoseBySafes(own) : say.youLose(own);
};

interface End {
  /** Who has won, with how many stones left. */
  readonly name: string;
  readonly left: number;
  /** Who comes next, and how many the other side has left. */
  readonly next: string;
  readonly theirs: number;
}

const stones = {
  en: (count: number) => (count === 1 ? '1 stone' : `${count} stones`),
  fr: (count: number) => (count < 2 ? `${count} pierre` : `${count} pierres`),
  nl: (count: number) => (count === 1 ? '1 steen' : `${count} stenen`),
};

const lines = makeMessages({
  en: {
    youWin: ({ left, next, theirs }: End) => `You win with ${stones.en(left)} left; ${next} has ${theirs}.`,
    youWinBySafes: ({ left, next }: End) => `You win: ${stones.en(left)} left like ${next}, and more safes.`,
    youLose: ({ name, left, theirs }: End) => `${name} wins with ${stones.en(left)} left; you have ${theirs}.`,
    youLoseBySafes: ({ name, left }: End) => `${name} wins: ${stones.en(left)} left like you, and more safes.`,
    wins: ({ name, left, next, theirs }: End) => `${name} wins with ${stones.en(left)} left; ${next} has ${theirs}.`,
    winsBySafes: ({ name, left, next }: End) => `${name} wins: ${stones.en(left)} left like ${next}, and more safes.`,
    shared: (names: string, left: number) => `${names} share the victory with ${stones.en(left)} left.`,
  },
  fr: {
    youWin: ({ left, next, theirs }) => `Vous gagnez avec ${stones.fr(left)} de reste ; ${next} en a ${theirs}.`,
    youWinBySafes: ({ left, next }) => `Vous gagnez : ${stones.fr(left)} de reste comme ${next}, mais plus de coffres.`,
    youLose: ({ name, left, theirs }) => `${name} gagne avec ${stones.fr(left)} de reste ; vous en avez ${theirs}.`,
    youLoseBySafes: ({ name, left }) => `${name} gagne : ${stones.fr(left)} de reste comme vous, mais plus de coffres.`,
    wins: ({ name, left, next, theirs }) => `${name} gagne avec ${stones.fr(left)} de reste ; ${next} en a ${theirs}.`,
    winsBySafes: ({ name, left, next }) =>
      `${name} gagne : ${stones.fr(left)} de reste comme ${next}, mais plus de coffres.`,
    shared: (names, left) => `${names} partagent la victoire avec ${stones.fr(left)} de reste.`,
  },
  nl: {
    youWin: ({ left, next, theirs }) => `Je wint met nog ${stones.nl(left)}; ${next} heeft er ${theirs}.`,
    youWinBySafes: ({ left, next }) => `Je wint: nog ${stones.nl(left)} zoals ${next}, maar meer kluizen.`,
    youLose: ({ name, left, theirs }) => `${name} wint met nog ${stones.nl(left)}; jij hebt er ${theirs}.`,
    youLoseBySafes: ({ name, left }) => `${name} wint: nog ${stones.nl(left)} zoals jij, maar meer kluizen.`,
    wins: ({ name, left, next, theirs }) => `${name} wint met nog ${stones.nl(left)}; ${next} heeft er ${theirs}.`,
    winsBySafes: ({ name, left, next }) => `${name} wint: nog ${stones.nl(left)} zoals ${next}, maar meer kluizen.`,
    shared: (names, left) => `${names} delen de overwinning met nog ${stones.nl(left)}.`,
  },
});
