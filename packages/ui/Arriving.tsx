import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { travel } from './travel.ts';

interface ArrivingProps {
  /** Where the piece was taken from, if it was. Asked once, when it is laid. */
  readonly origin: () => DOMRect | undefined;
  readonly children: ReactNode;
}

/** A piece that travels from where it was taken. */
export function Arriving({ origin, children }: ArrivingProps) {
  const piece = useRef<HTMLSpanElement>(null);
  const setOut = useRef(origin);
  useLayoutEffect(() => {
    const from = setOut.current();
    if (from && piece.current) travel(piece.current, from);
  }, []);
  return (
    <span ref={piece} className="arriving">
      {children}
    </span>
  );
}
