import { isPublicEndpoint, publicLookup } from './push-endpoint.ts';

// An import of `node:http` would read all its properties, and with them load the client behind `fetch` at every start.
const { request: overHttp } = process.getBuiltinModule('node:http');
const { request: overHttps } = process.getBuiltinModule('node:https');

/** Result of a delivery: accepted, subscription gone for good, or failed and worth a retry. */
export type DeliveryResult = 'sent' | 'gone' | 'failed';

/** An encrypted message on its way to a push service. */
export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface Delivery {
  /** Allows private addresses and plain HTTP, for tests. */
  readonly allowPrivateEndpoints: boolean;
  /** Aborts pending requests. */
  readonly signal: AbortSignal;
}

const REQUEST_TIMEOUT_MS = 10_000;

/** Posts one encrypted message. Redirects are not followed and the body of the response is ignored. */
export const deliver = (
  { endpoint, headers, body }: PushRequest,
  { allowPrivateEndpoints, signal }: Delivery,
): Promise<DeliveryResult> =>
  new Promise((resolve) => {
    if (!allowPrivateEndpoints && !isPublicEndpoint(endpoint)) return resolve('gone');
    const send = endpoint.startsWith('http:') ? overHttp : overHttps;
    const request = send(
      endpoint,
      {
        method: 'POST',
        headers,
        signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
        ...(!allowPrivateEndpoints && { lookup: publicLookup }),
      },
      (response) => {
        response.on('error', () => {}).resume();
        resolve(resultOf(response.statusCode ?? 0));
      },
    );
    request.on('error', () => resolve('failed'));
    request.end(body);
  });

const resultOf = (status: number): DeliveryResult => {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return 'failed';
};
