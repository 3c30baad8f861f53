import type { Result } from '@sesame/kernel';
import type { Account } from '@sesame/protocol';
import { type ReactNode, useState } from 'react';
import { ProofDialog } from './ReauthDialog.tsx';

/** Runs a request and repeats it after re-authentication if the server demands that. */
export type WithProof = <Value>(act: () => Promise<Result<Value>>) => Promise<Result<Value>>;

/** Asks who it is when the house wants to know, and then does what was to be done. Render `dialog` somewhere. */
export const useProof = (account: Account | undefined): { withProof: WithProof; dialog: ReactNode } => {
  const [answer, setAnswer] = useState<(isProved: boolean) => void>();
  const isProved = () =>
    new Promise<boolean>((settle) => {
      setAnswer(() => (isMe: boolean) => {
        setAnswer(undefined);
        settle(isMe);
      });
    });
  const withProof: WithProof = async (act) => {
    const done = await act();
    if (done.ok || done.error.code !== 'prove-first') return done;
    return (await isProved()) ? act() : done;
  };
  return { withProof, dialog: answer && account && <ProofDialog account={account} onAnswer={answer} /> };
};
