import { type Outcome, type Viewer, winnersOf } from '@sesame/kernel';
import { listed, makeTexts, type TextContext } from '@sesame/ui';
import type { View } from '../rules/state.ts';

/** One line on how the match ended, as seen by `viewer`. */
export const ending = (view: View, outcome: Outcome, viewer: Viewer, { locale, names }: TextContext): string => {
  const say = endingTexts[locale];
  const { ranks } = outcome;
  const winners = winnersOf(outcome);
  const score = (seat: number) => view.end?.outcome.scores[seat] ?? 0;
  const first = winners[0] ?? 0;
  const all = listed(
    winners.map((seat) => names[seat] ?? ''),
    locale,
  );
  if (winners.length > 1) return say.shared(all, score(first));
  if (viewer === first) return say.youWin(score(first), runnerUp(ranks, names), score(ranks.indexOf(2)));
  if (viewer === 'spectator') return say.wins(all, score(first));
  return say.youLose(all, score(first), score(viewer));
};

const runnerUp = (ranks: readonly number[], names: readonly string[]): string => names[ranks.indexOf(2)] ?? '';

const endingTexts = makeTexts({
  en: {
    youWin: (score: number, next: string, theirs: number) => `You win with ${score} points! ${next} has ${theirs}.`,
    youLose: (name: string, score: number, yours: number) => `${name} wins with ${score} points. You have ${yours}.`,
    wins: (name: string, score: number) => `${name} wins with ${score} points.`,
    shared: (names: string, score: number) => `${names} share the win with ${score} points.`,
  },
  fr: {
    youWin: (score, next, theirs) => `Victoire ! ${score} points pour vous, ${theirs} pour ${next}.`,
    youLose: (name, score, yours) => `${name} gagne avec ${score} points. Vous en avez ${yours}.`,
    wins: (name, score) => `${name} gagne avec ${score} points.`,
    shared: (names, score) => `${names} partagent la victoire avec ${score} points.`,
  },
  nl: {
    youWin: (score, next, theirs) => `Je wint met ${score} punten! ${next} heeft er ${theirs}.`,
    youLose: (name, score, yours) => `${name} wint met ${score} punten. Jij hebt er ${yours}.`,
    wins: (name, score) => `${name} wint met ${score} punten.`,
    shared: (names, score) => `${names} delen de overwinning met ${score} punten.`,
  },
});
