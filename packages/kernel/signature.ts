import { ed25519 } from '@noble/curves/ed25519.js';

const bytesOf = (base64url: string): Uint8Array =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/** Whether a text is signed with a key (Ed25519); both are base64url. Works in pages without TLS, too. */
export const isSigned = (
  text: string,
  { key, signature }: { readonly key: string; readonly signature: string },
): boolean => {
  try {
    return ed25519.verify(bytesOf(signature), new TextEncoder().encode(text), bytesOf(key));
  } catch {
    return false;
  }
};
