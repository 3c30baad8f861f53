import type { Bench } from '../rules/build.ts';
import type { Card, Laid, Plan, Turn } from '../rules/pieces.ts';
import {
  type Cell,
  fittingTurn,
  isCell,
  nextTurn,
  type Place,
  placesOf,
  placeTowards,
  previewPlan,
  withoutCard,
} from './build-plan.ts';

/** The plan being composed, with the held card. */
export interface BuildDraft {
  readonly lay: readonly Laid[];
  /** Held card and its turn. */
  readonly card?: Card;
  readonly turn: Turn;
  /** Cell where it would be laid. */
  readonly cursor?: Cell;
  /** Cards chosen for a swap; present only in swap mode. */
  readonly swap?: readonly Card[];
}

export type BuildEdit =
  /** Picks up a card, or turns it if held; in swap mode toggles its mark. `isRead`: its name has just been read out. */
  | { readonly type: 'take'; readonly card: Card; readonly isRead?: true }
  | { readonly type: 'turn'; readonly by: 1 | -1 }
  | { readonly type: 'point'; readonly at: Cell }
  | { readonly type: 'step'; readonly way: Cell }
  /** Lays a card (default: the held one) at a cell (default: the cursor). */
  | { readonly type: 'lay'; readonly card?: Card; readonly at?: Cell }
  /** Takes a card back; by default the last one. */
  | { readonly type: 'back'; readonly card?: Card }
  | { readonly type: 'swap'; readonly isOn: boolean }
  | { readonly type: 'leave' };

export const EMPTY_DRAFT: BuildDraft = { lay: [], turn: 0 };

export const planOf = ({ lay, swap }: BuildDraft): Plan => (swap?.length === 2 ? { lay: [], swap } : { lay });

/** Places where the held card can be laid. */
export const openPlaces = (bench: Bench, { lay, card }: BuildDraft): readonly Place[] =>
  card === undefined ? [] : placesOf(previewPlan(bench, { lay }).machine, card);

const placeAt = (bench: Bench, draft: BuildDraft, at: Cell | undefined): Place | undefined =>
  openPlaces(bench, draft).find((place) => isCell(at, place));

/** Picks up a card and moves the cursor to a place where it fits, without turning if possible. */
const holding = (bench: Bench, { lay, cursor }: BuildDraft, card: Card, turn: Turn = 0): BuildDraft => {
  const held: BuildDraft = { lay, card, turn };
  const places = openPlaces(bench, held);
  const place =
    places.find((one) => isCell(cursor, one)) ?? places.find((one) => one.turns.includes(turn)) ?? places[0];
  return place ? { ...held, turn: fittingTurn(place, turn), cursor: { x: place.x, y: place.y } } : held;
};

/** Reducer; impossible edits return the same draft. */
export const applyBuildEdit = (bench: Bench, draft: BuildDraft, edit: BuildEdit): BuildDraft => {
  const { lay, card, cursor, turn, swap } = draft;
  switch (edit.type) {
    case 'take':
      if (swap) return { ...draft, swap: marked(swap, edit.card) };
      return edit.card === card
        ? applyBuildEdit(bench, draft, { type: 'turn', by: 1 })
        : holding(bench, draft, edit.card);
    case 'turn': {
      if (card === undefined) return draft;
      const among = placeAt(bench, draft, cursor)?.turns ?? [];
      return { ...draft, turn: nextTurn(card, turn, { by: edit.by, among }) };
    }
    case 'point':
      return pointed(bench, draft, edit.at);
    case 'step': {
      const to = cursor && placeTowards(openPlaces(bench, draft), cursor, edit.way);
      return to ? pointed(bench, draft, to) : draft;
    }
    case 'lay':
      return laid(bench, edit.card === undefined ? draft : holding(bench, draft, edit.card), edit.at ?? cursor);
    case 'back': {
      const taken = edit.card ?? lay.at(-1)?.card;
      return taken === undefined ? draft : holding(bench, { lay: withoutCard(bench, lay, taken), turn }, taken);
    }
    case 'swap':
      return edit.isOn ? { lay: [], turn: 0, swap: [] } : { lay, turn };
    case 'leave':
      return { lay, turn };
  }
};

/** At most two cards are marked; a third replaces the first. */
const marked = (swap: readonly Card[], card: Card): readonly Card[] =>
  swap.includes(card) ? swap.filter((one) => one !== card) : [...swap, card].slice(-2);

const pointed = (bench: Bench, draft: BuildDraft, at: Cell): BuildDraft => {
  const place = placeAt(bench, draft, at);
  return place ? { ...draft, cursor: { x: at.x, y: at.y }, turn: fittingTurn(place, draft.turn) } : draft;
};

const laid = (bench: Bench, draft: BuildDraft, at: Cell | undefined): BuildDraft => {
  const place = placeAt(bench, draft, at);
  const { card, lay, turn } = draft;
  if (card === undefined || place === undefined) return draft;
  return { lay: [...lay, { card, x: place.x, y: place.y, turn: fittingTurn(place, turn) }], turn: 0 };
};
