import { type ComponentType, lazy, Suspense } from 'react';
import { GAMES } from '../data/games.ts';

const ART: ReadonlyMap<string, ComponentType> = new Map(GAMES.map(({ id, Art }) => [id, lazy(Art)]));

/** The drawing of a game’s card, loaded when it is shown. */
export function GameArt({ game }: { readonly game: string }) {
  const Art = ART.get(game);
  return <Suspense fallback={<span className="art" />}>{Art && <Art />}</Suspense>;
}
