import type { MatchPlan } from '@sesame/protocol';
import { Button, Icon, Slab, useMessages } from '@sesame/ui';
import { conditionalMoveTexts } from '../../../locales/conditional-moves/texts.ts';

/** The status of a plan, with its actions. */
export function PlanStatus(props: {
  readonly state: MatchPlan['state'];
  /** Whether a plan can be made now. */
  readonly isOffered: boolean;
  readonly isPending: boolean;
  readonly onOpen: () => void;
  readonly onDrop: () => void;
}) {
  const { state, isOffered, isPending, onOpen, onDrop } = props;
  const say = useMessages(conditionalMoveTexts);
  const { text, open, drop } = {
    none: { text: say.offer, open: say.plan, drop: undefined },
    done: { text: say.offer, open: say.plan, drop: undefined },
    stands: { text: say.planned, open: say.view, drop: say.deletePlan },
    unfit: { text: say.notApplicable, open: say.planAgain, drop: say.dismiss },
  }[state];
  return (
    <Slab as="section" className="plan-status" aria-label={say.title}>
      <Icon name={state === 'unfit' ? 'warning' : 'branch'} />
      <span className="grow small">{text}</span>
      {(state === 'stands' || isOffered) && (
        <Button tight onPress={onOpen}>
          {open}
        </Button>
      )}
      {drop && (
        <Button tight variant="quiet" isDisabled={isPending} onPress={onDrop}>
          {drop}
        </Button>
      )}
    </Slab>
  );
}
