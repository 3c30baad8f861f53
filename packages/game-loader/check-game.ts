import {
  type AnyOption,
  type AnyRules,
  makeRng,
  type OptionsSpec,
  optionsOf,
  parseOptions,
  pick,
  type Rng,
} from '@sesame/kernel';
import {
  type Check,
  CONFORMANCE,
  type Finding,
  inspect,
  keepsSecrets,
  type MatchSetting,
  playRandomly,
} from '@sesame/testkit/checks';

export interface CheckLimits {
  /** Checking ends when this has passed. */
  readonly maxMs: number;
  readonly maxMatches: number;
}

const MAX_PLIES = 2_000;

const LEAKS_NOTHING: Readonly<Record<string, Check>> = { 'views, events and refusals leak nothing': keepsSecrets() };

/**
 * Plays random matches and checks that the rules fulfil the contract of a game and keep their secrets. Returns the rule that
 * does not hold, and what was seen. A few seconds only: the tests of the game itself play many more matches.
 */
export const checkGame = async (rules: AnyRules, { maxMs, maxMatches }: CheckLimits): Promise<string | undefined> => {
  const clock = makeStopwatch(rules);
  // Each kind has half of the time, so that a slow game is checked for secrets, too.
  for (const checks of [CONFORMANCE, LEAKS_NOTHING]) {
    clock.start(maxMs / 2);
    for (let n = 0; n < maxMatches && !clock.isUp(); n++) {
      const setting = settingOf(rules, n, `${rules.id} ${n}`);
      await rules.prepare?.(setting.options);
      const match = playRandomly(clock.rules, setting);
      for (const [name, check] of Object.entries(checks)) {
        const finding = inspect(clock.rules, [match], check);
        // A check that was cut short has found nothing.
        if (clock.isUp()) break;
        if (finding !== undefined) return describe(name, finding, setting);
      }
    }
  }
  return undefined;
};

const describe = (name: string, { ply, what }: Finding, { seats, options, seed }: MatchSetting): string =>
  `"${name}" does not hold: ${what} (ply ${ply} of a random match of ${seats} seats, options ${JSON.stringify(options)}, seed "${seed}")`;

/** Rules that throw once the time is up, as a single match may take longer. */
const makeStopwatch = (rules: AnyRules) => {
  let until = 0;
  const isUp = () => performance.now() > until;
  const timed = new Proxy(rules, {
    get: (target, name) => {
      const part: unknown = Reflect.get(target, name);
      if (typeof part === 'function' && isUp()) throw new Error('the time is up');
      return part;
    },
  });
  return {
    rules: timed,
    isUp,
    start: (ms: number) => {
      until = performance.now() + ms;
    },
  };
};

/** Every number of seats in turn, first with default options, then with random ones. */
const settingOf = (rules: AnyRules, n: number, seed: string): MatchSetting => {
  const counts = rules.seats.max - rules.seats.min + 1;
  const chosen = n < counts ? {} : randomOptions(rules.options, makeRng(seed));
  const options = parseOptions(rules.options, chosen);
  return { seats: rules.seats.min + (n % counts), options: options.ok ? options.value : {}, seed, maxPlies: MAX_PLIES };
};

const randomOptions = (spec: OptionsSpec<unknown>, rng: Rng): Readonly<Record<string, unknown>> =>
  Object.fromEntries(optionsOf(spec).map(([name, option]) => [name, pick<unknown>(rng, someValues(option))]));

const someValues = (option: AnyOption): readonly unknown[] => {
  switch (option.kind) {
    case 'flag':
      return [true, false];
    case 'whole':
      return [option.min, option.default, option.max];
    case 'choice':
      return option.values.map(({ value }) => value);
  }
};
