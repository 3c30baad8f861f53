import { type Result, refuse } from '@sesame/kernel';
import type { Account, Me } from '@sesame/protocol';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { api } from './client.ts';

/** Whether there can be passkeys here: browsers keep them for houses that have a name, reached over a safe line. */
export const canUsePasskeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);

/** Lets the device make a passkey, and gives it to the house. */
export const createPasskey = async (): Promise<Result<Account>> => {
  const options = await api.passkeyToMake<PublicKeyCredentialCreationOptionsJSON>();
  if (!options.ok) return options;
  const { startRegistration } = await import('@simplewebauthn/browser');
  const made = await asResult(startRegistration({ optionsJSON: options.value }));
  return made.ok ? api.addPasskey(made.value) : made;
};

/** Lets the player pick a passkey, and shows it to the house. */
export const signInWithPasskey = async (): Promise<Result<Me>> => {
  const options = await api.passkeyToShow<PublicKeyCredentialRequestOptionsJSON>();
  if (!options.ok) return options;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const shown = await asResult(startAuthentication({ optionsJSON: options.value }));
  return shown.ok ? api.signInWith(shown.value) : shown;
};

/** Browsers throw whatever comes of the player's choice, too. */
const asResult = async <Value>(asked: Promise<Value>): Promise<Result<Value>> => {
  try {
    return { ok: true, value: await asked };
  } catch (error) {
    switch (error instanceof Error ? error.name : '') {
      case 'InvalidStateError':
        return refuse('passkey-known', 'This device has a passkey for you already.');
      case 'NotAllowedError':
      case 'AbortError':
        return refuse('passkey-cancelled', 'No passkey was used.');
      default:
        return refuse('wrong-passkey', 'This passkey could not be checked. Please try again.');
    }
  }
};
