import { playSound } from '@sesame/ui';
import { useState } from 'react';
import type { View } from '../rules/state.ts';
import { type Claims, halfShowing } from './claims.ts';
import { type Draft, EMPTY_DRAFT, symbolOf, withValue } from './draft.ts';
import type { Value } from './property-keys.ts';

/** CM35, pointing by properties: choosing the fourth one points at the symbol. */
export interface SymbolComposer {
  readonly draft: Draft;
  readonly choose: (value: Value) => void;
  readonly clear: () => void;
}

export const useSymbolComposer = (view: View, { isOn, point }: Claims): SymbolComposer | undefined => {
  const [kept, keep] = useState({ round: view.round, draft: EMPTY_DRAFT });
  const draft = kept.round === view.round ? kept.draft : EMPTY_DRAFT;
  if (!isOn || !view.options.pad || view.logo !== undefined) return undefined;
  const choose = (value: Value) => {
    const next = withValue(draft, value);
    const sign = symbolOf(next);
    keep({ round: view.round, draft: sign === undefined ? next : EMPTY_DRAFT });
    const half = sign && halfShowing(view, sign);
    if (half) point?.(half);
    else playSound('tick');
  };
  return { draft, choose, clear: () => keep({ round: view.round, draft: EMPTY_DRAFT }) };
};
