import { type ReactNode, useId } from 'react';
import { Button } from '../controls/Button.tsx';
import { useMessages } from '../language/messages.ts';
import { words } from '../language/words.ts';
import { Slab } from '../table/stone.tsx';

interface CountProps {
  /** Whether all is told. Until then it can be skipped. */
  readonly isDone: boolean;
  readonly onSkip: () => void;
  readonly className?: string;
  /** The table, and what there is to say about it. */
  readonly children: ReactNode;
}

/** The end of a match: what counts is told column by column, and who has won last. */
export function Count({ isDone, onSkip, className, children }: CountProps) {
  const say = useMessages(words).count;
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
