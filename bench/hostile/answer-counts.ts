/** What came of messages: how many, how they were answered, and which must not have been answered so. */
export interface Tally {
  messages: number;
  refused: number;
  /** Done without changing anything: what was done before, or what nobody is refused. */
  done: number;
  /** Answered by what anybody may read. */
  told: number;
  seconds: number;
  readonly codes: Map<string, number>;
  readonly wrong: string[];
}

export const makeTally = (): Tally => ({
  messages: 0,
  refused: 0,
  done: 0,
  told: 0,
  seconds: 0,
  codes: new Map(),
  wrong: [],
});

/** Notes a refusal, which must say why in words. */
export const noteRefusal = (tally: Tally, { code, message }: { code?: unknown; message?: unknown }, about: string) => {
  tally.refused += 1;
  if (typeof code !== 'string' || typeof message !== 'string' || message.length < 5) wrong(tally, 'unclear', about);
  tally.codes.set(String(code), (tally.codes.get(String(code)) ?? 0) + 1);
};

const SHOWN = 20;

export const wrong = (tally: Tally, what: string, about: string): void => {
  if (tally.wrong.length < SHOWN) tally.wrong.push(`${what}: ${about.slice(0, 300)}`);
};
