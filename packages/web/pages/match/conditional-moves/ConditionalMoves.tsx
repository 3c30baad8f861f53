import './conditional-moves.css';
import type { MatchState } from '@sesame/client';
import type { Seat } from '@sesame/kernel';
import { type AnyScreen, Dialog, toast, useAnnounce, useMessages } from '@sesame/ui';
import { Suspense, useEffect, useState } from 'react';
import { conditionalMoveTexts } from '../../../locales/conditional-moves/texts.ts';
import { Loading } from '../../../shell/LoadingPage.tsx';
import { PlanStatus } from './PlanStatus.tsx';
import { usePlan } from './use-plan.ts';

interface ConditionalMovesProps {
  readonly story: MatchState;
  readonly seat: Seat;
  readonly plan: NonNullable<AnyScreen['plan']>;
}

/** Under the board of a match that takes its time: what is decided ahead, and the way to decide it. */
export default function ConditionalMoves({ story, seat, plan }: ConditionalMovesProps) {
  const { info, view, seq, awaits } = story;
  const say = useMessages(conditionalMoveTexts);
  const announce = useAnnounce();
  const { known, isBusy, save, drop } = usePlan(info.id, seq);
  const [isOpen, setOpen] = useState(false);
  const isTurn = awaits.includes(seat);
  const isUnfit = known?.state === 'unfit';
  useEffect(() => {
    if (isUnfit) announce(say.notApplicable);
  }, [isUnfit, say, announce]);

  const put = async (next: unknown) => {
    if (!(await save(next))) return;
    setOpen(false);
    if (!isTurn) toast({ text: say.saved, icon: 'check' });
  };
  const dropIt = async () => {
    if ((await drop()) && !isUnfit) toast({ text: say.deleted });
  };
  const isOffered = !isTurn && plan.mayPlan(view, seat);
  const isShown = known && (known.state === 'stands' || isUnfit || isOffered);
  return (
    <>
      {isShown && (
        <PlanStatus
          state={known.state}
          {...{ isOffered, isBusy }}
          onOpen={() => setOpen(true)}
          onDrop={() => void dropIt()}
        />
      )}
      <Dialog title={say.title} isOpen={isOpen} onOpenChange={setOpen}>
        {isTurn && <p className="small brass">{say.yourTurn}</p>}
        <Suspense fallback={<Loading />}>
          <plan.Editor
            {...{ view, seat }}
            plan={known?.state === 'stands' ? known.plan : undefined}
            onSave={isBusy ? undefined : (next) => void put(next)}
          />
        </Suspense>
      </Dialog>
    </>
  );
}
