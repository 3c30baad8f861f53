import type { Viewer } from '@sesame/kernel';
import { listed, type TextContext } from '@sesame/ui';
import type { SeatView, View } from '../rules/state.ts';
import { ending } from './ending.ts';
import { promptTexts } from './prompt-texts.ts';

/** The prompt: what the viewer has to do, or who the match is waiting for. */
export const prompt = (view: View, viewer: Viewer, context: TextContext): string => {
  if (view.end) return ending(view, view.end, viewer, context);
  return toYou(view, context) ?? ofOthers(view, viewer, context);
};

/** The viewer's own task, if any. */
const toYou = ({ may, round, stage }: View, { locale }: TextContext): string | undefined => {
  const say = promptTexts[locale];
  if (may.ready) return stage === 'race' ? say.open(round) : say.sayReady(round);
  if (may.done) return say.race(round);
  if (!may.build) return undefined;
  const { must, crystals, free, swap } = may.build;
  if (must) return say.mustBuild(crystals);
  if (crystals > free) return say.mustLose;
  return crystals > 0 ? say.mayBuild : swap ? say.maySwap : say.mayAdd;
};

/** Who the match is waiting for. */
const ofOthers = (view: View, viewer: Viewer, { locale, names }: TextContext): string => {
  const say = promptTexts[locale];
  const those = (isAwaited: (seat: SeatView) => boolean): readonly [string, boolean] => {
    const found = view.seats.flatMap((one, seat) => (seat !== viewer && isAwaited(one) ? [names[seat] ?? ''] : []));
    return [listed(found, locale), found.length > 1];
  };
  switch (view.stage) {
    case 'ready':
      return say.notReady(...those(({ ready }) => !ready));
    case 'race':
      return say.racing(...those(({ race }) => race?.is === 'racing' || race?.is === 'waiting'));
    case 'build':
      return say.building(...those(({ built }) => !built));
    case 'deal':
      return say.deal;
    default:
      return say.shuffle;
  }
};
