import { type Outcome, type Viewer, winnersOf } from '@sesame/kernel';
import { listed, makeTexts, type TextContext } from '@sesame/ui';
import { MIX } from '../rules/pieces.ts';
import type { View } from '../rules/state.ts';

/** The result in one line, from the viewer's side. */
export const ending = (view: View, outcome: Outcome, viewer: Viewer, { locale, names }: TextContext): string => {
  const say = endingTexts[locale];
  const winners = winnersOf(outcome);
  const first = winners[0] ?? 0;
  const cards = (seat: number) => view.seats[seat]?.won.length ?? 0;
  const who = listed(
    winners.map((seat) => names[seat] ?? ''),
    locale,
  );
  const won = say.cards(cards(first));
  if (winners.length > 1) return say.shared(who, won);
  // CM18: the Crazy Mix card breaks ties.
  const isByMix = outcome.ranks.some((rank, seat) => rank > 1 && cards(seat) === cards(first));
  const how = isByMix && view.seats[first]?.won.includes(MIX) ? say.byMix(won) : won;
  if (viewer === first) return say.youWin(how);
  return viewer === 'spectator' ? say.wins(who, how) : say.youLose(who, how, cards(viewer));
};

const endingTexts = makeTexts({
  en: {
    cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
    byMix: (cards: string) => `${cards}; the Crazy Mix card breaks the tie`,
    youWin: (how: string) => `You win with ${how}.`,
    youLose: (name: string, how: string, yours: number) => `${name} wins with ${how}. You have ${yours}.`,
    wins: (name: string, how: string) => `${name} wins with ${how}.`,
    shared: (names: string, cards: string) => `${names} share the victory with ${cards} each.`,
  },
  fr: {
    cards: (count) => (count < 2 ? `${count} carte` : `${count} cartes`),
    byMix: (cards) => `${cards} ; la carte Crazy Mix départage`,
    youWin: (how) => `Vous gagnez avec ${how}.`,
    youLose: (name, how, yours) => `${name} gagne avec ${how}. Vous en avez ${yours}.`,
    wins: (name, how) => `${name} gagne avec ${how}.`,
    shared: (names, cards) => `${names} se partagent la victoire avec ${cards} chacun.`,
  },
  nl: {
    cards: (count) => (count === 1 ? '1 kaart' : `${count} kaarten`),
    byMix: (cards) => `${cards}; de Crazy Mix-kaart geeft de doorslag`,
    youWin: (how) => `Je wint met ${how}.`,
    youLose: (name, how, yours) => `${name} wint met ${how}. Jij hebt er ${yours}.`,
    wins: (name, how) => `${name} wint met ${how}.`,
    shared: (names, cards) => `${names} delen de overwinning met elk ${cards}.`,
  },
});
