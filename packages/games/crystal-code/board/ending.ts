import { type Outcome, type Viewer, winnersOf } from '@sesame/kernel';
import { listed, makeTexts, type TextContext } from '@sesame/ui';
import type { View } from '../rules/state.ts';

/** The result in one line, from the viewer's side. */
export const ending = (view: View, outcome: Outcome, viewer: Viewer, { locale, names }: TextContext): string => {
  const say = endingTexts[locale];
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

const endingTexts = makeTexts({
  en: {
    functions: (crystals: number) => `a working machine and ${crystals === 1 ? '1 crystal' : `${crystals} crystals`}`,
    none: (crystals: number) => `${crystals === 1 ? '1 crystal' : `${crystals} crystals`}, as no machine works`,
    youWin: (how: string) => `You win with ${how}.`,
    wins: (name: string, how: string) => `${name} wins with ${how}.`,
    shared: (names: string, how: string) => `${names} share the victory, each with ${how}.`,
  },
  fr: {
    functions: (crystals) =>
      `une machine qui fonctionne et ${crystals < 2 ? `${crystals} cristal` : `${crystals} cristaux`}`,
    none: (crystals) =>
      `${crystals < 2 ? `${crystals} cristal` : `${crystals} cristaux`}, car aucune machine ne fonctionne`,
    youWin: (how) => `Vous gagnez avec ${how}.`,
    wins: (name, how) => `${name} gagne avec ${how}.`,
    shared: (names, how) => `${names} se partagent la victoire, chacun avec ${how}.`,
  },
  nl: {
    functions: (crystals) => `een werkende machine en ${crystals === 1 ? '1 kristal' : `${crystals} kristallen`}`,
    none: (crystals) => `${crystals === 1 ? '1 kristal' : `${crystals} kristallen`}, want geen enkele machine werkt`,
    youWin: (how) => `Je wint met ${how}.`,
    wins: (name, how) => `${name} wint met ${how}.`,
    shared: (names, how) => `${names} delen de overwinning, elk met ${how}.`,
  },
});
