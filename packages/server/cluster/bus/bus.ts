/**
 * Publish/subscribe between the processes of one server. An accelerator only: messages may be lost, and the store has
 * everything.
 */
export interface Bus {
  /** Whether this is the only process. */
  readonly isAlone: boolean;
  /** Id of this process. */
  readonly self: string;
  /** Publishes to the other processes. */
  publish(channel: string, text: string): void;
  /** Receives messages of other processes, until the returned function is called. */
  subscribe(channel: string, onMessage: (text: string, from: string) => void): () => void;
  /** Resolves when all subscriptions so far are active, or the bus is unreachable. */
  whenSubscribed(): Promise<void>;
  /** Called after every reconnect: messages published meanwhile were missed. */
  onReconnect(returned: () => void): void;
  /** Stores a value with an expiry, readable by all processes. */
  putTemporary(key: string, value: string, milliseconds: number): Promise<void>;
  /** Reads and deletes the value. */
  takeTemporary(key: string): Promise<string | undefined>;
  close(): Promise<void>;
}
