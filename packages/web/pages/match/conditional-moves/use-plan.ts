import type { Result } from '@sesame/kernel';
import type { MatchPlan } from '@sesame/protocol';
import { toast, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { api } from '../../../data/client.ts';
import { useMutation } from '../../../data/use-mutation.ts';
import { useQuery } from '../../../data/use-query.ts';
import { conditionalMoveTexts } from '../../../locales/conditional-moves/texts.ts';
import { refusalText } from '../../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../../locales/texts.tsx';

/** Our plan of conditional moves in a match. While one is active, it is loaded again after every turn. */
export const usePlan = (match: string, seq: number) => {
  const texts = useTexts();
  const say = useMessages(conditionalMoveTexts);
  const [isActive, setActive] = useState(true);
  const { data: plan, setData: setPlan } = useQuery(
    isActive ? `${match} ${seq}` : match,
    () => api.conditionalMoves({ params: { id: match } }),
    {
      isEnabled: isActive,
      keepsPrevious: true,
    },
  );
  // Assume an active plan until the first answer.
  const hasActivePlan = plan === undefined || plan.state === 'stands';
  if (hasActivePlan !== isActive) setActive(hasActivePlan);
  const { isPending, mutate } = useMutation({
    onRefusal: (refusal) => {
      const codes: Readonly<Record<string, string>> = say.codes;
      toast({ text: codes[refusal.code] ?? refusalText(texts, refusal), kind: 'wrong' });
    },
  });

  /** Whether the change was accepted. */
  const change = async (send: () => Promise<Result<MatchPlan>>): Promise<boolean> => {
    const changed = await mutate(send);
    if (changed.ok) setPlan(changed.value);
    return changed.ok;
  };
  return {
    plan,
    isPending,
    save: (next: unknown) => change(() => api.setConditionalMoves({ params: { id: match }, body: { plan: next } })),
    drop: () => change(() => api.removeConditionalMoves({ params: { id: match } })),
  };
};
