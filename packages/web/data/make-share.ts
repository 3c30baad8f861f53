import { commitmentOf, makeHex } from '@sesame/kernel';

/** A new share in the luck of a match, 32 random bytes, and the commitment to it. */
export const makeShare = (): { readonly share: string; readonly commitment: string } => {
  const share = makeHex(crypto.getRandomValues(new Uint8Array(32)));
  return { share, commitment: commitmentOf(share) };
};
