import type { ShownRating } from '@sesame/protocol';
import { makeRating, type Rating, type Skill } from '../../lib/rating-scale.ts';

export const showRating = ({ shown, deviation, played, isProvisional }: Rating): ShownRating => ({
  rating: shown,
  deviation,
  played,
  provisional: isProvisional,
});

export const shownRating = (skill: Skill): ShownRating => showRating(makeRating(skill));
