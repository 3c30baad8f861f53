import type { AnyBoardPainter } from '@sesame/kernel';

/**
 * How the games draw their boards for link previews, loaded when a picture is drawn. Apart from the list of games, because
 * painters run on the server only. A game without one is shown by its fixed picture.
 */
const PAINTERS: Readonly<Record<string, () => Promise<{ readonly painter: AnyBoardPainter }>>> = {
  'crack-the-code': () => import('@sesame/crack-the-code/picture'),
  'crazy-mix': () => import('@sesame/crazy-mix/picture'),
  'crystal-code': () => import('@sesame/crystal-code/picture'),
  'fake-crystal': () => import('@sesame/fake-crystal/picture'),
  passwords: () => import('@sesame/passwords/picture'),
};

export const hasPainter = (game: string): boolean => Object.hasOwn(PAINTERS, game);

export const loadPainter = async (game: string): Promise<AnyBoardPainter | undefined> =>
  hasPainter(game) ? (await PAINTERS[game]?.())?.painter : undefined;
