import { Fragment, type ReactNode } from 'react';

/** A private-use character that delimits names of pieces in a text. */
const MARK = '\uE000';

/** Marks the name of a piece in a text, for `InlinePieces`. */
export const inlinePiece = (piece: string): string => `${MARK}${piece}${MARK}`;

/** What follows a piece up to a space, such as a full stop. */
const TAIL = /^[^ ]*/u;
const tailOf = (text = ''): string => TAIL.exec(text)?.[0] ?? '';

/** A text with its marked pieces drawn. No line begins with the full stop that follows a piece. */
export function InlinePieces({ text, draw }: { readonly text: string; readonly draw: (piece: string) => ReactNode }) {
  const parts = text.split(MARK);
  return parts.map((part, place) => {
    const isPiece = place % 2 === 1;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the line
      <Fragment key={place}>
        {isPiece ? (
          <span className="inline-piece">
            {draw(part)}
            {tailOf(parts[place + 1])}
          </span>
        ) : (
          part.slice(place === 0 ? 0 : tailOf(part).length)
        )}
      </Fragment>
    );
  });
}
