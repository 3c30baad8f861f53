import type { Result } from '@sesame/kernel';
import type { Account } from '@sesame/protocol';
import { type ReactNode, useState } from 'react';
import { ReauthDialog } from './ReauthDialog.tsx';

export type WithReauth = <Value>(send: () => Promise<Result<Value>>) => Promise<Result<Value>>;

/** Repeats a request after the player has signed in again, where the server demands that. Render `dialog` somewhere. */
export const useReauth = (account: Account | undefined): { withReauth: WithReauth; dialog: ReactNode } => {
  const [answer, setAnswer] = useState<(isReauthenticated: boolean) => void>();
  const isReauthenticated = () =>
    new Promise<boolean>((settle) => {
      setAnswer(() => (isMe: boolean) => {
        setAnswer(undefined);
        settle(isMe);
      });
    });
  const withReauth: WithReauth = async (send) => {
    const done = await send();
    if (done.ok || done.error.code !== 'prove-first') return done;
    return (await isReauthenticated()) ? send() : done;
  };
  return { withReauth, dialog: answer && account && <ReauthDialog account={account} onAnswer={answer} /> };
};
