import type { Face } from './pieces.ts';
import type { Place } from './state.ts';
import type { Sign } from './symbols.ts';

/** What a player points at: a symbol of a target or, without one, its logo. */
export interface Pointing {
  readonly target: Place;
  readonly symbol?: Sign;
}

export const isSamePointing = (one: Pointing, other: Pointing): boolean =>
  one.target === other.target && one.symbol === other.symbol;

/** CM11: everything that can be pointed at. */
export const pointable = (faces: readonly Face[]): readonly Pointing[] =>
  faces.flatMap((face, target): readonly Pointing[] => {
    if (face.kind === 'symbols') return face.symbols.map((symbol) => ({ target, symbol }));
    return face.kind === 'logo' ? [{ target }] : [];
  });
