import { playSound, useAnnounce, useLocale } from '@sesame/ui';
import { useState } from 'react';
import type { Bench } from '../rules/build.ts';
import { NO_MACHINE } from '../rules/machine.ts';
import type { SeatView } from '../rules/state.ts';
import { announcementOf } from './build-announcements.ts';
import { applyBuildEdit, type BuildDraft, type BuildEdit, EMPTY_DRAFT, planOf } from './build-draft.ts';
import { type PlanPreview, previewPlan } from './build-plan.ts';

/** A building plan being composed. */
export interface BuildDraftControls {
  readonly bench: Bench;
  readonly draft: BuildDraft;
  readonly planned: PlanPreview;
  readonly edit: (edit: BuildEdit) => void;
}

const NO_BENCH: Bench = { hand: [], machine: NO_MACHINE, crystals: 0 };

/** The viewer's cards, machine and crystals. */
const benchOf = (own: SeatView | undefined): Bench =>
  own?.hand ? { hand: own.hand, machine: own.machine, crystals: own.crystals } : NO_BENCH;

/** Draft of a round's building plan and its preview. Changes are announced and play sounds. */
export const useBuildDraft = (own: SeatView | undefined, round: number): BuildDraftControls => {
  const locale = useLocale();
  const announce = useAnnounce();
  const [kept, keep] = useState({ round, draft: EMPTY_DRAFT });
  const bench = benchOf(own);
  const draft = kept.round === round ? kept.draft : EMPTY_DRAFT;
  const planned = previewPlan(bench, planOf(draft));
  const edit = (change: BuildEdit) => {
    const next = applyBuildEdit(bench, draft, change);
    if (next === draft) return;
    keep({ round, draft: next });
    if (next.lay.length > draft.lay.length) {
      playSound('socket');
      const placed = previewPlan(bench, { lay: next.lay }).placed - planned.placed;
      for (let i = 0; i < placed; i += 1) playSound('pin-white', 140 + 60 * i);
    }
    const text = announcementOf(bench, [draft, next], { edit: change, locale });
    if (text !== undefined) announce(text);
  };
  return { bench, draft, planned, edit };
};
