import type { Refusal, Result } from '@sesame/kernel';

export interface ApiOptions {
  /** The server, such as http://localhost:8080. Empty: the origin of the page. */
  readonly url?: string;
  /** Sent with every request; outside a browser, the cookie. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends an HTTP request to the API. */
export type SendRequest = <Value>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<Result<Value>>;

export const makeSendRequest = ({ url = '', headers = {} }: ApiOptions): SendRequest => {
  const send: SendRequest = async (method, path, body) => {
    try {
      const answer = await fetch(`${url}/api${path}`, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const json = await answer.json();
      return answer.ok ? { ok: true, value: json } : { ok: false, error: asRefusal(json) };
    } catch {
      return { ok: false, error: { code: 'unreachable', message: 'The server cannot be reached right now.' } };
    }
  };
  let signingIn: Promise<Result<unknown>> | undefined;
  /** Signs in as a guest. Concurrent requests wait for it, so that only one guest is created. */
  const signInAsGuest = () => {
    signingIn ??= send('POST', '/me').finally(() => {
      signingIn = undefined;
    });
    return signingIn;
  };
  return async (method, path, body) => {
    if (path === '/me' && method === 'POST') return signInAsGuest() as ReturnType<typeof send<never>>;
    await signingIn;
    const answer = await send<never>(method, path, body);
    if (answer.ok || answer.error.code !== 'stranger') return answer;
    const signedIn = await signInAsGuest();
    return signedIn.ok ? send(method, path, body) : answer;
  };
};

const asRefusal = ({ code, message }: Partial<Refusal>): Refusal => ({
  code: code ?? 'failed',
  message: message ?? 'The request failed.',
});
