/** Rating: OpenSkill's mean and deviation, and the number shown to players. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
  /** Shown rating, rounded. */
  readonly shown: number;
  /** The deviation on the same scale, rounded. */
  readonly deviation: number;
  /** Number of rated matches. */
  readonly played: number;
  readonly isProvisional: boolean;
}

/** The stored part of a rating. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
  readonly played: number;
}

export const NEWCOMER: Skill = { mu: 25, sigma: 25 / 3, played: 0 };

/** With 30 points per unit of skill, 400 points between established players mean odds of about 10 to 1, as in chess. */
const MEAN_RATING = 1500;
const POINTS_PER_SKILL = 30;
const MIN_RATED_MATCHES = 10;
const MAX_ESTABLISHED_SIGMA = 7;
/** Of built-in bots: 60 points. */
const MEASURED_SIGMA = 2;

export const shownOf = (mu: number): number => Math.round(MEAN_RATING + POINTS_PER_SKILL * (mu - NEWCOMER.mu));

/** The skill behind a rating that was measured in many matches. */
export const skillAt = (rating: number): Skill => ({
  mu: NEWCOMER.mu + (rating - MEAN_RATING) / POINTS_PER_SKILL,
  sigma: MEASURED_SIGMA,
  played: 0,
});

/** Points on the shown scale of a difference in skill. */
export const pointsOf = (difference: number): number => Math.round(POINTS_PER_SKILL * difference);

export const isProvisional = ({ sigma, played }: Skill): boolean =>
  played < MIN_RATED_MATCHES || sigma > MAX_ESTABLISHED_SIGMA;

export const makeRating = (skill: Skill): Rating => ({
  mu: skill.mu,
  sigma: skill.sigma,
  shown: shownOf(skill.mu),
  deviation: Math.round(POINTS_PER_SKILL * skill.sigma),
  played: skill.played,
  isProvisional: isProvisional(skill),
});

/** A rating that no match changes. */
export const makeFixedRating = (skill: Skill): Rating => ({ ...makeRating(skill), isProvisional: false });
