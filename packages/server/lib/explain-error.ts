import { OperatorError } from './operator-error.ts';

/** What the server was started with, for the sentence. */
export interface StartContext {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly database?: string;
}

const SQLITE_SENTENCES: Readonly<Record<number, string>> = {
  10: 'cannot be read or written (I/O error)',
  11: 'is damaged. Run sesame doctor, and restore a backup with sesame restore',
  13: 'cannot be written: the disk is full',
  14: 'cannot be opened',
  26: 'is not a database. Choose another directory with --data',
  8: 'is not writable for this user',
};

/** The everyday mistakes behind an error at the start of a server, as a sentence; other errors stay as they are. */
export const explainStartError = (error: unknown, context: StartContext): unknown => {
  const sentence = sentenceOf(error, context);
  return sentence === undefined ? error : new OperatorError(sentence, { cause: error });
};

const sentenceOf = (error: unknown, context: StartContext): string | undefined => {
  if (error instanceof AggregateError) return sentenceOf(error.errors[0], context);
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const { data } = context;
  if (error.code === 'ERR_SQLITE_ERROR' && 'errcode' in error && typeof error.errcode === 'number') {
    // The lower byte is the primary code.
    const found = SQLITE_SENTENCES[error.errcode & 0xff];
    return found && `The store in ${data} ${found}.`;
  }
  const syscall = 'syscall' in error ? error.syscall : undefined;
  if (syscall === 'listen' || syscall === 'getaddrinfo' || syscall === 'bind') {
    const sentence = listenSentence(String(error.code), context);
    if (sentence !== undefined) return sentence;
  }
  return folderSentence(String(error.code), data) ?? databaseSentence(error, context);
};

const listenSentence = (code: string, { port, host, database }: StartContext): string | undefined => {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Choose another with --port.`;
    case 'EACCES':
      return `Port ${port} is not allowed for this user. Choose one above 1023 with --port.`;
    case 'EADDRNOTAVAIL':
      return `This machine does not have the address ${host}. Choose another with --host.`;
    case 'ENOTFOUND':
      return database === undefined ? `The address ${host} is unknown. Choose another with --host.` : undefined;
    default:
      return undefined;
  }
};

const folderSentence = (code: string, data: string): string | undefined => {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `The directory ${data} is not writable for this user. Choose another with --data.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${data} is a file, not a directory. Choose another with --data.`;
    case 'ENOENT':
      return `The directory ${data} cannot be made. Choose another with --data.`;
    case 'ENOSPC':
      return `There is no space left on the disk of ${data}.`;
    default:
      return undefined;
  }
};

/** Codes of PostgreSQL for a wrong password, role, database or too many connections. */
const POSTGRES_REFUSALS: ReadonlySet<string> = new Set(['28P01', '28000', '3D000', '53300', '57P03', '42501']);
const UNREACHABLE: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
]);

const databaseSentence = (error: Error & { code?: unknown }, { database }: StartContext): string | undefined => {
  if (database === undefined) return undefined;
  const { host } = new URL(database);
  const code = String(error.code);
  if (UNREACHABLE.has(code))
    return `PostgreSQL at ${host} cannot be reached (${code}). Start it, or correct DATABASE_URL.`;
  if (POSTGRES_REFUSALS.has(code)) return `PostgreSQL at ${host} refuses: ${error.message}. Correct DATABASE_URL.`;
  return undefined;
};
