import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { animateFrom } from './animate-from.ts';

interface FlyInProps {
  /** Where the piece was taken from, if it was. Asked once, when it is laid. */
  readonly origin: () => DOMRect | undefined;
  readonly children: ReactNode;
}

/** A piece that travels from where it was taken. */
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
