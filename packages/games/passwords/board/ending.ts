import { type Outcome, type Viewer, winnersOf } from '@sesame/kernel';
import { listed, makeTexts, type TextContext } from '@sesame/ui';
import type { View } from '../rules/state.ts';

/** The result in one line, from the viewer's side. */
export const ending = ({ seats }: View, outcome: Outcome, viewer: Viewer, { locale, names }: TextContext): string => {
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
  // PW17: a tie in stones is decided by safe cards.
  const bySafes = second !== -1 && left(second) === left(first);
  if (viewer === first) return bySafes ? say.youWinBySafes(ending) : say.youWin(ending);
  if (viewer === 'spectator') return bySafes ? say.winsBySafes(ending) : say.wins(ending);
  const own = { ...ending, theirs: left(viewer) };
  return left(viewer) === left(first) ? say.youLoseBySafes(own) : say.youLose(own);
};

interface End {
  /** The winner, and the stones they have left. */
  readonly name: string;
  readonly left: number;
  /** The runner-up, and the stones that the loser in the sentence has left. */
  readonly next: string;
  readonly theirs: number;
}

const stones = {
  en: (count: number) => (count === 1 ? '1 stone' : `${count} stones`),
  fr: (count: number) => (count < 2 ? `${count} pierre` : `${count} pierres`),
  nl: (count: number) => (count === 1 ? '1 steen' : `${count} stenen`),
};

const lines = makeTexts({
  en: {
    youWin: ({ left, next, theirs }: End) => `You win with ${stones.en(left)} left; ${next} has ${theirs}.`,
    youWinBySafes: ({ left, next }: End) =>
      `You win: you and ${next} both have ${stones.en(left)} left, but you have more safes.`,
    youLose: ({ name, left, theirs }: End) => `${name} wins with ${stones.en(left)} left; you have ${theirs}.`,
    youLoseBySafes: ({ name, left }: End) =>
      `${name} wins: you both have ${stones.en(left)} left, but ${name} has more safes.`,
    wins: ({ name, left, next, theirs }: End) => `${name} wins with ${stones.en(left)} left; ${next} has ${theirs}.`,
    winsBySafes: ({ name, left, next }: End) =>
      `${name} wins: ${next} also has ${stones.en(left)} left, but fewer safes.`,
    shared: (names: string, left: number) => `${names} share the win with ${stones.en(left)} left.`,
  },
  fr: {
    youWin: ({ left, next, theirs }) => `Vous gagnez avec ${stones.fr(left)}, contre ${theirs} pour ${next}.`,
    youWinBySafes: ({ left, next }) =>
      `Vous gagnez : ${next} a aussi ${stones.fr(left)}, mais vous avez plus de coffres.`,
    youLose: ({ name, left, theirs }) => `${name} gagne avec ${stones.fr(left)}, contre ${theirs} pour vous.`,
    youLoseBySafes: ({ name, left }) => `${name} gagne : vous avez aussi ${stones.fr(left)}, mais moins de coffres.`,
    wins: ({ name, left, next, theirs }) => `${name} gagne avec ${stones.fr(left)}, contre ${theirs} pour ${next}.`,
    winsBySafes: ({ name, left, next }) => `${name} gagne : ${next} a aussi ${stones.fr(left)}, mais moins de coffres.`,
    shared: (names, left) => `${names} se partagent la victoire avec ${stones.fr(left)}.`,
  },
  nl: {
    youWin: ({ left, next, theirs }) => `Je wint met nog ${stones.nl(left)}; ${next} heeft er ${theirs}.`,
    youWinBySafes: ({ left, next }) => `Je wint: ${next} heeft ook nog ${stones.nl(left)}, maar jij hebt meer kluizen.`,
    youLose: ({ name, left, theirs }) => `${name} wint met nog ${stones.nl(left)}; jij hebt er ${theirs}.`,
    youLoseBySafes: ({ name, left }) => `${name} wint: jij hebt ook nog ${stones.nl(left)}, maar minder kluizen.`,
    wins: ({ name, left, next, theirs }) => `${name} wint met nog ${stones.nl(left)}; ${next} heeft er ${theirs}.`,
    winsBySafes: ({ name, left, next }) =>
      `${name} wint: ${next} heeft ook nog ${stones.nl(left)}, maar minder kluizen.`,
    shared: (names, left) => `${names} delen de overwinning met nog ${stones.nl(left)}.`,
  },
});
