import type { Result } from '@sesame/kernel';
import { toast } from '@sesame/ui';
import { toastRefusal } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';

/** Does something and says that it is done, or why not. Answers what came of it. */
export const useDeed = () => {
  const words = useTexts();
  return async <Value>(act: () => Promise<Result<Value>>, done?: string): Promise<Value | undefined> => {
    const answer = await act();
    if (!answer.ok) {
      toastRefusal(words, answer.error);
      return undefined;
    }
    if (done !== undefined) toast({ text: done, icon: 'check' });
    return answer.value;
  };
};
