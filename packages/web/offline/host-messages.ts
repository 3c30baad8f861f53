import type { Result } from '@sesame/kernel';
import type { ServerMessage } from '@sesame/protocol';

/** What a page asks of the worker that hosts its matches. Each has an id that the answer repeats. */
export type HostRequest = { readonly id: number; readonly match: string } & (
  | { readonly type: 'watch' | 'unwatch' | 'take-back' | 'end' }
  | { readonly type: 'play'; readonly move: unknown; readonly took: number | undefined }
);

export type HostMessage =
  | { readonly type: 'answer'; readonly id: number; readonly result: Result<void> }
  | { readonly type: 'update'; readonly update: ServerMessage };
