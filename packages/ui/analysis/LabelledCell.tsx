import type { ReactNode } from 'react';

/** A cell of a table. On phones, where rows become cards, it says what it is about unless that is plain. */
export function LabelledCell({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <td>
      {label && (
        <span className="cell-label soft" aria-hidden="true">
          {label}
        </span>
      )}
      <div>{children}</div>
    </td>
  );
}
