import { type Result, refuse } from '@sesame/kernel';
import type { Account, Me } from '@sesame/protocol';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { api } from './client.ts';

/** Whether passkeys work here: they need a secure context and a domain name, not an IP address. */
export const canUsePasskeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);

/** Creates a passkey on the device and registers it with the server. */
export const createPasskey = async (): Promise<Result<Account>> => {
  const options = await api.passkeyCreationOptions();
  if (!options.ok) return options;
  const { startRegistration } = await import('@simplewebauthn/browser');
  const made = await asResult(
    startRegistration({ optionsJSON: options.value as PublicKeyCredentialCreationOptionsJSON }),
  );
  return made.ok ? api.addPasskey({ body: made.value }) : made;
};

/** Signs in with a passkey that the player picks. */
export const signInWithPasskey = async (): Promise<Result<Me>> => {
  const options = await api.passkeyRequestOptions();
  if (!options.ok) return options;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const shown = await asResult(
    startAuthentication({ optionsJSON: options.value as PublicKeyCredentialRequestOptionsJSON }),
  );
  return shown.ok ? api.signInWithPasskey({ body: shown.value }) : shown;
};

/** Turns WebAuthn exceptions into refusals. Cancelling throws, too. */
const asResult = async <Value>(pending: Promise<Value>): Promise<Result<Value>> => {
  try {
    return { ok: true, value: await pending };
  } catch (error) {
    switch (error instanceof Error ? error.name : '') {
      case 'InvalidStateError':
        return refuse('passkey-known', 'This device already has a passkey for you.');
      case 'NotAllowedError':
      case 'AbortError':
        return refuse('passkey-cancelled', 'No passkey was used.');
      default:
        return refuse('wrong-passkey', 'This passkey could not be verified. Please try again.');
    }
  }
};
