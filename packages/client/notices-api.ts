import type { Result } from '@sesame/kernel';
import type { NoticesPage, Subscribe } from '@sesame/protocol';
import type { Ask } from './http.ts';

/** Being told by push that a match waits. */
export interface NoticesApi {
  notices(): Promise<Result<NoticesPage>>;
  /** Has this browser told. */
  subscribe(subscription: Subscribe): Promise<Result<NoticesPage>>;
  /** Has a browser of ours told no more. */
  unsubscribe(session: string): Promise<Result<NoticesPage>>;
  /** Sends a notice to all of them, to see whether it arrives. */
  testNotice(): Promise<Result<NoticesPage>>;
}

export const makeNoticesApi = (ask: Ask): NoticesApi => ({
  notices: () => ask('GET', '/notices'),
  subscribe: (subscription) => ask('PUT', '/notices', subscription),
  unsubscribe: (session) => ask('DELETE', `/notices/${session}`),
  testNotice: () => ask('POST', '/notices/test'),
});
