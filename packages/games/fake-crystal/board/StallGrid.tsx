import { Fragment, type KeyboardEvent, type ReactNode } from 'react';
import { CLAIMS, type Claim, COLUMNS, type Column } from '../rules/state.ts';

const ROWS: readonly Claim[] = CLAIMS.toReversed();

/** Layout of a stall: two columns, three rows of claims, prices below. */
export function StallGrid(props: {
  readonly cell: (column: Column, claim: Claim) => ReactNode;
  readonly price: (column: Column) => ReactNode;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  readonly label?: string;
  /** Whether the viewer has to act on this stall now. */
  readonly isActedOn?: boolean;
  readonly children?: ReactNode;
}) {
  const { cell, price, onKeyDown, label, isActedOn = false, children } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div
      className="stall"
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
      data-acted-on={isActedOn ? '' : undefined}
    >
      {ROWS.map((claim) => (
        <Fragment key={claim}>
          <b aria-hidden="true">{claim}</b>
          {COLUMNS.map((column) => (
            <Fragment key={column}>{cell(column, claim)}</Fragment>
          ))}
        </Fragment>
      ))}
      <span className="corner" />
      {COLUMNS.map((column) => (
        <Fragment key={column}>{price(column)}</Fragment>
      ))}
      {children}
    </div>
  );
}
