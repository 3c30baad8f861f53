/** How well somebody plays, and how sure that is: OpenSkill's mean and deviation, and the number that people see. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
  /** What people see, rounded. */
  readonly shown: number;
  /** The deviation on the same scale, rounded. */
  readonly deviation: number;
  /** Rated matches. */
  readonly played: number;
  /** Too little is known yet. */
  readonly isProvisional: boolean;
}

/** What is stored of a rating. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
  readonly played: number;
}

export const NEWCOMER: Skill = { mu: 25, sigma: 25 / 3, played: 0 };

/** With 30 points a step, 400 points between two well-known players are about ten to one, which people know from chess. */
const MIDDLE = 1500;
const STEP = 30;
const ENOUGH_MATCHES = 10;
const SURE_ENOUGH = 7;

export const shownOf = (mu: number): number => Math.round(MIDDLE + STEP * (mu - NEWCOMER.mu));

export const isProvisional = ({ sigma, played }: Skill): boolean => played < ENOUGH_MATCHES || sigma > SURE_ENOUGH;

export const makeRating = (skill: Skill): Rating => ({
  mu: skill.mu,
  sigma: skill.sigma,
  shown: shownOf(skill.mu),
  deviation: Math.round(STEP * skill.sigma),
  played: skill.played,
  isProvisional: isProvisional(skill),
});
