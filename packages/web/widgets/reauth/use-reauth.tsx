import type { Account } from '@sesame/protocol';
import { type ReactNode, useState } from 'react';
import type { WithProof } from '../../data/use-account.ts';
import { ProofDialog } from './ReauthDialog.tsx';

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
