import type { Refusal, Result } from '@sesame/kernel';
import type { MatchPlan } from '@sesame/protocol';
import { toast, useMessages } from '@sesame/ui';
import { useEffect, useState } from 'react';
import { api } from '../../../data/client.ts';
import { conditionalMoveTexts } from '../../../locales/conditional-moves/texts.ts';
import { refusalText } from '../../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../../locales/texts.tsx';

/** Our plan in a match, as the house knows it. While one stands, every turn of the match may change that. */
export const usePlan = (match: string, seq: number) => {
  const words = useTexts();
  const say = useMessages(conditionalMoveTexts);
  const [known, setKnown] = useState<MatchPlan>();
  const [isBusy, setBusy] = useState(false);
  const stands = known === undefined || known.state === 'stands';
  const turn = stands ? seq : undefined;
  useEffect(() => {
    if (turn === undefined) return;
    let isDropped = false;
    void api.plan(match).then((plan) => {
      if (plan.ok && !isDropped) setKnown(plan.value);
    });
    return () => {
      isDropped = true;
    };
  }, [match, turn]);

  const refused = (refusal: Refusal) => {
    const codes: Readonly<Record<string, string>> = say.codes;
    toast({ text: codes[refusal.code] ?? refusalText(words, refusal), kind: 'wrong' });
  };
  /** Whether the house has done it. */
  const change = async (asked: Promise<Result<MatchPlan>>): Promise<boolean> => {
    setBusy(true);
    const answer = await asked;
    setBusy(false);
    if (answer.ok) setKnown(answer.value);
    else refused(answer.error);
    return answer.ok;
  };
  return {
    known,
    isBusy,
    save: (plan: unknown) => change(api.setPlan(match, plan)),
    drop: () => change(api.dropPlan(match)),
  };
};
