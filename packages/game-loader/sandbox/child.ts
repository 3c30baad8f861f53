import { constants, createContext, runInContext, Script } from 'node:vm';

/**
 * The process in which a game's code runs. It has no access to files, and the code runs in a context of its own that has the
 * language and nothing else: no host object is ever passed in, only texts. A process and not a thread, because a thread that
 * runs out of memory takes the whole server with it.
 */

/** The first message: what to run. `pure`: for rules, which have neither a clock nor luck of their own. */
interface Start {
  readonly code: string;
  readonly pure: boolean;
}
interface Request {
  readonly id: number;
  readonly text: string;
  /** Whether the call takes promises. */
  readonly lasting: boolean;
  readonly limitMs: number;
}

/** Only in case the server has died meanwhile: it ends this process at the limit itself. */
const ORPHAN_FACTOR = 4;

const LOCKDOWN = `
'use strict';
for (const name of ['SharedArrayBuffer', 'Atomics', 'WebAssembly', 'WeakRef', 'FinalizationRegistry', 'console', 'escape', 'unescape'])
  delete globalThis[name];
// Stacks would tell of the process around, and frames of it could be reached by preparing them.
for (const [name, value] of [['stackTraceLimit', 0], ['prepareStackTrace', undefined]])
  Object.defineProperty(Error, name, { value, writable: false, configurable: false });
`;
const NO_LUCK = `
'use strict';
{
  const refuse = (what, instead) => () => { throw new Error('rules have no ' + what + ': ' + instead); };
  Math.random = refuse('Math.random', 'use the generator that is passed in');
  const noClock = refuse('clock', 'time comes in with each input');
  Date.now = noClock;
  globalThis.Date = new Proxy(Date, {
    apply: noClock,
    construct: (date, args) => (args.length === 0 ? noClock() : Reflect.construct(date, args)),
  });
}
`;
const CLOCK = 'globalThis.performance = { now: () => Date.now() };';

const LOAD_ERROR = "JSON.stringify({ error: 'when it was loaded: ' + String(error).slice(0, 500) });";

const context = createContext(constants.DONT_CONTEXTIFY, {
  codeGeneration: { strings: false, wasm: false },
  microtaskMode: 'afterEvaluate',
});
const CALL = new Script('sesame.call(sesame.text)');
const BEGIN = new Script('sesame.begin(sesame.text)');
const END = new Script('sesame.end()');

type Deliver = (text: string) => void;
let deliver: Deliver | undefined;

/** Returns the answer to all calls if the code cannot be loaded, otherwise nothing. */
const start = ({ code, pure }: Start): string => {
  runInContext(LOCKDOWN, context);
  runInContext(pure ? NO_LUCK : CLOCK, context);
  const failed = runInContext(`'use strict'; try { ${code}\n ''; } catch (error) { ${LOAD_ERROR} }`, context);
  deliver = runInContext('(text) => { globalThis.sesame.text = text; }', context) as Deliver;
  return failed === '' ? '' : textOf(failed);
};

const answer = ({ text, lasting, limitMs }: Request): string => {
  deliver?.(text);
  const timeout = Math.ceil(limitMs * ORPHAN_FACTOR);
  if (!lasting) return textOf(CALL.runInContext(context, { timeout }));
  BEGIN.runInContext(context, { timeout });
  const ended = textOf(END.runInContext(context, { timeout }));
  return ended === '' ? '{"error":"a promise that is never settled"}' : ended;
};

/** Whatever the context hands out that is no text is not looked at. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : '{"error":"something that is no answer"}';

/** Errors of the context are not looked at either: reading one could run its code out here. */
const guarded = (work: () => string): string => {
  try {
    return work();
  } catch {
    return '{"error":"an error that could not be caught, such as an endless recursion"}';
  }
};

const { process } = globalThis;
const send = process.send?.bind(process);
process.on('disconnect', () => process.exit());
process.on('unhandledRejection', () => {});
process.once('message', (message) => {
  const started = guarded(() => start(message as Start));
  process.on('message', (request) => {
    const { id } = request as Request;
    send?.({ id, text: started === '' ? guarded(() => answer(request as Request)) : started });
  });
  send?.({ id: 0, text: started });
});
// Should code ever get out of the context, it finds as little as possible.
for (const name of ['fetch', 'WebSocket', 'EventSource', 'process', 'navigator', 'crypto'])
  Reflect.deleteProperty(globalThis, name);
