import './notices.css';
import { Icon, type IconName } from '@sesame/ui';
import type { ReactNode } from 'react';

/** A notice above the board, with its actions. */
export function Notice(props: { readonly icon: IconName; readonly text: string; readonly children?: ReactNode }) {
  const { icon, text, children } = props;
  return (
    <div className="slab match-notice">
      <Icon name={icon} />
      <span className="grow small">{text}</span>
      {children && <span className="notice-actions">{children}</span>}
    </div>
  );
}
