import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { animateFrom } from './animate-from.ts';

interface FlyInProps {
  /** The position the piece comes from, if any. Read once, on mount. */
  readonly origin: () => DOMRect | undefined;
  readonly children: ReactNode;
}

/** A piece that moves in from its origin when it is mounted. */
export function FlyIn({ origin, children }: FlyInProps) {
  const piece = useRef<HTMLSpanElement>(null);
  const originAtMount = useRef(origin);
  useLayoutEffect(() => {
    const from = originAtMount.current();
    if (from && piece.current) animateFrom(piece.current, from);
  }, []);
  return (
    <span ref={piece} className="arriving">
      {children}
    </span>
  );
}
