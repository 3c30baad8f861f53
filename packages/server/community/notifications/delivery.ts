import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { RequestDetails } from 'web-push';
import { isPublicEndpoint, publicLookup } from './push-endpoint.ts';

/** What a push service said: it has it, the browser is gone for good, or it may do later. */
export type Posted = 'sent' | 'gone' | 'failed';

export interface Posting {
  /** Also to this machine and its neighbours, without TLS: for tests. */
  readonly anywhere: boolean;
  /** Ends what is under way. */
  readonly signal: AbortSignal;
}

const PATIENCE = 10_000;

/** Posts one encrypted message. Redirections are not followed, and what is answered is not read. */
export const post = (details: RequestDetails, { anywhere, signal }: Posting): Promise<Posted> =>
  new Promise((posted) => {
    if (!anywhere && !isPublicEndpoint(details.endpoint)) return posted('gone');
    const send = details.endpoint.startsWith('http:') ? overHttp : overHttps;
    const asked = send(
      details.endpoint,
      {
        method: details.method,
        headers: details.headers,
        signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
        ...(!anywhere && { lookup: publicLookup }),
      },
      (answer) => {
        answer.on('error', () => {}).resume();
        posted(meaningOf(answer.statusCode ?? 0));
      },
    );
    asked.on('error', () => posted('failed'));
    asked.end(details.body);
  });

/** A refusal of the message itself would come again: only what may pass is tried again. */
const meaningOf = (status: number): Posted => {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return 'failed';
};
