import type { Status } from '../rules/state.ts';

/** How a machine compares with the best one, by XC31. */
export type Verdict =
  /** Nothing is better. */
  | { readonly type: 'best' }
  /** As many crystals on fewer cards. */
  | { readonly type: 'cards'; readonly fewer: number }
  | { readonly type: 'crystals'; readonly more: number }
  /** It does not function, and one that does was possible, with more crystals or with fewer. */
  | { readonly type: 'functions'; readonly crystals: number }
  /** No machine that functions is known. */
  | { readonly type: 'none' };

export const verdictOf = (built: Status, best: Status | undefined): Verdict => {
  if (best === undefined) return { type: 'none' };
  if (!built.functions) return { type: 'functions', crystals: best.crystals };
  const [more, fewer] = [best.crystals - built.crystals, built.cards - best.cards];
  if (more > 0) return { type: 'crystals', more };
  return more === 0 && fewer > 0 ? { type: 'cards', fewer } : { type: 'best' };
};
