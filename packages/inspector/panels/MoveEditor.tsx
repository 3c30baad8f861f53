import { type Actor, type AnyRules, seatsOf } from '@sesame/kernel';
import { useState } from 'react';
import { viewerName } from '../inspected.ts';
import { readJson } from '../session/record-file.ts';

/** Any input as JSON, legal or not: the rules say what is wrong with it. */
export function MoveEditor(props: {
  readonly rules: AnyRules;
  readonly seats: number;
  readonly first: { readonly by: Actor; readonly move: unknown };
  readonly onPlay: (by: Actor, move: unknown) => void;
}) {
  const { rules, seats, first, onPlay } = props;
  const [by, setBy] = useState<string>(String(first.by));
  const [text, setText] = useState(() => JSON.stringify(first.move, null, 1));
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    const json = readJson(text);
    const move = json.ok ? rules.parseMove(json.value) : json;
    setProblem(move.ok ? undefined : move.error.message);
    if (move.ok) onPlay(by === 'chance' || by === 'clock' ? by : Number(by), move.value);
  };
  return (
    <section className="act-json">
      <h3>As JSON</h3>
      <select aria-label="Who moves" value={by} onChange={({ target }) => setBy(target.value)}>
        {seatsOf(seats).map((seat) => (
          <option key={seat} value={seat}>
            {viewerName(seat)}
          </option>
        ))}
        <option value="chance">Chance</option>
        <option value="clock">Clock</option>
      </select>
      <textarea
        aria-label="Move as JSON"
        rows={5}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {problem && <p className="bad small">{problem}</p>}
      <button type="button" className="inspector-button" onClick={submit}>
        Play this move
      </button>
    </section>
  );
}
