import { sameJson } from '@sesame/kernel';
import type { Pace } from '@sesame/protocol';
import { ChoiceField, SelectField, SliderField, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { useTexts } from '../../locales/texts.tsx';
import { timeControlTexts } from '../../locales/time-control/texts.ts';
import { livePaces } from './presets.ts';
import { NO_CLOCK, paceName } from './time-control-text.ts';

const DAY = 86_400;
const MINUTE = 60;
const OWN = 'own';
const LONGEST = { move: 600, bank: 120, days: 14 } as const;
const SHORTEST_MOVE = 5;
const KINDS = ['none', 'live', 'correspondence'] as const;

interface PaceFieldProps {
  /** The game, which has live paces of its own. */
  readonly game: string;
  readonly value: Pace;
  readonly onChange: (pace: Pace) => void;
  /** What may be chosen, if not all. */
  readonly kinds?: readonly Pace['kind'][];
}

/** The pace of a table: without a clock, live as it suits the game or as one likes, or days a move. */
export function PaceField({ game, value, onChange, kinds = KINDS }: PaceFieldProps) {
  const words = useTexts();
  const say = useMessages(timeControlTexts);
  const choose = (kind: string) => {
    if (kind === value.kind) return;
    if (kind === 'live') onChange(livePaces(game)[0]);
    else onChange(kind === 'correspondence' ? { kind, perMove: 3 * DAY, bank: 0 } : NO_CLOCK);
  };
  return (
    <>
      <ChoiceField
        label={words.newTable.timeControl}
        options={kinds.map((kind) => ({ id: kind, label: say[kind] }))}
        value={value.kind}
        onChange={choose}
      />
      {value.kind === 'live' && <LiveFields {...{ game, value, onChange }} />}
      {value.kind === 'correspondence' && (
        <SliderField
          label={say.days}
          value={Math.max(1, Math.round(value.perMove / DAY))}
          min={1}
          max={LONGEST.days}
          format={words.clock.days}
          onChange={(days) => onChange({ ...value, perMove: days * DAY })}
        />
      )}
    </>
  );
}

function LiveFields({ game, value, onChange }: PaceFieldProps) {
  const words = useTexts();
  const say = useMessages(timeControlTexts);
  const paces = livePaces(game);
  const known = paces.findIndex((pace) => sameJson(pace, value));
  const [isOwn, setOwn] = useState(known === -1);
  const choose = (id: string) => {
    setOwn(id === OWN);
    const pace = paces[Number(id)];
    if (pace !== undefined) onChange(pace);
    else onChange({ ...value, perMove: Math.max(SHORTEST_MOVE, value.perMove) });
  };
  return (
    <>
      <SelectField
        label={say.time}
        options={[
          ...paces.map((pace, i) => ({ id: String(i), label: paceName(words, pace) })),
          { id: OWN, label: say.custom },
        ]}
        value={isOwn || known === -1 ? OWN : String(known)}
        onChange={choose}
      />
      {(isOwn || known === -1) && (
        <>
          <SliderField
            label={say.perMove}
            value={value.perMove}
            min={SHORTEST_MOVE}
            max={LONGEST.move}
            step={5}
            format={words.clock.s}
            onChange={(perMove) => onChange({ ...value, perMove })}
          />
          <SliderField
            label={say.bank}
            value={Math.round(value.bank / MINUTE)}
            min={0}
            max={LONGEST.bank}
            format={words.clock.min}
            onChange={(minutes) => onChange({ ...value, bank: minutes * MINUTE })}
          />
        </>
      )}
    </>
  );
}
