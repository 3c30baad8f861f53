import { Writable } from 'node:stream';

/** Levels of pino, by number. */
const LEVELS: Readonly<Record<number, string>> = { 20: 'DEBUG', 30: 'INFO', 40: 'WARN', 50: 'ERROR', 60: 'FATAL' };
/** The same for every line of one process. */
const OMITTED: ReadonlySet<string> = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err']);

/** A log line for people: `12:30:01 WARN  message (match: abc)`, and the stack of an error below it. */
export const formatLogLine = (json: string): string => {
  let line: Readonly<Record<string, unknown>>;
  try {
    line = JSON.parse(json);
  } catch {
    return json;
  }
  const { level, time, msg, err } = line;
  const clock = new Date(Number(time)).toTimeString().slice(0, 8);
  const fields = Object.entries(line)
    .filter(([name]) => !OMITTED.has(name))
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const text = `${clock} ${(LEVELS[Number(level)] ?? '').padEnd(5)} ${msg ?? ''}`;
  const stack = typeof err === 'object' && err !== null && 'stack' in err ? `\n${err.stack}` : '';
  return `${text}${fields.length > 0 ? ` (${fields.join(', ')})` : ''}${stack}`;
};

/** A stream for pino's JSON lines that writes them for people. */
export const makeReadableLog = (to: NodeJS.WritableStream): Writable =>
  new Writable({
    decodeStrings: false,
    write: (chunk: string | Buffer, _encoding, done) => {
      const lines = String(chunk).trimEnd().split('\n');
      to.write(`${lines.map(formatLogLine).join('\n')}\n`, () => done());
    },
  });
