import type { Locale } from '@sesame/kernel';
import type { RaceDraft, RaceEdit } from './race-draft.ts';
import { raceTexts } from './race-texts.ts';
import { faceName } from './symbol-names.ts';
import { faceOf, groupsOf, type Joint, jointsOf, jointsOn, rowOf, type TileSide, tileAt } from './tile-arrangement.ts';
import { letteredSide, tileName } from './tile-names.ts';

/** Two touching sides and their sum: "4 moons to 3 moons of tile 2: 7". */
const jointText = ({ tiles }: RaceDraft, mine: TileSide, theirs: TileSide, locale: Locale): string => {
  const say = raceTexts[locale];
  const [own, other] = [faceOf(tiles, mine), faceOf(tiles, theirs)];
  const sum = own.kind === other.kind ? String(own.count + other.count) : say.differ;
  return say.joined(faceName(own, locale), theirs.at + 1, faceName(other, locale), sum);
};

/** How far the chain is: "3 of 5 tiles joined". */
const progressText = ({ tiles }: RaceDraft, locale: Locale): string => {
  const say = raceTexts[locale];
  const [largest = []] = groupsOf(tiles);
  const row = rowOf(tiles, largest);
  if (row === undefined) return say.noRow;
  return row.length === tiles.length ? say.whole : `${say.inRow(row.length)}.`;
};

const isSameJoint = (a: Joint, b: Joint): boolean =>
  a.one.at === b.one.at && a.other.at === b.other.at && a.one.side === b.one.side && a.other.side === b.other.side;

/** What an edit changed: the new joints of the moved tile and the progress of the chain. */
const changeText = (before: RaceDraft, after: RaceDraft, locale: Locale): string | undefined => {
  const say = raceTexts[locale];
  const [was, now] = [jointsOf(before.tiles), jointsOf(after.tiles)];
  const fresh = now.filter((joint) => !was.some((one) => isSameJoint(one, joint)));
  const { chosen } = after;
  if (fresh.length === 0 && was.length === now.length) return undefined;
  if (chosen !== undefined && jointsOn(now, chosen).length === 0) {
    return `${say.looseNow(chosen + 1)} ${progressText(after, locale)}`;
  }
  const texts = fresh.map(({ one, other }) => {
    const [mine, theirs] = other.at === chosen ? [other, one] : [one, other];
    return `${say.chosen(mine.at + 1)} ${jointText(after, mine, theirs, locale)}.`;
  });
  return [...texts, progressText(after, locale)].join(' ');
};

/** A selected tile: its sides and what they touch. */
const chosenText = (draft: RaceDraft, at: number, locale: Locale): string => {
  const joints = jointsOn(jointsOf(draft.tiles), at).map((mine) => jointText(draft, mine, mine.to, locale));
  return [tileName(tileAt(draft.tiles, at).tile, at + 1, locale), ...joints].join('. ');
};

/** Screen reader announcement for an edit; undefined if nothing changed, or what was pressed says it itself. */
export const announcementOf = (
  before: RaceDraft,
  after: RaceDraft,
  { edit, locale }: { readonly edit: RaceEdit; readonly locale: Locale },
): string | undefined => {
  const say = raceTexts[locale];
  const changed = changeText(before, after, locale);
  if (changed !== undefined) return changed;
  if (edit.type === 'choose') return edit.isRead ? undefined : chosenText(after, edit.at, locale);
  if (edit.type === 'tap' && after.marked) {
    const { at, side } = after.marked;
    const text = say.marked(at + 1, letteredSide(tileAt(after.tiles, at).tile, side, locale));
    return before.marked !== undefined && before.marked.at !== at ? `${say.noRoom} ${text}` : text;
  }
  if (edit.type === 'attach' || edit.type === 'slide') return say.noRoom;
  if (edit.type === 'turn') return say.turned(edit.at + 1);
  return undefined;
};
