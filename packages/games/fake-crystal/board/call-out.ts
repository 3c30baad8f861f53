import { useMessages } from '@sesame/ui';
import type { Claim, Tile } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';
import { messages } from './messages.ts';

/** A tile that lay on a stall, and what it was claimed to be, if that is known. */
interface Laid {
  readonly tile: Tile;
  readonly claim?: Claim | undefined;
}

/** Whether the claim was true. */
export const verdictOf = ({ tile, claim }: Laid): 'honest' | 'bluff' | 'fake' => {
  const { kind, value } = FACES[tile];
  return kind === 'f' ? 'fake' : claim === undefined || claim === value ? 'honest' : 'bluff';
};

/** "Claimed 18, a fake!" */
const callOut = ({ tile, claim }: Laid, say: (typeof messages)[keyof typeof messages]): string => {
  const { kind, value } = FACES[tile];
  if (claim === undefined) return say.turned(value);
  if (kind === 'f') return say.fake(claim);
  return claim === value ? say.honest(value) : say.bluff(claim, value);
};

/** The same as a sentence. */
export const callOutLine = (laid: Laid, say: (typeof messages)[keyof typeof messages]): string => {
  const call = callOut(laid, say);
  return call.endsWith('!') ? call : `${call}.`;
};

export const useCallOut = (laid: Laid): string => callOut(laid, useMessages(messages));
