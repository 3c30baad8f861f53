import type { Status } from '../rules/state.ts';

/** Comparison of a machine with the best possible one, by XC31. */
export type Verdict =
  | { readonly type: 'best' }
  /** The same crystals on fewer cards. */
  | { readonly type: 'cards'; readonly fewer: number }
  | { readonly type: 'crystals'; readonly more: number }
  /** It does not function, but a functioning one was possible. */
  | { readonly type: 'functions'; readonly crystals: number }
  /** No functioning machine is known. */
  | { readonly type: 'none' };

export const verdictOf = (built: Status, best: Status | undefined): Verdict => {
  if (best === undefined) return { type: 'none' };
  if (!built.functions) return { type: 'functions', crystals: best.crystals };
  const [more, fewer] = [best.crystals - built.crystals, built.cards - best.cards];
  if (more > 0) return { type: 'crystals', more };
  return more === 0 && fewer > 0 ? { type: 'cards', fewer } : { type: 'best' };
};
