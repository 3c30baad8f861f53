import { type LOCALES, ok, type Parse, type Parsed, parse, refuse } from '@sesame/kernel';

/** Shapes of what a game's code answers. It may answer anything, and the server relies on these. */
const { flag, list, literal, object, oneOf, optional, text, whole } = parse;

const MAX_SEATS = 16;
const MAX_EVENTS = 5_000;
const DAY_MS = 86_400_000;

/** Any JSON, but not nothing. */
const anything: Parse<unknown> = (json, path = '') =>
  json === undefined ? refuse('malformed', `${path} is missing.`) : ok(json);

/** A number within these limits, such as a time. */
const number =
  (min: number, max: number): Parse<number> =>
  (json, path = '') =>
    typeof json === 'number' && json >= min && json <= max
      ? ok(json)
      : refuse('malformed', `${path} should be a number from ${min} to ${max}.`);

/** An object with at least these parts. */
const open =
  <Shape>(known: Parse<Shape>, names: readonly string[]): Parse<Shape> =>
  (json, path = '') => {
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      return refuse('malformed', `${path} should be an object.`);
    const entries = Object.entries(json);
    const parsed = known(Object.fromEntries(entries.filter(([name]) => names.includes(name))), path);
    return parsed.ok ? ok({ ...json, ...parsed.value }) : parsed;
  };

/** One of two shapes. */
const either =
  <One, Other>(one: Parse<One>, other: Parse<Other>): Parse<One | Other> =>
  (json, path) => {
    const parsed = one(json, path);
    return parsed.ok ? parsed : other(json, path);
  };

const seat = whole(0, MAX_SEATS - 1);
const seats: Parse<readonly number[]> = (json, path = 'seats') => {
  const parsed = list(seat, { max: MAX_SEATS })(json, path);
  if (parsed.ok && new Set(parsed.value).size < parsed.value.length)
    return refuse('malformed', `${path} has one twice.`);
  return parsed;
};

const parseAwaits = object({
  seats,
  chance: optional(literal(true)),
  clock: optional(object({ at: number(0, 1e15), move: anything })),
});

const parseOutcome = optional(
  open(object({ ranks: list(whole(1, MAX_SEATS), { min: 1, max: MAX_SEATS }) }), ['ranks']),
);

const told = object({ to: either(literal('all'), seats), event: anything });
const readState = { state: text(1_000_000), awaits: parseAwaits, outcome: parseOutcome };
export const parseReadState = object(readState);
export type StateReadings = Parsed<typeof parseReadState>;

const refusal = object({ code: text(100), message: text(1_000), until: optional(number(0, 1e15)) });
const refused = object({ ok: literal(false), error: refusal });

export const parseStep = either(
  refused,
  object({ ok: literal(true), value: object({ ...readState, events: list(told, { max: MAX_EVENTS }) }) }),
);
export const parseParsed = either(refused, object({ ok: literal(true), value: anything }));
export const parseAnything = anything;
export const parseFlag = flag;
export const parseShown = optional(number(0, 1e15));
export const parseSeat = optional(seat);
export const parseTiming = object({
  reveal: number(0, 60_000),
  hold: number(0, 60_000),
  isText: optional(literal(true)),
});
export const parseSeals = list(
  object({ seat, seal: text(200), opened: optional(object({ salt: text(200), value: text(1_000) })) }),
  { max: 100 },
);
export const parsePlanned = either(
  object({ do: literal('play'), move: anything }),
  either(object({ do: literal('wait') }), object({ do: literal('end'), why: oneOf('done', 'unfit') })),
);
export const parseTimes = list(list(object({ ms: number(0, DAY_MS), isAtLeast: flag }), { max: 1_000 }), {
  max: MAX_SEATS,
});
export const parseThought = object({ move: anything, takes: optional(number(0, DAY_MS)) });

const label: Parse<Parsed<typeof allLocales>> = (json, path) => allLocales(json, path);
const shortText = text(300);
const allLocales = object({ en: shortText, fr: shortText, nl: shortText } satisfies Record<
  (typeof LOCALES)[number],
  Parse<string>
>);

const help = <Value>(value: Parse<Value>) => object({ value, label: optional(label) });
const common = <Value>(value: Parse<Value>) => ({
  label,
  default: value,
  inForms: optional(value),
  againstBots: optional(value),
  byEar: optional(value),
  help: optional(help(value)),
  isHidden: optional(literal(true)),
});
const choice = object({ value: text(60), label, hint: optional(label), minSeats: optional(whole(1, MAX_SEATS)) });
const anyWhole = whole(-1_000_000_000, 1_000_000_000);
const optionKinds = {
  flag: object({ kind: literal('flag'), ...common(flag) }),
  whole: object({ kind: literal('whole'), ...common(anyWhole), min: anyWhole, max: anyWhole }),
  choice: object({ kind: literal('choice'), ...common(text(60)), values: list(choice, { min: 1, max: 50 }) }),
};
const option: Parse<object> = (json, path = '') => {
  const kind = typeof json === 'object' && json !== null && 'kind' in json ? json.kind : undefined;
  const found = Object.entries(optionKinds).find(([name]) => name === kind)?.[1];
  return found?.(json, path) ?? refuse('malformed', `${path}.kind should be one of flag, whole, choice.`);
};
const options: Parse<Readonly<Record<string, object>>> = (json, path = 'options') => {
  if (typeof json !== 'object' || json === null) return refuse('malformed', `${path} should be an object.`);
  const parsed: [string, object][] = [];
  for (const [name, spec] of Object.entries(json)) {
    const one = /^[A-Za-z][A-Za-z0-9]{0,39}$/.test(name) ? option(spec, `${path}.${name}`) : undefined;
    if (one === undefined) return refuse('malformed', `${path} has an option that is not called with letters.`);
    if (!one.ok) return one;
    parsed.push([name, one.value]);
  }
  return ok(Object.fromEntries(parsed));
};

const rating = object({ rating: number(-5_000, 10_000), low: number(-5_000, 10_000), high: number(-5_000, 10_000) });
const bot = object({
  id: text(40),
  name: label,
  level: whole(1, 100),
  line: label,
  face: object({
    crystal: text(20),
    head: text(20),
    eyes: text(20),
    mouth: text(20),
    top: optional(text(20)),
    extra: optional(text(20)),
  }),
  rating: optional(rating),
});

const numbers: Parse<Readonly<Record<string, number>>> = (json, path = '') =>
  typeof json === 'object' && json !== null && Object.values(json).every((one) => typeof one === 'number')
    ? ok(json as Readonly<Record<string, number>>)
    : refuse('malformed', `${path} should be numbers by name.`);

/** What is data in a game. */
export const parseDescription = object({
  id: text(40),
  name: label,
  rules: object({
    id: text(40),
    version: whole(1, 1_000_000),
    earlierVersions: optional(list(whole(1, 1_000_000), { max: 1_000 })),
    seats: object({ min: whole(1, MAX_SEATS), max: whole(1, MAX_SEATS) }),
    options,
    resignable: flag,
    race: optional(object({ apart: text(40), ready: optional(text(40)), untimed: text(40) })),
    prepares: flag,
    seals: flag,
  }),
  cast: list(bot, { max: 50 }),
  plans: flag,
  pace: optional(object({ medianMs: numbers, spread: number(0, 100) })),
});
export type GameDescription = Parsed<typeof parseDescription>;
