import { useMessages } from '@sesame/ui';
import type { Claim, Tile } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';
import { stallTexts } from './stall-texts.ts';

/** A revealed tile and its claim, if known. */
interface ClaimedTile {
  readonly tile: Tile;
  readonly claim?: Claim | undefined;
}

export const verdictOf = ({ tile, claim }: ClaimedTile): 'honest' | 'bluff' | 'fake' => {
  const { kind, value } = FACES[tile];
  return kind === 'f' ? 'fake' : claim === undefined || claim === value ? 'honest' : 'bluff';
};

/** "Claimed 18: a fake!" */
const verdictText = ({ tile, claim }: ClaimedTile, say: (typeof stallTexts)[keyof typeof stallTexts]): string => {
  const { kind, value } = FACES[tile];
  if (claim === undefined) return say.turned(value);
  if (kind === 'f') return say.fake(claim);
  return claim === value ? say.honest(value) : say.bluff(claim, value);
};

/** The verdict with a full stop, for the log. */
export const verdictSentence = (laid: ClaimedTile, say: (typeof stallTexts)[keyof typeof stallTexts]): string => {
  const call = verdictText(laid, say);
  return call.endsWith('!') ? call : `${call}.`;
};

export const useVerdictText = (laid: ClaimedTile): string => verdictText(laid, useMessages(stallTexts));
