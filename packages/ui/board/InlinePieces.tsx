import { Fragment, type ReactNode } from 'react';

/** Stands before and after the name of a piece that will be drawn. */
const MARK = '\uE000';

/** A piece in a line of words, to be drawn there. */
export const inlinePiece = (piece: string): string => `${MARK}${piece}${MARK}`;

/** A line of words with its pieces drawn. */
export function InlinePieces({ text, draw }: { readonly text: string; readonly draw: (piece: string) => ReactNode }) {
  return text.split(MARK).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the line
    <Fragment key={place}>{place % 2 === 1 ? draw(part) : part}</Fragment>
  ));
}
