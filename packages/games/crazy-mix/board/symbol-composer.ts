import { playSound, useAnnounce, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import type { View } from '../rules/state.ts';
import { PROPERTIES } from '../rules/symbols.ts';
import { type Claims, halfShowing } from './claims.ts';
import { type Draft, EMPTY_DRAFT, isEmpty, symbolOf, withValue } from './draft.ts';
import type { Value } from './property-keys.ts';
import { valueName } from './symbol-names.ts';
import { boardTexts } from './texts.ts';

/** CM35, pointing by properties: choosing the fourth one points at the symbol. */
export interface SymbolComposer {
  readonly draft: Draft;
  readonly choose: (value: Value) => void;
  readonly clear: () => void;
}

/** CM35: whether the pad is offered. Untimed always, as it makes nobody faster than others. */
export const hasPad = ({ options, untimed }: View): boolean => options.pad || untimed === true;

export const useSymbolComposer = (view: View, { isOn, point }: Claims): SymbolComposer | undefined => {
  const say = useMessages(boardTexts);
  const locale = useLocale();
  const announce = useAnnounce();
  const [kept, keep] = useState({ round: view.round, draft: EMPTY_DRAFT });
  const draft = kept.round === view.round ? kept.draft : EMPTY_DRAFT;
  if (!isOn || !hasPad(view) || view.logo !== undefined) return undefined;
  const choose = (value: Value) => {
    const next = withValue(draft, value);
    const sign = symbolOf(next);
    keep({ round: view.round, draft: sign === undefined ? next : EMPTY_DRAFT });
    const half = sign && halfShowing(view, sign);
    if (half) return point?.(half);
    playSound('tick');
    announce(say.chosen(valueName(value, locale), PROPERTIES.length - Object.keys(next).length));
  };
  const clear = () => {
    if (!isEmpty(draft)) announce(say.cleared);
    keep({ round: view.round, draft: EMPTY_DRAFT });
  };
  return { draft, choose, clear };
};
