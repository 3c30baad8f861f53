/** A call of a game's code, as text. States are texts of their own: they are long and sent again and again. */
export interface GuestCall {
  readonly op: string;
  /** JSON of the state that the call is about. */
  readonly state?: string;
  readonly args: readonly unknown[];
  /** Random numbers for the call. */
  readonly rolls?: readonly number[];
}

/** `more`: it needs more random numbers than it was given, and is asked again. */
export type GuestAnswer = { readonly value?: unknown } | { readonly error: string } | { readonly more: true };

/** A new state, and what is read of every state anyway. */
export interface ReadState {
  /** JSON of the state. */
  readonly state: string;
  readonly awaits: unknown;
  readonly outcome?: unknown;
}

/** A question to a bot of the game. */
export interface BotCall {
  readonly options: unknown;
  readonly bot: string;
  readonly strength?: number | undefined;
  readonly seat: number;
  readonly view: unknown;
  readonly seed: string;
  readonly budget: number;
}
