import { eventsFor, makeRng, pick, play as playInput, type Rng, type Seat } from '@sesame/kernel';
import { useEffect, useMemo, useState } from 'react';
import { Board } from '../../games/fake-crystal/board/Board.tsx';
import { rules } from '../../games/fake-crystal/rules/index.ts';
import type { Event, Move, Power, State, View } from '../../games/fake-crystal/rules/state.ts';
import { ClockFace, PlayersProvider } from '../index.ts';

const NAMES = ['Ann', 'Bo', 'Cleo', 'Dan', 'Mira'];

export interface FakeScene {
  readonly seats: number;
  readonly power?: Power;
  readonly you?: Seat | undefined;
  /** The first position of a random match where this holds for the viewer. */
  readonly until: (view: View) => boolean;
  /** The others go on by themselves. */
  readonly isLive?: boolean;
}

interface Table {
  readonly state: State;
  readonly events: readonly Event[];
}

const step = (
  state: State,
  rng: Rng,
  you: Seat | undefined,
  asked?: { readonly by: Seat; readonly move: Move },
): Table => {
  const { chance, seats } = rules.awaits(state);
  const by = asked?.by ?? (chance ? 'chance' : pick(rng, seats));
  const move = asked?.move ?? (typeof by === 'number' ? rules.sample(state, by, rng) : rules.draw(state, rng));
  const result = playInput(rules, state, { at: 0, by, move });
  if (!result.ok) throw new Error(result.error.message);
  return { state: result.value.state, events: eventsFor(result.value.events, you ?? 'spectator') };
};

/** Plays at random until the scene is there; another deal if this one never gets there. */
const begin = ({ seats, power = 'spy', you, until }: FakeScene): Table => {
  for (let seed = 1; seed < 400; seed += 1) {
    const rng = makeRng(seed);
    let table: Table = { state: rules.setup(seats, { power }), events: [] };
    while (rules.outcome(table.state) === undefined) {
      table = step(table.state, rng, you);
      if (until(rules.view(table.state, you ?? 'spectator'))) return table;
    }
  }
  throw new Error('no match gets there');
};

/** A match of Fake Crystal on the page: the real rules, the real board, and others who play at random. */
export function FakeMatch(scene: FakeScene) {
  const { you, isLive = false } = scene;
  const [table, setTable] = useState(() => begin(scene));
  const { state, events } = table;
  const view = useMemo(() => rules.view(state, you ?? 'spectator'), [state, you]);
  const others = rules.awaits(state).seats.filter((seat) => seat !== you);
  const isOver = view.phase === 'over';
  const waits = others.length > 0;
  useEffect(() => {
    if (!isLive || !waits) return;
    const rng = makeRng(Date.now());
    const timer = setTimeout(() => {
      const by = pick(
        rng,
        rules.awaits(state).seats.filter((seat) => seat !== you),
      );
      setTable(step(state, rng, you, { by, move: rules.sample(state, by, rng) }));
    }, 1800);
    return () => clearTimeout(timer);
  }, [isLive, waits, state, you]);
  const clock = (seat: Seat) => <ClockFace left={(402 + 33 * seat) * 1000} runs={view.waiting.seats.includes(seat)} />;
  const play = (move: Move) =>
    you !== undefined && setTable((now) => step(now.state, makeRng(1), you, { by: you, move }));
  const players = { names: NAMES.slice(0, scene.seats), you, clock, bots: [false, false, true, false, true] };
  return (
    <PlayersProvider value={players}>
      <Board view={view} seat={you} events={events} {...(you === undefined || isOver ? {} : { play })} />
    </PlayersProvider>
  );
}
