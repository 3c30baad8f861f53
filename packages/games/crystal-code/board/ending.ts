import { type Outcome, type Viewer, winnersOf } from '@sesame/kernel';
import { listed, makeMessages, type Words } from '@sesame/ui';
import type { View } from '../rules/state.ts';

/** How it ended, in one line, from this viewer's side. */
export const ending = (view: View, outcome: Outcome, viewer: Viewer, { locale, names }: Words): string => {
  const say = lines[locale];
  const winners = winnersOf(outcome);
  const first = winners[0] ?? 0;
  const { crystals = 0, functions = false } = view.end?.detail[first] ?? {};
  const how = functions ? say.functions(crystals) : say.none(crystals);
  const all = listed(
    winners.map((seat) => names[seat] ?? ''),
    locale,
  );
  if (winners.length > 1) return say.shared(all, how);
  return viewer === first ? say.youWin(how) : say.wins(all, how);
};

const lines = makeMessages({
  en: {
    functions: (crystals: number) =>
      `a machine that functions, with ${crystals === 1 ? '1 crystal' : `${crystals} crystals`}`,
    none: (crystals: number) => `the most crystals, ${crystals}: no machine functions`,
    youWin: (how: string) => `You win with ${how}.`,
    wins: (name: string, how: string) => `${name} wins with ${how}.`,
    shared: (names: string, how: string) => `${names} share the victory, each with ${how}.`,
  },
  fr: {
    functions: (crystals) =>
      `une machine qui fonctionne et ${crystals < 2 ? `${crystals} cristal` : `${crystals} cristaux`}`,
    none: (crystals) => `le plus de cristaux, ${crystals} : aucune machine ne fonctionne`,
    youWin: (how) => `Vous gagnez avec ${how}.`,
    wins: (name, how) => `${name} gagne avec ${how}.`,
    shared: (names, how) => `${names} partagent la victoire, chacun avec ${how}.`,
  },
  nl: {
    functions: (crystals) => `een machine die werkt, met ${crystals === 1 ? '1 kristal' : `${crystals} kristallen`}`,
    none: (crystals) => `de meeste kristallen, ${crystals}: geen machine werkt`,
    youWin: (how) => `Je wint met ${how}.`,
    wins: (name, how) => `${name} wint met ${how}.`,
    shared: (names, how) => `${names} delen de overwinning, elk met ${how}.`,
  },
});
