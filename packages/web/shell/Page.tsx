import { type ReactNode, useEffect, useRef } from 'react';
import { Header } from './Header.tsx';
import { useTitle } from './use-title.ts';

let visited = 0;

/** A page of the house: its bar, its content. After the first one, coming to a page moves the focus there. */
export function Page(props: {
  readonly title: string;
  /** Boards bring their own bar, and no way around on phones: the board needs the room. */
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
    <div className={`house-page${bar === undefined ? '' : ' has-board'}`}>
      {bar ?? <Header />}
      <main id="main" ref={main} tabIndex={-1} className={className}>
        {children}
      </main>
    </div>
  );
}
