// #if chance
import { type Rng, shuffled } from '@sesame/kernel';
// #else
//: import { makeRng, type Rng, shuffled } from '@sesame/kernel';
// #endif
import { COLOURS, type Picture } from './state.ts';

/** XX1: a random picture. */
export const makePicture = (rng: Rng): Picture => {
  const [single, ...twins] = shuffled(rng, COLOURS);
  return shuffled(rng, [...(single ? [single] : []), ...twins, ...twins]);
};

/** Whether the crystal in a cell has no twin. */
export const isSingle = (picture: Picture, cell: number | undefined): boolean =>
  cell !== undefined && picture.filter((colour) => colour === picture[cell]).length === 1;
// #if chance

/** XX1: whether a picture has two of every colour but one. */
export const isPicture = (picture: Picture): boolean =>
  new Set(picture).size === COLOURS.length && picture.filter((_, cell) => isSingle(picture, cell)).length === 1;
// #else
//:
//: /** XX2: the picture of a round, the same in every match on this course. */
//: export const courseOf = (course: number, round: number): Picture => makePicture(makeRng(`course ${course} round ${round}`));
// #endif
