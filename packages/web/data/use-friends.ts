import type { Result } from '@sesame/kernel';
import type { Contacts } from '@sesame/protocol';
import { useState } from 'react';
import { toastRefusal } from '../locales/refusals/refusal-text.ts';
import { useTexts } from '../locales/texts.tsx';
import { useRelationships } from './topics.ts';

/** Our people, and a way to change how we stand with them. The news of it come by themselves. */
export const useFriends = () => {
  const words = useTexts();
  const people = useRelationships();
  const [isBusy, setBusy] = useState(false);
  const act = async (asked: Promise<Result<Contacts>>): Promise<boolean> => {
    setBusy(true);
    const answer = await asked;
    setBusy(false);
    if (!answer.ok) toastRefusal(words, answer.error);
    return answer.ok;
  };
  return { people, isBusy, act };
};

export type Act = ReturnType<typeof useFriends>['act'];
