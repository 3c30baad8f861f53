import { Suspense } from 'react';
import { GAMES } from '../data/games.ts';
import { loadable } from './loadable.ts';

const ART = new Map(GAMES.map(({ id, Art }) => [id, loadable(Art)]));

/** The drawing of a game’s card, loaded when it is shown. */
export function GameArt({ game }: { readonly game: string }) {
  const Art = ART.get(game)?.Part;
  return <Suspense fallback={<span className="art" />}>{Art && <Art />}</Suspense>;
}

export const loadGameArt = async (): Promise<void> => {
  await Promise.all([...ART.values()].map((art) => art.load()));
};
