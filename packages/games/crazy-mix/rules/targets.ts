import { type Face, TARGETS, type Target, type TargetCard } from './pieces.ts';
import type { State } from './state.ts';
import type { Sign } from './symbols.ts';

/**
 * CM5: the targets with symbols. The two symbols of a side differ in colour, shape, and size or fill; no back recolours
 * its front.
 */
export const TARGET_CARDS: Readonly<Record<Exclude<Target, 'L1' | 'L2'>, TargetCard>> = {
  A: { front: ['yCsf', 'bTBf'], back: ['vTse', 'gCBe'] },
  B: { front: ['yCBf', 'rTsf'], back: ['vTBe', 'gCse'] },
  C: { front: ['rTse', 'bSsf'], back: ['gSBe', 'vTsf'] },
  D: { front: ['bTBe', 'ySsf'], back: ['gTsf', 'oCse'] },
  E: { front: ['bTse', 'rCBf'], back: ['oTsf', 'vSse'] },
  F: { front: ['bSBf', 'rTBe'], back: ['gCBf', 'oSsf'] },
  G: { front: ['bTsf', 'ySBe'], back: ['oSBf', 'vCBe'] },
  H: { front: ['ySBf', 'bCse'], back: ['vSBe', 'gTBf'] },
  I: { front: ['rSsf', 'yTBf'], back: ['vCBf', 'oSse'] },
  J: { front: ['rCse', 'yTBe'], back: ['vCsf', 'gTse'] },
  K: { front: ['rTBf', 'bSBe'], back: ['gTBe', 'vCse'] },
  L: { front: ['yCBe', 'bSse'], back: ['vSsf', 'oCBf'] },
  M: { front: ['rSBf', 'yCse'], back: ['gCsf', 'oTBe'] },
  N: { front: ['yTse', 'rCsf'], back: ['oCBe', 'gSsf'] },
  O: { front: ['bCBe', 'yTsf'], back: ['gSse', 'oTBf'] },
  P: { front: ['ySse', 'rCBe'], back: ['oSBe', 'vTBf'] },
  Q: { front: ['rSse', 'bCsf'], back: ['oTse', 'gSBf'] },
  R: { front: ['bCBf', 'rSBe'], back: ['oCsf', 'vSBf'] },
};

const sidesOf = (target: Target): Sides => {
  if (target === 'L1' || target === 'L2') {
    return { front: { kind: 'logo', logo: target === 'L1' ? 1 : 2 }, back: { kind: 'table' } };
  }
  const { front, back } = TARGET_CARDS[target];
  return { front: { kind: 'symbols', symbols: front }, back: { kind: 'symbols', symbols: back } };
};

interface Sides {
  readonly front: Face;
  readonly back: Face;
}

const SIDES_OF: ReadonlyMap<Target, Sides> = new Map(TARGETS.map((target) => [target, sidesOf(target)]));

/** CM5, CM13: what a target shows before the mix, or after it. */
export const faceOf = (target: Target, mixed: boolean): Face => {
  const sides = SIDES_OF.get(target);
  if (sides === undefined) throw new Error(`${target} is not a target`);
  return mixed ? sides.back : sides.front;
};

/** Target faces by place. */
export const facesOf = ({ targets, mixed }: Pick<State, 'targets' | 'mixed'>): readonly Face[] =>
  targets.map((target) => faceOf(target, mixed));

export const showsSymbol = (face: Face | undefined, symbol: Sign): boolean =>
  face?.kind === 'symbols' && face.symbols.includes(symbol);
