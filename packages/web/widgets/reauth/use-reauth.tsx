import type { Result } from '@sesame/kernel';
import { lazy, type ReactNode, Suspense, useState } from 'react';

/** Loaded when it is needed, as forms of the first page can ask for it. */
const ReauthDialog = lazy(() => import('./ReauthDialog.tsx'));

export type WithReauth = <Value>(send: () => Promise<Result<Value>>) => Promise<Result<Value>>;

/** Repeats a request after the player has signed in again, where the server demands that. Render `dialog` somewhere. */
export const useReauth = (): { withReauth: WithReauth; dialog: ReactNode } => {
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
  const dialog = answer && (
    <Suspense>
      <ReauthDialog onAnswer={answer} />
    </Suspense>
  );
  return { withReauth, dialog };
};
