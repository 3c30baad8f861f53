import type { Bus } from '../cluster/bus/bus.ts';

/** In-memory bus with synchronous delivery, which can be switched off. */
export const makeMemoryBus = () => {
  const ears = new Map<string, Set<{ self: string; heard: (text: string, from: string) => void }>>();
  const delivered: string[] = [];
  let isAway = false;
  const open = (self: string): Bus => ({
    isAlone: false,
    self,
    publish: (channel, text) => {
      for (const ear of ears.get(channel) ?? []) {
        if (isAway || ear.self === self) continue;
        delivered.push(`${JSON.parse(text).is} ${self} to ${ear.self}`);
        ear.heard(text, self);
      }
    },
    subscribe: (channel, onMessage) => {
      const ear = { self, heard: onMessage };
      ears.set(channel, (ears.get(channel) ?? new Set()).add(ear));
      return () => ears.get(channel)?.delete(ear);
    },
    whenSubscribed: async () => {},
    onReconnect: () => {},
    putTemporary: async () => {},
    takeTemporary: async () => undefined,
    close: async () => {},
  });
  const away = (happens: () => void) => {
    isAway = true;
    happens();
    isAway = false;
  };
  return { open, delivered, away };
};
