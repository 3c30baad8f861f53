import type { ServerCommand } from './restarting-server.ts';

/** Preloaded into a server process: replaces `Date` with one that can be shifted at run time. */
const RealDate = Date;
const { now } = Date;
let aheadMs = 0;

process.on('message', (command: ServerCommand) => {
  if (command.type === 'clock') aheadMs = command.aheadMs;
});
Date.now = () => now() + aheadMs;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args) => Reflect.construct(target, args.length === 0 ? [target.now()] : args),
  apply: (target) => new target(target.now()).toString(),
});
