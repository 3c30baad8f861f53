import { Button, useAnnounce } from '@sesame/ui';
import { useEffect, useState } from 'react';
import { useBoard } from './board-context.ts';

/** The second press must follow within this time. */
const CONFIRM_WITHIN_MS = 4000;

interface TwoPressButtonProps {
  readonly label: string;
  /** Shown after the first press. */
  readonly question: string;
  readonly onPress: (() => void) | undefined;
}

/** Acts at the second press, as it may cost the turn. The first asks for confirmation. */
export function TwoPressButton({ label, question, onPress }: TwoPressButtonProps) {
  const { view } = useBoard();
  const announce = useAnnounce();
  const [askedIn, ask] = useState<number>();
  const turn = view.turns.length;
  const isAsked = askedIn === turn;
  useEffect(() => {
    if (askedIn === undefined) return;
    const timer = setTimeout(() => ask(undefined), CONFIRM_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [askedIn]);

  const press = () => {
    if (!isAsked) {
      announce(question);
      return ask(turn);
    }
    ask(undefined);
    onPress?.();
  };
  return (
    <Button tight variant={isAsked ? 'danger' : 'quiet'} isDisabled={!onPress} onPress={press}>
      {isAsked ? question : label}
    </Button>
  );
}
