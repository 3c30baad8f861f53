import type { Result } from '@sesame/kernel';
import type { HashedTerms, Refused } from '@sesame/protocol';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { TermsKind } from './TermsDialog.tsx';

/** Rarely needed, so it is not part of the first load. */
const TermsDialog = lazy(() => import('./TermsDialog.tsx'));

interface Asked {
  readonly terms: HashedTerms;
  readonly answer: (isAgreed: boolean) => void;
}

/** Sends a request on the terms that the player was shown; then on others, by their hash. */
type SendOnTerms<Value> = (terms?: string) => Promise<Result<Value, Refused>>;

/** Repeats a request on the terms that apply now, if the player agrees to them. Render `dialog` somewhere. */
export const useAgreement = (
  kind: TermsKind,
): { withTerms: <Value>(send: SendOnTerms<Value>) => Promise<Result<Value, Refused>>; dialog: ReactNode } => {
  const [asked, setAsked] = useState<Asked>();
  const isAgreed = (terms: HashedTerms) =>
    new Promise<boolean>((settle) => {
      const answer = (isYes: boolean) => {
        setAsked(undefined);
        settle(isYes);
      };
      setAsked({ terms, answer });
    });
  const withTerms = async <Value,>(send: SendOnTerms<Value>): Promise<Result<Value, Refused>> => {
    let done = await send();
    while (!done.ok && done.error.terms !== undefined) {
      const { terms } = done.error;
      if (!(await isAgreed(terms))) break;
      done = await send(terms.hash);
    }
    return done;
  };
  const dialog = asked && (
    <Suspense>
      <TermsDialog kind={kind} terms={asked.terms} onAnswer={asked.answer} />
    </Suspense>
  );
  return { withTerms, dialog };
};
