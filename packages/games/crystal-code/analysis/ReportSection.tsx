import { Disclosure, useNarrowScreen } from '@sesame/ui';
import type { ReactNode } from 'react';

/** A section of the report; collapsible on phones. */
export function ReportSection(props: {
  readonly label: string;
  readonly heading: ReactNode;
  readonly note?: string;
  /** Shown next to the heading while collapsed. */
  readonly glance: ReactNode;
  /** Initially expanded. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}) {
  const { label, heading, note, glance, isOpen = false, children } = props;
  const isNarrow = useNarrowScreen();
  const told = note && <p className="soft small">{note}</p>;
  const parts = <div className="xc-parts">{children}</div>;
  return (
    <article className="xc-report" aria-label={label}>
      {isNarrow ? (
        <Disclosure
          isOpen={isOpen}
          title={
            <>
              {heading}
              {glance}
            </>
          }
        >
          {told}
          {parts}
        </Disclosure>
      ) : (
        <>
          <div className="xc-player">
            {heading}
            {told}
          </div>
          {parts}
        </>
      )}
    </article>
  );
}
