import { readFileSync } from 'node:fs';
import {
  type AnyRules,
  type BotCard,
  eventsFor,
  expectSetup,
  type MatchRecord,
  parseOptions,
  play,
  type Seat,
} from '@sesame/kernel';
import type { InputEvents } from '@sesame/protocol';
import { gameOf } from '@sesame/registry';

/** A position of a golden record, as one seat sees it. */
export interface Position {
  /** Names the picture, such as `fake-crystal spy-5 buy awaited`. */
  readonly name: string;
  readonly game: string;
  /** The game’s bots, those with long names first. */
  readonly bots: readonly BotCard[];
  /** The whole record, for replay and analysis. */
  readonly record: MatchRecord;
  readonly rules: AnyRules;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly seat: Seat;
  readonly told: readonly InputEvents[];
  readonly view: unknown;
  readonly awaits: readonly Seat[];
  readonly outcome: MatchRecord['outcome'];
  /** When the running race was shown to the seat, in match time. */
  readonly race: number | undefined;
  /** Match time. */
  readonly at: number;
}

/** For every game a record for two players and one for the most, and records that show something special. */
const RECORDS: Readonly<Record<string, readonly string[]>> = {
  'crack-the-code': ['twelve-each', 'both-crack'],
  'fake-crystal': ['spy-2', 'preemptor-5', 'negotiator-5'],
  passwords: ['english-2-strict', 'english-3-proposals', 'english-5-gentle'],
  'crazy-mix': ['two-early-mix', 'eight-players', 'ready-breaks-and-late-tries'],
  'crystal-code': ['live-2', 'no-sweep-4'],
};

/** All positions worth looking at: of each phase of a record the last one in which the seat is awaited, and not. */
export const findPositions = async (): Promise<readonly Position[]> => {
  const found: Position[] = [];
  for (const [game, records] of Object.entries(RECORDS)) {
    for (const record of records) found.push(...(await positionsIn(game, record)));
  }
  return found;
};

const SEAT = 0;

const letters = ({ name }: BotCard): number => Object.values(name).join('').length;

const positionsIn = async (game: string, name: string): Promise<readonly Position[]> => {
  const rules: AnyRules | undefined = await gameOf(game)?.rules();
  const bots = (await gameOf(game)?.cast())?.toSorted((a, b) => letters(b) - letters(a));
  const path = new URL(`../../games/${game}/tests/golden/${name}.json`, import.meta.url);
  const record: MatchRecord = JSON.parse(readFileSync(path, 'utf8'));
  const options = rules && parseOptions<Readonly<Record<string, unknown>>>(rules.options, record.options);
  if (rules === undefined || bots === undefined || !options?.ok) throw new Error(`${game} does not read ${name}`);
  await rules.prepare?.(options.value);

  const told: InputEvents[] = [];
  const byPhase = new Map<string, Position>();
  let state = expectSetup(rules, record, options.value);
  for (const [i, input] of record.inputs.entries()) {
    const step = play(rules, state, input);
    if (!step.ok) throw new Error(`${name}: ${step.error.message}`);
    state = step.value.state;
    told.push({ ply: i + 1, at: input.at, by: input.by, events: eventsFor(step.value.events, SEAT) });
    if (rules.awaits(state).chance === true) continue;
    const view = rules.view(state, SEAT);
    const outcome = rules.outcome(state);
    const awaits = outcome === undefined ? rules.awaits(state).seats : [];
    const phase = `${name} ${phaseOf(view)} ${awaits.includes(SEAT) ? 'awaited' : 'waiting'}`;
    const race = rules.race?.shown(state, SEAT);
    const match = { game, record, bots, rules, options: options.value, seats: record.seats.length };
    const position = { ...match, seat: SEAT, at: input.at, told: [...told], view, awaits, outcome, race };
    if (byPhase.size === 0) byPhase.set('start', { ...position, name: `${game} ${name} start` });
    byPhase.set(phase, { ...position, name: `${game} ${phase}` });
  }
  return [...byPhase.values()];
};

/** What a view calls its phase, apart from questions within it. */
const phaseOf = (view: unknown): string => {
  const { phase, stage, waiting, may } = view as {
    phase?: string;
    stage?: string;
    waiting?: { for: string };
    may?: unknown;
  };
  if (Array.isArray(may) && may.includes('answer')) return 'answer';
  return phase ?? stage ?? waiting?.for ?? '';
};
