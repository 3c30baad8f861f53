import { type ReactNode, useEffect, useRef } from 'react';
import { Header } from './Header.tsx';
import { useTitle } from './use-title.ts';

let visited = 0;

/** Page layout: title, header and main content. Moves the focus to the content after a navigation. */
export function Page(props: {
  readonly title: string;
  /** Replaces the header on pages with a board, which also hide the bottom navigation. */
  readonly bar?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const { title, bar, className, children } = props;
  const main = useRef<HTMLElement>(null);
  useTitle(title);
  useEffect(() => {
    visited += 1;
    if (visited === 1) return;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={`app-page${bar === undefined ? '' : ' has-board'}`}>
      {bar ?? <Header />}
      <main id="main" ref={main} tabIndex={-1} className={className}>
        {children}
      </main>
    </div>
  );
}
