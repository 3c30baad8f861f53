import type { DailyProgress } from '@sesame/protocol';
import { Button, type GameEntry, Slab, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { dailyTexts } from '../../locales/daily/texts.ts';
import { checkPuzzle } from './check-luck.ts';
import { LuckVerdict } from './LuckVerdict.tsx';

/** Draws a finished puzzle anew from the published luck, and compares. */
export function LuckOfDay({ game, progress }: { readonly game: GameEntry; readonly progress: DailyProgress }) {
  const say = useMessages(dailyTexts);
  const { mutate, isPending } = useMutation();
  const [verdict, setVerdict] = useState<{ readonly isRight: boolean | undefined }>();
  const check = async () => {
    const luck = await mutate(() => api.dailyLuck({ params: { month: progress.day.slice(0, 7) } }));
    const daily = await game.daily?.();
    if (!luck.ok || daily === undefined) return;
    setVerdict({ isRight: await checkPuzzle(luck.value, { ...progress, game: game.id, daily }) });
  };
  return (
    <Slab as="section" className="line wraps daily-luck-of-day">
      <Button tight isDisabled={isPending} onPress={() => void check()}>
        {say.luck.checkDay}
      </Button>
      {verdict && <LuckVerdict isRight={verdict.isRight} right={say.luck.rightDay} />}
    </Slab>
  );
}
