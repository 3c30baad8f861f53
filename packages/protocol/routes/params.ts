import Type from 'typebox';
import { Id } from '../common.ts';
import { PlayerId } from '../ratings.ts';

/** Path parameters and answers that several areas share. */
export const ById = Type.Object({ id: Id });
export const ByPlayerId = Type.Object({ id: PlayerId });
/** The answer of a route that has nothing to tell but that it worked. */
export const Empty = Type.Object({});
