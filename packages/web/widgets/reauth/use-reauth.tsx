import type { Result } from '@sesame/kernel';
import type { Account } from '@sesame/protocol';
import { type ReactNode, useState } from 'react';
import { ReauthDialog } from './ReauthDialog.tsx';

/** Runs a request and repeats it after re-authentication if the server demands that. */
export type WithReauth = <Value>(act: () => Promise<Result<Value>>) => Promise<Result<Value>>;

/** Asks who it is when the house wants to know, and then does what was to be done. Render `dialog` somewhere. */
export const useReauth = (account: Account | undefined): { withReauth: WithReauth; dialog: ReactNode } => {
  const [answer, setAnswer] = useState<(isReauthenticated: boolean) => void>();
  const isReauthenticated = () =>
    new Promise<boolean>((settle) => {
      setAnswer(() => (isMe: boolean) => {
        setAnswer(undefined);
        settle(isMe);
      });
    });
  const withReauth: WithReauth = async (act) => {
    const done = await act();
    if (done.ok || done.error.code !== 'prove-first') return done;
    return (await isReauthenticated()) ? act() : done;
  };
  return { withReauth, dialog: answer && account && <ReauthDialog account={account} onAnswer={answer} /> };
};
