import type { ReactNode } from 'react';

/** What unfolds on demand, under a line with a brass angle. */
export function Disclosure(props: {
  readonly title: ReactNode;
  readonly className?: string;
  /** Unfolded from the start. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}) {
  const { title, className = '', isOpen = false, children } = props;
  return (
    <details className={`disclosure ${className}`} open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
