import { eventsFor, makeRng, play as playInput, type Seat } from '@sesame/kernel';
import { ClockFace, PlayersProvider } from '@sesame/ui';
import { useEffect, useState } from 'react';
import { Board } from '../games/crack-the-code/board/Board.tsx';
import { rules } from '../games/crack-the-code/rules/index.ts';
import type { Event, Move, Options, State } from '../games/crack-the-code/rules/state.ts';

const NAMES = ['Ann', 'Bo'];
const STANDARD: Options = { positions: 5, colours: 6, attempts: 12, repeats: true };

export interface Scene {
  readonly options?: Partial<Options>;
  readonly you?: Seat | undefined;
  /** Moves already made, as seat and code: the first two hide, the others guess. */
  readonly moves?: readonly (readonly [Seat, string])[];
  /** The opponent plays on at random. */
  readonly isLive?: boolean;
}

interface Table {
  readonly state: State;
  readonly events: readonly Event[];
}

const step = (table: Table, by: Seat, move: Move, you: Seat | undefined): Table => {
  const result = playInput(rules, table.state, { at: 0, by, move });
  if (!result.ok) throw new Error(result.error.message);
  return { state: result.value.state, events: eventsFor(result.value.events, you ?? 'spectator') };
};

const begin = ({ options, you, moves = [] }: Scene): Table =>
  moves.reduce<Table>(
    (table, [seat, code]) =>
      step(
        table,
        seat,
        { type: table.state.seats.some((side) => side.code === undefined) ? 'hide' : 'guess', code },
        you,
      ),
    { state: rules.setup(2, { ...STANDARD, ...options }), events: [] },
  );

/** A match with the real rules and board, and an opponent who plays at random. */
export function CrackTheCodeMatch(scene: Scene) {
  const { you, isLive = false } = scene;
  const [table, setTable] = useState(() => begin(scene));
  const { state, events } = table;
  const view = rules.view(state, you ?? 'spectator');
  const other = rules.awaits(state).seats.find((seat) => seat !== you);
  useEffect(() => {
    if (!isLive || other === undefined) return;
    const rng = makeRng(Date.now());
    const timer = setTimeout(() => setTable((now) => step(now, other, rules.sample(now.state, other, rng), you)), 1500);
    return () => clearTimeout(timer);
  }, [isLive, other, you]);
  const clock = (seat: Seat) => <ClockFace left={(402 + 33 * seat) * 1000} runs={view.turn === seat} />;
  const play = (move: Move) => you !== undefined && setTable((now) => step(now, you, move, you));
  return (
    <PlayersProvider value={{ names: NAMES, you, clock }}>
      <Board view={view} seat={you} events={events} {...(you === undefined || view.phase === 'over' ? {} : { play })} />
    </PlayersProvider>
  );
}
