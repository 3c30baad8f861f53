/**
 * Between the processes of one house: what one of them tells, the others hear. Nothing depends on it but speed: whoever
 * missed something finds it in the store.
 */
export interface Bus {
  /** Whether there are no other processes. */
  readonly isAlone: boolean;
  /** The name of this process on it. */
  readonly self: string;
  /** Tells the other processes that listen. */
  publish(channel: string, text: string): void;
  /** Hears what other processes tell, until the returned function is called. */
  subscribe(channel: string, onMessage: (text: string, from: string) => void): () => void;
  /** Resolves when everything that was asked to be heard so far is, or cannot be for now. */
  whenSubscribed(): Promise<void>;
  /** Tells whenever it was away and is back: what others told meanwhile was not heard. */
  onReconnect(returned: () => void): void;
  /** Keeps a small thing for a time, for whichever process is asked for it. */
  putTemporary(key: string, value: string, milliseconds: number): Promise<void>;
  /** Gives it back, once. */
  takeTemporary(key: string): Promise<string | undefined>;
  close(): Promise<void>;
}
