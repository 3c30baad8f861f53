import type { Locale } from '@sesame/kernel';
import type { Bench } from '../rules/build.ts';
import { statusOf } from '../rules/machine.ts';
import { type BuildDraft, type BuildEdit, openPlaces } from './build-draft.ts';
import { previewPlan } from './build-plan.ts';
import { buildTexts } from './build-texts.ts';
import { cardName, linesText, placeText } from './card-name.ts';

/** Where the held card would go, and how it lies there: "right of card 1: lines left and down". */
const heldText = (bench: Bench, { lay, card, cursor, turn }: BuildDraft, locale: Locale): string => {
  const say = buildTexts[locale];
  if (card === undefined || cursor === undefined) return say.nowhere;
  const { machine } = previewPlan(bench, { lay });
  return `${say.goes(placeText(machine, cursor, locale), linesText(card, turn, locale))}.`;
};

/** What the machine needs after a card was laid or taken back. */
const stateText = (bench: Bench, { lay }: BuildDraft, locale: Locale): string => {
  const say = buildTexts[locale];
  const { machine, left } = previewPlan(bench, { lay });
  const crystals = left > 0 ? say.toPlace(left) : bench.crystals > 0 ? say.allPlaced : undefined;
  const status = statusOf(machine);
  const lines = status.functions ? say.functions : say.openLines(status.open);
  return [crystals, lines].filter((one) => one !== undefined).join(' ');
};

/** Screen reader announcement for an edit; undefined if what was pressed or focused says it itself. */
export const announcementOf = (
  bench: Bench,
  [before, after]: readonly [BuildDraft, BuildDraft],
  { edit, locale }: { readonly edit: BuildEdit; readonly locale: Locale },
): string | undefined => {
  const say = buildTexts[locale];
  const last = after.lay.at(-1);
  if (last && after.lay.length > before.lay.length) {
    const { machine } = previewPlan(bench, { lay: before.lay });
    return `${say.laidAt(placeText(machine, last, locale))} ${stateText(bench, after, locale)}`;
  }
  if (after.lay.length < before.lay.length) return `${say.back} ${stateText(bench, after, locale)}`;
  if (after.swap || after.card === undefined || edit.type === 'point') return undefined;
  const held = heldText(bench, after, locale);
  if (after.card === before.card) return held;
  const places = openPlaces(bench, after).length;
  const fits = places === 0 ? say.nowhere : `${say.fitsAt(places)} ${held}`;
  return edit.type === 'take' && edit.isRead ? fits : `${cardName(after.card, locale)}. ${fits}`;
};
