import { Fragment, type ReactNode } from 'react';

/** A private-use character that delimits names of pieces in a text. */
const MARK = '\uE000';

/** Marks the name of a piece in a text, for `InlinePieces`. */
export const inlinePiece = (piece: string): string => `${MARK}${piece}${MARK}`;

/** A text with its marked pieces drawn. */
export function InlinePieces({ text, draw }: { readonly text: string; readonly draw: (piece: string) => ReactNode }) {
  return text.split(MARK).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the line
    <Fragment key={place}>{place % 2 === 1 ? draw(part) : part}</Fragment>
  ));
}
