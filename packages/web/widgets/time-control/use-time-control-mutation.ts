import { toast, useMessages } from '@sesame/ui';
import { useMutation } from '../../data/use-mutation.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { timeControlTexts } from '../../locales/time-control/texts.ts';

const TIME_CONTROL_CODES = [
  'race-together',
  'rated-clock',
  'tournament-pace',
  'same-pace',
  'no-offer',
  'other-offer',
  'on-holiday',
  'not-on-holiday',
  'no-days-left',
  'no-standin',
] as const;

/** A mutation whose refusals about time controls, vacations and substitutes have texts of their own. */
export const useTimeControlMutation = () => {
  const texts = useTexts();
  const say = useMessages(timeControlTexts);
  return useMutation({
    onRefusal: (refusal) => {
      const code = TIME_CONTROL_CODES.find((one) => one === refusal.code);
      toast({ text: code === undefined ? refusalText(texts, refusal) : say[code], kind: 'wrong' });
    },
  });
};
