import type { Refusal, Result } from '@sesame/kernel';
import { useState } from 'react';
import { toastRefusal } from '../locales/refusals/refusal-text.ts';
import { useTexts } from '../locales/texts.tsx';

/** Refusals that remain when the player closes the dialog about them: to sign in again, to agree to new terms. */
const ASKED_ABOUT: ReadonlySet<string> = new Set(['prove-first', 'terms-changed']);

interface MutationOptions {
  /** Handles a refusal instead of the usual toast. */
  readonly onRefusal?: (refusal: Refusal) => void;
  /** Stays pending after a success, as the page is about to be left. */
  readonly leavesPage?: boolean;
}

interface Mutation {
  /** Whether a request is under way. Disable the control that sends it. */
  readonly isPending: boolean;
  readonly mutate: Mutate;
}

/** Sends the request and resolves to its answer. Refusals have been shown by then. */
export type Mutate = <Value>(send: () => Promise<Result<Value>>) => Promise<Result<Value>>;

/** Sends requests that change something on the server, and shows refusals as a toast. */
export const useMutation = ({ onRefusal, leavesPage = false }: MutationOptions = {}): Mutation => {
  const texts = useTexts();
  const [isPending, setPending] = useState(false);
  const show = onRefusal ?? ((refusal) => toastRefusal(texts, refusal));
  const mutate: Mutate = async (send) => {
    setPending(true);
    const answer = await send();
    if (!answer.ok || !leavesPage) setPending(false);
    if (!answer.ok && !ASKED_ABOUT.has(answer.error.code)) show(answer.error);
    return answer;
  };
  return { isPending, mutate };
};
