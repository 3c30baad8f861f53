import { digestOf } from '@sesame/kernel';
import type { FastifyBaseLogger } from 'fastify';
import type { MakeRateLimiter } from '../../cluster/rate-limit.ts';
import type { Settings } from '../../settings.ts';
import type { OutboxItem } from '../../store/repositories/outbox.ts';
import type { Store } from '../../store/store.ts';
import { makeOutboxSender } from '../outbox/outbox-sender.ts';
import { type ComposeDeps, makeComposeMail } from './compose-mail.ts';
import { type ForgottenPassword, makeForgottenPassword } from './forgotten-password.ts';
import { type MailAddresses, makeMailAddresses } from './mail-addresses.ts';
import { makeMailTransport } from './mail-transport.ts';

/** Mail to players, where an SMTP server is set. */
export interface Mail {
  readonly isAvailable: boolean;
  readonly addresses: MailAddresses;
  readonly forgottenPassword: ForgottenPassword;
  /** Sends all mails that are due. */
  poll(): Promise<void>;
  /** Sends mails soon, after one was added here. */
  nudge(): void;
  stop(): Promise<void>;
}

export interface MailDeps extends ComposeDeps {
  readonly settings: Settings['mail'];
  readonly store: Store;
  readonly makeRateLimiter: MakeRateLimiter;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

export const makeMail = (deps: MailDeps): Mail => {
  const { settings, store, now, makeRateLimiter, log } = deps;
  const post = settings.smtp === undefined ? undefined : makePost(deps, settings.smtp);
  const nudge = () => post?.sender.nudge();
  return {
    isAvailable: post !== undefined,
    addresses: makeMailAddresses({ store, isAvailable: post !== undefined, now, makeRateLimiter, onAdded: nudge }),
    forgottenPassword: makeForgottenPassword({
      store,
      isAvailable: post !== undefined,
      now,
      makeRateLimiter,
      onAdded: nudge,
      onError: (error) => log.error({ err: error }, 'password mail could not be made'),
    }),
    poll: async () => post?.sender.poll(),
    nudge,
    stop: async () => {
      await post?.sender.stop();
      post?.transport.close();
    },
  };
};

const makePost = (deps: MailDeps, smtp: string) => {
  const { settings, store, now, log } = deps;
  const transport = makeMailTransport(smtp, settings.from ?? '');
  const compose = makeComposeMail(deps);
  const sender = makeOutboxSender({
    store,
    channel: 'mail',
    now,
    log,
    deliver: async (items) => {
      const mail = await compose(items);
      if (mail === undefined) return 'dropped';
      await transport.send(mail.to, mail.letter, messageIdOf(items));
      return 'sent';
    },
  });
  return { transport, sender };
};

/** The same for the same items in every process. */
const messageIdOf = (items: readonly OutboxItem[]): string =>
  digestOf(
    items
      .map(({ id }) => id)
      .toSorted()
      .join(' '),
  ).slice(0, 40);
