import type { ReactNode } from 'react';

/** Placeholder for an empty list or page: picture, explanation and an action. */
export function EmptyState(props: {
  readonly art?: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
}) {
  const { art, title, text, action } = props;
  return (
    <div className="empty">
      {art}
      <h3>{title}</h3>
      {text && <p className="soft small">{text}</p>}
      {action}
    </div>
  );
}
