import { type Actor, play as applyInput, type Input } from '@sesame/kernel';
import { toast } from '@sesame/ui';
import { useMemo, useState } from 'react';
import { type Inspected, viewerName } from '../inspected.ts';
import {
  clockInput,
  drawAlternatives,
  playToEnd,
  randomInput,
  rngFor,
  sampleMoves,
  seatTime,
} from '../session/next-inputs.ts';
import { MoveEditor } from './MoveEditor.tsx';

const MOVES_PER_SEAT = 12;
const ALTERNATIVES = 6;

/** What can be done at the position: moves of every seat, chance's, and the clock's. */
export function ActPanel(
  props: Inspected & { readonly isChanceAuto: boolean; readonly onChanceAuto: (isOn: boolean) => void },
) {
  const { rules, session, position, positions, ply, now, play, replace, isChanceAuto, onChanceAuto } = props;
  const { state } = position;
  const [draw, setDraw] = useState(0);
  const outcome = rules.outcome(state);
  const awaits = rules.awaits(state);
  const rng = (purpose: string) => rngFor(session.seed, ply, purpose);
  const clock = outcome === undefined ? clockInput(rules, { state, now }) : undefined;
  const seats = outcome === undefined && awaits.chance !== true ? awaits.seats : [];

  /** Plays an input if the rules accept it, and otherwise says why not. */
  const tryInput = (
    input: Input<unknown>,
    from: { readonly state: unknown; readonly put: (input: Input<unknown>) => void },
  ) => {
    const step = applyInput(rules, from.state, input);
    if (step.ok) from.put(input);
    else toast({ text: `${step.error.message} (${step.error.code})`, kind: 'wrong' });
  };
  const here = { state, put: (input: Input<unknown>) => play([input]) };
  const timeOf = (by: Actor) => (typeof by === 'number' ? seatTime(rules, { state, now }, 1_000) : now);
  const random = () => {
    const input = randomInput(rules, { state, now }, rng('random'));
    if (input) play([input]);
  };

  // Chance may be forced where it is to move, and where it has just moved.
  const before = positions[ply - 1];
  const isForcing = awaits.chance !== true && position.input?.by === 'chance' && before !== undefined;
  const chanceState = awaits.chance === true ? state : isForcing ? before.state : undefined;
  const chanceFrom = isForcing ? { state: before.state, put: replace } : here;
  const alternatives = useMemo(
    () =>
      chanceState === undefined
        ? []
        : drawAlternatives(rules, chanceState, { rng: rngFor(session.seed, ply, `draw ${draw}`), count: ALTERNATIVES }),
    [rules, chanceState, session.seed, ply, draw],
  );

  return (
    <div className="act">
      <div className="act-row">
        <button type="button" className="inspector-button" disabled={outcome !== undefined} onClick={random}>
          Random move
        </button>
        <button
          type="button"
          className="inspector-button"
          disabled={outcome !== undefined}
          onClick={() => play(playToEnd(rules, { state, now, rng: rng('to the end') }))}
        >
          Play to the end
        </button>
      </div>
      {outcome && (
        <p className="act-outcome">
          The match is over. Ranks: <b>{outcome.ranks.join(', ')}</b>
        </p>
      )}
      {seats.map((seat) => (
        <section key={seat}>
          <h3>{viewerName(seat)} may</h3>
          <ul className="act-moves">
            {sampleMoves(rules, state, { seat, rng: rng(`moves ${seat}`), count: MOVES_PER_SEAT }).map((move) => (
              <li key={JSON.stringify(move)}>
                <button type="button" onClick={() => tryInput({ at: timeOf(seat), by: seat, move }, here)}>
                  <code>{JSON.stringify(move)}</code>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {clock && (
        <section>
          <h3>Clock</h3>
          <button type="button" className="inspector-button" onClick={() => tryInput(clock, here)}>
            Move at {(clock.at / 1000).toFixed(1)} s
          </button>
          <code className="soft">{JSON.stringify(clock.move)}</code>
        </section>
      )}
      <section>
        <h3>Chance</h3>
        <label className="act-check">
          <input type="checkbox" checked={isChanceAuto} onChange={({ target }) => onChanceAuto(target.checked)} />
          Moves by itself
        </label>
        {chanceState !== undefined && (
          <>
            <p className="small soft">{isForcing ? 'Replace its last move by:' : 'Choose its move:'}</p>
            <ul className="act-moves">
              {alternatives.map((move) => (
                <li key={JSON.stringify(move)}>
                  <button type="button" onClick={() => tryInput({ at: now, by: 'chance', move }, chanceFrom)}>
                    <code>{JSON.stringify(move)}</code>
                  </button>
                </li>
              ))}
            </ul>
            <button type="button" className="inspector-button" onClick={() => setDraw(draw + 1)}>
              Draw others
            </button>
          </>
        )}
      </section>
      <MoveEditor
        key={ply}
        rules={rules}
        seats={session.seats}
        first={exampleOf({ alternatives, isForcing, seat: seats[0] }, (seat) => rules.sample(state, seat, rng('json')))}
        onPlay={(by, move) => {
          tryInput({ at: timeOf(by), by, move }, by === 'chance' ? chanceFrom : here);
        }}
      />
    </div>
  );
}

/** What the editor starts with: chance's move where it may be forced, otherwise one of an awaited seat. */
const exampleOf = (
  { alternatives, isForcing, seat }: { alternatives: readonly unknown[]; isForcing: boolean; seat: number | undefined },
  sample: (seat: number) => unknown,
): { readonly by: Actor; readonly move: unknown } => {
  if (seat !== undefined) return { by: seat, move: sample(seat) };
  return alternatives.length > 0 && !isForcing
    ? { by: 'chance', move: alternatives[0] }
    : { by: 0, move: { type: 'resign' } };
};
