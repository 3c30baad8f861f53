import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';

/** The line above a board: the match is over, it is your turn, or it is somebody else’s. */
export function StatusLine(props: {
  readonly state: 'over' | 'yours' | 'theirs';
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const { state, className = '', children } = props;
  const icon = state === 'over' ? 'trophy' : state === 'yours' ? 'key' : 'clock';
  return (
    <p className={`status status-line ${className}${state === 'yours' ? ' yours' : ''}`}>
      <Icon name={icon} />
      {children}
    </p>
  );
}
