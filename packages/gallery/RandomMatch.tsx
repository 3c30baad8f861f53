import {
  eventsFor,
  type Input,
  makeRng,
  parseOptions,
  pick,
  play as playInput,
  type Rng,
  type Rules,
  type Seat,
} from '@sesame/kernel';
import { type BoardProps, ClockFace, MatchTimeProvider, PlayersProvider, toast } from '@sesame/ui';
import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react';

const NAMES = ['Ann', 'Bo', 'Cleo', 'Dan', 'Mira', 'Nils', 'Odile', 'Piet'];
const OPPONENT_DELAY_MS = 1_800;

/** A position to show. */
export interface Scene<View> {
  readonly seats: number;
  readonly options?: object;
  readonly you?: Seat | undefined;
  /** The first position of a random match where this holds for the viewer. */
  readonly until: (view: View) => boolean;
  /** Opponents and the clock keep playing. */
  readonly isLive?: boolean;
}

interface PlayableGame<State, Move, View, Options, Event> {
  readonly rules: Rules<State, Move, View, Options, Event>;
  readonly Board: ComponentType<BoardProps<View, Move, Event>>;
}

interface Table<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  readonly at: number;
}

/** A match with the real rules and board, and opponents who play at random. */
export function RandomMatch<State, Move, View, Options, Event>(props: {
  readonly game: PlayableGame<State, Move, View, Options, Event>;
  readonly scene: Scene<View>;
}) {
  const { game, scene } = props;
  const { rules, Board } = game;
  const { you, isLive = false, seats } = scene;
  const viewer = you ?? 'spectator';
  const [table, setTable] = useState(() => begin(rules, scene));
  const updatedAt = useRef(performance.now());
  const { state, events, at } = table;
  const now = useCallback(() => at + (isLive ? performance.now() - updatedAt.current : 0), [at, isLive]);
  const view = useMemo(() => rules.view(state, viewer), [rules, state, viewer]);
  const isOver = rules.outcome(state) !== undefined;

  const put = useCallback(
    (from: State, input: Input<Move>) => {
      const result = playInput(rules, from, input);
      if (!result.ok) return toast({ text: result.error.message, kind: 'wrong' });
      updatedAt.current = performance.now();
      const visible = eventsFor(result.value.events, viewer);
      setTable({ state: result.value.state, events: visible, at: input.at });
    },
    [rules, viewer],
  );
  useEffect(() => {
    const next = isLive && !isOver ? nextInput(rules, { state, at: now() }, makeRng(Date.now()), you) : undefined;
    if (next === undefined) return;
    const timer = setTimeout(() => put(state, next), Math.max(0, next.at - now()));
    return () => clearTimeout(timer);
  }, [rules, state, now, isLive, isOver, you, put]);

  const { seats: awaited } = isOver ? { seats: [] as readonly Seat[] } : rules.awaits(state);
  const clock = (seat: Seat) => <ClockFace left={(402 + 33 * seat) * 1000} runs={awaited.includes(seat)} />;
  const players = { names: NAMES.slice(0, seats), you, clock, bots: NAMES.map((_, seat) => seat % 3 === 2) };
  const play = (move: Move) => you !== undefined && put(state, { at: Math.floor(now()), by: you, move });
  return (
    <PlayersProvider value={players}>
      <MatchTimeProvider now={now}>
        <Board view={view} seat={you} events={events} {...(you === undefined || isOver ? {} : { play })} />
      </MatchTimeProvider>
    </PlayersProvider>
  );
}

/** Plays at random until the scene’s condition holds; tries further seeds if a match never gets there. */
const begin = <State, Move, View, Options, Event>(
  rules: Rules<State, Move, View, Options, Event>,
  { seats, options = {}, you, until }: Scene<View>,
): Table<State, Event> => {
  const chosen = parseOptions(rules.options, options);
  if (!chosen.ok) throw new Error(chosen.error.message);
  for (let seed = 1; seed < 400; seed += 1) {
    const rng = makeRng(seed);
    let [state, at] = [rules.setup(seats, chosen.value), 0];
    while (rules.outcome(state) === undefined) {
      const input = nextInput(rules, { state, at }, rng, undefined);
      const step = input && playInput(rules, state, input);
      if (input === undefined || step?.ok !== true) break;
      [state, at] = [step.value.state, input.at];
      if (until(rules.view(state, you ?? 'spectator'))) return { state, events: [], at };
    }
  }
  throw new Error('no random match reaches this scene');
};

/** The next input of chance, the clock or an opponent. */
const nextInput = <State, Move, View, Options, Event>(
  rules: Rules<State, Move, View, Options, Event>,
  { state, at }: { readonly state: State; readonly at: number },
  rng: Rng,
  you: Seat | undefined,
): Input<Move> | undefined => {
  const { chance, seats, clock } = rules.awaits(state);
  if (chance) return { at, by: 'chance', move: rules.draw(state, rng) };
  const others = seats.filter((seat) => seat !== you);
  const then = at + OPPONENT_DELAY_MS;
  if (clock !== undefined && (others.length === 0 || clock.at <= then)) {
    return { at: Math.max(at, clock.at), by: 'clock', move: clock.move };
  }
  if (others.length === 0) return undefined;
  const by = pick(rng, others);
  return { at: then, by, move: rules.sample(state, by, rng) };
};
