import { playSound } from '@sesame/ui';
import { useState } from 'react';
import type { View } from '../rules/state.ts';
import { type Claims, halfOf } from './claims.ts';
import { chosen, type Draft, EMPTY, found } from './draft.ts';
import type { Value } from './property-keys.ts';

/** Pointing by properties: they are chosen in any order, and the one symbol that is left is pointed at. */
export interface Composer {
  readonly draft: Draft;
  readonly choose: (value: Value) => void;
  readonly clear: () => void;
}

export const useComposer = (view: View, { isOn, point }: Claims): Composer | undefined => {
  const [kept, keep] = useState({ round: view.round, draft: EMPTY });
  const draft = kept.round === view.round ? kept.draft : EMPTY;
  if (!isOn || view.logo !== undefined) return undefined;
  const choose = (value: Value) => {
    const next = chosen(draft, value);
    const sign = found(next);
    keep({ round: view.round, draft: sign === undefined ? next : EMPTY });
    const half = sign && halfOf(view, sign);
    if (half) point?.(half);
    else playSound('tick');
  };
  return { draft, choose, clear: () => keep({ round: view.round, draft: EMPTY }) };
};
