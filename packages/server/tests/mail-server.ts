import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
export interface ArrivedMail {
  readonly to: string;
  readonly from: string;
  /** By name in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A real SMTP server on loopback. */
export interface MailServer {
  /** For SESAME_SMTP_URL. */
  readonly url: string;
  readonly mails: readonly ArrivedMail[];
  /** Refuses the next recipients with these codes. */
  refuses(...codes: readonly number[]): void;
  close(): Promise<void>;
}

export const openMailServer = async (): Promise<MailServer> => {
  const mails: ArrivedMail[] = [];
  let refusals: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      const code = refusals.shift();
      done(code === undefined ? undefined : Object.assign(new Error('refused'), { responseCode: code }));
    },
    onData: async (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(part as Buffer);
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      mails.push({
        from,
        to: envelope.rcptTo.map(({ address }) => address).join(),
        ...parseMail(Buffer.concat(parts)),
      });
      done();
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    refuses: (...codes) => {
      refusals = [...codes];
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
};

/** Headers and the two bodies of a multipart/alternative message. */
const parseMail = (raw: Buffer): Omit<ArrivedMail, 'to' | 'from'> => {
  const [headers, body] = splitPart(raw.toString('latin1'));
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body.split(`--${boundary}`).map((part) => splitPart(part.replace(/^\r\n/, '')));
  const bodyOf = (type: string) => {
    const [head, text] = parts.find(([one]) => one.get('content-type')?.startsWith(type)) ?? [new Map(), ''];
    return decodeBody(text, head.get('content-transfer-encoding') ?? '');
  };
  const subject = decodeWords(headers.get('subject') ?? '');
  return { headers, subject, text: bodyOf('text/plain'), html: bodyOf('text/html') };
};

const splitPart = (part: string): readonly [ReadonlyMap<string, string>, string] => {
  const end = part.indexOf('\r\n\r\n');
  const lines = part
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ]);
  return [new Map(headers as [string, string][]), part.slice(end + 4)];
};

const decodeQuoted = (text: string): string => {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

const decodeBody = (text: string, encoding: string): string => {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? decodeQuoted(text) : text;
};

/** RFC 2047. */
const decodeWords = (text: string): string =>
  text
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replaceAll('_', ' ')),
    );
