import type { ReactNode } from 'react';

/** DOM id of the title of the pending decision. */
const PANEL_TITLE_ID = 'fake-panel-title';

/** The title of a decision or of the selected offer. It gets the focus, so that its choices come next. */
export function PanelTitle({ children }: { readonly children: ReactNode }) {
  return (
    <h3 id={PANEL_TITLE_ID} tabIndex={-1} data-focus-next>
      {children}
    </h3>
  );
}

/** Focuses the title, once it is on the page. */
export const focusPanelTitle = (): void => {
  requestAnimationFrame(() => document.getElementById(PANEL_TITLE_ID)?.focus());
};
