/** A value, or why there is none. Exceptions are for bugs. */
export type Result<Value, Problem = Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Problem };

/** Why something is not allowed: a stable code, and a sentence for people. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  /** When it will be allowed again, in milliseconds since 1970. */
  readonly until?: number;
  /** What the person wrote who decided it. */
  readonly reason?: string;
}

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

export const refuse = (code: string, message: string): Result<never> => ({
  ok: false,
  error: { code, message },
});
