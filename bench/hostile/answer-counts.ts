/** Counts of messages by how they were answered, and the answers that were wrong. */
export interface AnswerCounts {
  messages: number;
  refused: number;
  /** Accepted without any effect: repeated moves and unsubscriptions. */
  done: number;
  /** Answered with public data. */
  readable: number;
  seconds: number;
  readonly codes: Map<string, number>;
  readonly errors: string[];
}

export const makeAnswerCounts = (): AnswerCounts => ({
  messages: 0,
  refused: 0,
  done: 0,
  readable: 0,
  seconds: 0,
  codes: new Map(),
  errors: [],
});

/** Counts a refusal, which must have a code and a message. */
export const countRefusal = (
  counts: AnswerCounts,
  { code, message }: { code?: unknown; message?: unknown },
  about: string,
) => {
  counts.refused += 1;
  if (typeof code !== 'string' || typeof message !== 'string' || message.length < 5)
    addError(counts, 'refusal without code or message', about);
  counts.codes.set(String(code), (counts.codes.get(String(code)) ?? 0) + 1);
};

const MAX_REPORTED_ERRORS = 20;

export const addError = (counts: AnswerCounts, problem: string, about: string): void => {
  if (counts.errors.length < MAX_REPORTED_ERRORS) counts.errors.push(`${problem}: ${about.slice(0, 300)}`);
};
