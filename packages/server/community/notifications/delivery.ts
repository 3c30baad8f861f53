import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { RequestDetails } from 'web-push';
import { isPublicEndpoint, publicLookup } from './push-endpoint.ts';

/** What a push service said: it has it, the browser is gone for good, or it may do later. */
export type DeliveryResult = 'sent' | 'gone' | 'failed';

export interface Delivery {
  /** Also to this machine and its neighbours, without TLS: for tests. */
  readonly anywhere: boolean;
  /** Ends what is under way. */
  readonly signal: AbortSignal;
}

const REQUEST_TIMEOUT_MS = 10_000;

/** Posts one encrypted message. Redirections are not followed, and what is answered is not read. */
export const deliver = (details: RequestDetails, { anywhere, signal }: Delivery): Promise<DeliveryResult> =>
  new Promise((posted) => {
    if (!anywhere && !isPublicEndpoint(details.endpoint)) return posted('gone');
    const send = details.endpoint.startsWith('http:') ? overHttp : overHttps;
    const asked = send(
      details.endpoint,
      {
        method: details.method,
        headers: details.headers,
        signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
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
const meaningOf = (status: number): DeliveryResult => {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return 'failed';
};
