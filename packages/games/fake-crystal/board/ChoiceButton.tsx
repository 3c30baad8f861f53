import { Cubes } from '@sesame/ui';
import type { ReactNode } from 'react';

/** Large button with a description of the outcome. */
export function ChoiceButton(props: {
  readonly title: string;
  readonly sum?: number | undefined;
  /** Styled as the primary choice. */
  readonly isFirst?: boolean;
  readonly onPress: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  const { title, sum = 0, isFirst = false, onPress, children } = props;
  return (
    <button
      type="button"
      className={`choice${isFirst ? ' first' : ''}`}
      disabled={onPress === undefined}
      onClick={() => onPress?.()}
    >
      <span className="display">
        {title}
        {sum > 0 && <Cubes sum={sum} size={17} most={4} />}
      </span>
      {children}
    </button>
  );
}
