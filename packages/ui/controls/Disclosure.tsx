import type { ReactNode } from 'react';

/** A collapsible section. */
export function Disclosure(props: {
  readonly title: ReactNode;
  readonly className?: string;
  /** Open at first. */
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
