import { Undeliverable } from '../outbox/outbox-sender.ts';
import type { Letter } from './letter.ts';

/** Sends mail through an SMTP server. */
export interface MailTransport {
  /** `id` names the mail in its Message-ID: mail that is sent twice can be told by it. */
  send(to: string, letter: Letter, id: string): Promise<void>;
  close(): void;
}

const CONNECTION_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;
const FIRST_PERMANENT_REPLY = 500;

export const makeMailTransport = (smtp: string, from: string): MailTransport => {
  let opened: ReturnType<typeof openTransport> | undefined;
  return {
    send: async (to, { subject, text, html, headers }, id) => {
      try {
        opened ??= openTransport(smtp, from);
        await (await opened).sendMail({
          to,
          subject,
          text,
          html,
          messageId: `<${id}@${domainOf(from)}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        });
      } catch (error) {
        throw isRefusedForGood(error) ? new Undeliverable('the SMTP server refuses the address') : error;
      }
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
};

/** The library is loaded for the first mail. */
const openTransport = async (smtp: string, from: string) => {
  const { createTransport } = await import('nodemailer');
  const options = {
    url: smtp,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    // Contents are ours alone: no files, no addresses to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return createTransport(options, { from });
};

/** The domain of a sender such as `Sesame <sesame@example.org>`. */
const domainOf = (from: string): string => from.split('@').at(-1)?.replace('>', '') ?? 'sesame.invalid';

/** The server does not know the recipient. Other errors, such as a wrong password, can be mended by the host. */
const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= FIRST_PERMANENT_REPLY;
