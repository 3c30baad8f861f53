import { type ReactNode, useId } from 'react';
import { Button } from '../controls/Button.tsx';
import { useMessages } from '../language/texts.ts';
import { uiMessages } from '../language/ui-messages.ts';
import { Slab } from '../layout/surfaces.tsx';

interface FinalScoreProps {
  /** Whether all steps are revealed. Until then the player can skip ahead. */
  readonly isDone: boolean;
  readonly onSkip: () => void;
  readonly className?: string;
  /** The score table and remarks. */
  readonly children: ReactNode;
}

/** The scores at the end of a match, revealed column by column, the winner last. */
export function FinalScore({ isDone, onSkip, className, children }: FinalScoreProps) {
  const say = useMessages(uiMessages).count;
  const title = useId();
  return (
    <Slab as="section" className={`count${className ? ` ${className}` : ''}`} aria-labelledby={title}>
      <header className="line">
        <h3 id={title} className="grow">
          {say.title}
        </h3>
        {!isDone && (
          <Button variant="quiet" tight onPress={onSkip}>
            {say.skip}
          </Button>
        )}
      </header>
      {children}
    </Slab>
  );
}
