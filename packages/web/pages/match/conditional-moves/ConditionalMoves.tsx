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
  readonly matchState: MatchState;
  readonly seat: Seat;
  readonly plan: NonNullable<AnyScreen['plan']>;
}

/** Conditional moves, below the board of a match without a live clock: status and editor. */
export function ConditionalMoves({ matchState, seat, plan }: ConditionalMovesProps) {
  const { info, view, seq, awaits } = matchState;
  const say = useMessages(conditionalMoveTexts);
  const announce = useAnnounce();
  const { plan: current, isPending, save, drop } = usePlan(info.id, seq);
  const [isOpen, setOpen] = useState(false);
  const isTurn = awaits.includes(seat);
  const isUnfit = current?.state === 'unfit';
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
  const isShown = current && (current.state === 'stands' || isUnfit || isOffered);
  return (
    <>
      {isShown && (
        <PlanStatus
          state={current.state}
          {...{ isOffered, isPending }}
          onOpen={() => setOpen(true)}
          onDrop={() => void dropIt()}
        />
      )}
      <Dialog title={say.title} isOpen={isOpen} onOpenChange={setOpen}>
        {isTurn && <p className="small brass">{say.yourTurn}</p>}
        <Suspense fallback={<Loading />}>
          <plan.Editor
            {...{ view, seat }}
            plan={current?.state === 'stands' ? current.plan : undefined}
            onSave={isPending ? undefined : (next) => void put(next)}
          />
        </Suspense>
      </Dialog>
    </>
  );
}
