import type { Refusal, Result } from '@sesame/kernel';

export interface ApiOptions {
  /** Where the house is, such as http://localhost:8080. Empty: where the page came from. */
  readonly url?: string;
  /** Sent with every request; outside a browser this carries the cookie. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks the house something over HTTP. */
export type SendRequest = <Value>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<Result<Value>>;

export const makeSendRequest = ({ url = '', headers = {} }: ApiOptions): SendRequest => {
  const once: SendRequest = async (method, path, body) => {
    try {
      const answer = await fetch(`${url}/api${path}`, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const json = await answer.json();
      return answer.ok ? { ok: true, value: json } : { ok: false, error: asRefusal(json) };
    } catch {
      return { ok: false, error: { code: 'unreachable', message: 'The house cannot be reached just now.' } };
    }
  };
  let entering: Promise<Result<unknown>> | undefined;
  /** Enters the house; whoever asks meanwhile enters with us, as one and the same guest. */
  const enter = () => {
    entering ??= once('POST', '/me').finally(() => {
      entering = undefined;
    });
    return entering;
  };
  return async (method, path, body) => {
    if (path === '/me' && method === 'POST') return enter() as ReturnType<typeof once<never>>;
    await entering;
    const answer = await once<never>(method, path, body);
    if (answer.ok || answer.error.code !== 'stranger') return answer;
    const entered = await enter();
    return entered.ok ? once(method, path, body) : answer;
  };
};

const asRefusal = ({ code, message }: Partial<Refusal>): Refusal => ({
  code: code ?? 'failed',
  message: message ?? 'That did not work.',
});
