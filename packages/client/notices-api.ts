import type { Result } from '@sesame/kernel';
import type { NotificationSettings, SubscribePush } from '@sesame/protocol';
import type { SendRequest } from './http.ts';

/** Being told by push that a match waits. */
export interface NoticesApi {
  notices(): Promise<Result<NotificationSettings>>;
  /** Has this browser told. */
  subscribe(subscription: SubscribePush): Promise<Result<NotificationSettings>>;
  /** Has a browser of ours told no more. */
  unsubscribe(session: string): Promise<Result<NotificationSettings>>;
  /** Sends a notice to all of them, to see whether it arrives. */
  testNotice(): Promise<Result<NotificationSettings>>;
}

export const makeNoticesApi = (ask: SendRequest): NoticesApi => ({
  notices: () => ask('GET', '/notices'),
  subscribe: (subscription) => ask('PUT', '/notices', subscription),
  unsubscribe: (session) => ask('DELETE', `/notices/${session}`),
  testNotice: () => ask('POST', '/notices/test'),
});
