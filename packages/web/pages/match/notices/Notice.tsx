import './notices.css';
import { Icon, type IconName, useNarrowScreen } from '@sesame/ui';
import type { ReactNode } from 'react';

interface NoticeProps {
  readonly icon: IconName;
  readonly text: string;
  /** Actions. */
  readonly children?: ReactNode;
}

/** A notice above or beside the board, with its actions. On a phone one without actions is a line that opens. */
export function Notice({ icon, text, children }: NoticeProps) {
  const isNarrow = useNarrowScreen();
  if (isNarrow && children === undefined) {
    return (
      <details className="slab match-notice">
        <summary title={text}>
          <Icon name={icon} size={20} />
          <span className="grow small">{text}</span>
        </summary>
      </details>
    );
  }
  return (
    <div className="slab match-notice">
      <Icon name={icon} />
      <span className="grow small">{text}</span>
      {children && <span className="notice-actions">{children}</span>}
    </div>
  );
}
