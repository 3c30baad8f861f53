import type { Locale } from '@sesame/kernel';
import type { RoomMember } from '@sesame/protocol';

/** Members, those with most points first; equal ones as they came. */
export const byPoints = (members: readonly RoomMember[]): readonly RoomMember[] =>
  members.toSorted((a, b) => b.points - a.points);

/** Points, of which there are halves. */
export const pointsText = (points: number, locale: Locale): string => points.toLocaleString(locale);
