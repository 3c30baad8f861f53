import type { ReactNode } from 'react';

/** A table cell. On phones, where rows become cards, it shows its label. */
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
