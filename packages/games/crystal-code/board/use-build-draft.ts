import { playSound, useAnnounce, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import type { Bench } from '../rules/build.ts';
import { applyBuildEdit, type BuildEdit, EMPTY_DRAFT, planOf } from './build-draft.ts';
import { previewPlan } from './build-plan.ts';
import { buildTexts } from './build-texts.ts';
import { cardName } from './card-name.ts';

/** Draft of a building plan and its preview. Changes are announced and play sounds. */
export const useBuildDraft = (bench: Bench) => {
  const say = useMessages(buildTexts);
  const locale = useLocale();
  const announce = useAnnounce();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const planned = previewPlan(bench, planOf(draft));
  const edit = (change: BuildEdit) => {
    const next = applyBuildEdit(bench, draft, change);
    if (next === draft) return;
    setDraft(next);
    const last = next.lay.at(-1);
    if (next.lay.length > draft.lay.length && last) {
      playSound('socket');
      const placed = previewPlan(bench, { lay: next.lay }).placed - planned.placed;
      for (let i = 0; i < placed; i += 1) playSound('pin-white', 140 + 60 * i);
      announce(say.laidAt(cardName(last.card, locale)));
    } else if (next.lay.length < draft.lay.length) announce(say.back);
    else if (next.card !== undefined && next.card !== draft.card) announce(cardName(next.card, locale));
  };
  return { draft, planned, edit };
};
