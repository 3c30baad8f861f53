import {
  type AnyRules,
  eventsFor,
  type Input,
  makeRng,
  parseOptions,
  play,
  type Told,
  type Viewer,
} from '@sesame/kernel';
import type { InputEvents, MatchInfo, MatchUpdate, TimeControl } from '@sesame/protocol';
import { gameOf } from '../data/games.ts';
import { answer, answerTopic, handleMessages, publish } from './fake-server.ts';

interface FakeMatchSettings {
  readonly seats?: number;
  /** Who sits in the seats, instead of Ann, Bo and others. */
  readonly players?: MatchInfo['seats'];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly pace?: TimeControl;
}

/**
 * A match at `/matches/m` that the fake server plays by the real rules. The page’s player has seat 0. As the server, it
 * sends the view that was asked for last.
 */
export interface FakeMatch {
  /** Plays a move of another seat. Throws if the rules refuse it. */
  move(seat: number, move: unknown): void;
  state(): unknown;
}

const NAMES = ['Ann', 'Bo', 'Cas', 'Di', 'Ed'];
const NO_CLOCK: TimeControl = { kind: 'none', perMove: 0, bank: 0 };

export const startFakeMatch = async (
  game: string,
  { players, seats = players?.length ?? 2, options = {}, pace = NO_CLOCK }: FakeMatchSettings = {},
): Promise<FakeMatch> => {
  const rules: AnyRules | undefined = await gameOf(game)?.rules();
  const parsed = rules && parseOptions(rules.options, options);
  if (rules === undefined || !parsed?.ok) throw new Error(`no game ${game} with these options`);
  await rules.prepare?.(parsed.value);
  const deals = makeRng('deals');
  const steps: (Omit<InputEvents, 'events'> & { readonly events: readonly Told<unknown>[] })[] = [];
  /** Whose view the page has. */
  let viewer: Viewer = 0;
  let state = rules.setup(seats, parsed.value);

  const apply = (input: Input<unknown>) => {
    const step = play(rules, state, input);
    if (!step.ok) return step;
    state = step.value.state;
    steps.push({ ply: steps.length + 1, at: 0, by: input.by, events: step.value.events });
    return step;
  };
  const dealAll = () => {
    while (rules.outcome(state) === undefined && rules.awaits(state).chance === true) {
      apply({ at: 0, by: 'chance', move: rules.draw(state, deals) });
    }
  };
  const info: MatchInfo = {
    id: 'm',
    table: 't',
    game,
    rules: rules.version,
    options: parsed.value as MatchInfo['options'],
    pace,
    rated: false,
    seats: players ?? NAMES.slice(0, seats).map((name) => ({ name, player: name.toLowerCase() })),
    you: 0,
    commitment: '',
    startedAt: 0,
  };
  /** How many inputs the page knows. */
  let known = 0;
  const updateSince = (since: number): MatchUpdate => {
    known = steps.length;
    const outcome = rules.outcome(state);
    return {
      type: 'match',
      match: 'm',
      seq: steps.length,
      at: 0,
      view: rules.view(state, viewer),
      told: steps.slice(since).map((step) => ({ ...step, events: eventsFor(step.events, viewer) })),
      awaits: outcome === undefined ? [...rules.awaits(state).seats] : [],
      ...(outcome && { outcome: { ...outcome, ranks: [...outcome.ranks] } }),
    };
  };
  const update = () => updateSince(known);
  dealAll();
  answer('GET /matches/m', { seats: info.seats });
  answer('GET /matches/m/plan', { state: 'none' });
  answerTopic('match:m', ({ as = 0 }) => {
    viewer = as;
    return { ...updateSince(0), info: { ...info, you: as === 'spectator' ? null : as } };
  });
  handleMessages((message, reply) => {
    if (message.type !== 'play') return;
    const step = apply({ at: 0, by: message.seat ?? 0, move: message.move });
    if (!step.ok) return reply({ type: 'refused', id: message.id, ...step.error });
    dealAll();
    reply({ ...update(), re: message.id });
  });
  return {
    state: () => state,
    move: (seat, move) => {
      const step = apply({ at: 0, by: seat, move });
      if (!step.ok) throw new Error(step.error.message);
      dealAll();
      publish(update());
    },
  };
};
