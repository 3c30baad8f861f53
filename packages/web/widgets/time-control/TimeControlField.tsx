import { sameJson } from '@sesame/kernel';
import type { TimeControl } from '@sesame/protocol';
import { ChoiceField, SelectField, SliderField, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { useTexts } from '../../locales/texts.tsx';
import { timeControlTexts } from '../../locales/time-control/texts.ts';
import { liveTimeControls } from './presets.ts';
import { NO_CLOCK, timeControlText } from './time-control-text.ts';

const DAY_S = 86_400;
const MINUTE_S = 60;
const CUSTOM = 'own';
const MAX_PER_MOVE_S = 600;
const MAX_BANK_MIN = 120;
const MAX_PER_MOVE_DAYS = 14;
const MIN_PER_MOVE_S = 5;
const KINDS = ['none', 'live', 'correspondence'] as const;

interface TimeControlFieldProps {
  /** The game, which has its own live presets. */
  readonly game: string;
  readonly value: TimeControl;
  readonly onChange: (pace: TimeControl) => void;
  /** The kinds on offer; all by default. */
  readonly kinds?: readonly TimeControl['kind'][];
}

/** Picks a time control: none, live (a preset of the game or custom), or days per move. */
export function TimeControlField({ game, value, onChange, kinds = KINDS }: TimeControlFieldProps) {
  const texts = useTexts();
  const say = useMessages(timeControlTexts);
  const choose = (kind: string) => {
    if (kind === value.kind) return;
    if (kind === 'live') onChange(liveTimeControls(game)[0]);
    else onChange(kind === 'correspondence' ? { kind, perMove: 3 * DAY_S, bank: 0 } : NO_CLOCK);
  };
  return (
    <>
      <ChoiceField
        label={texts.newTable.timeControl}
        options={kinds.map((kind) => ({ id: kind, label: say[kind] }))}
        value={value.kind}
        onChange={choose}
      />
      {value.kind === 'live' && <LiveFields {...{ game, value, onChange }} />}
      {value.kind === 'correspondence' && (
        <SliderField
          label={say.days}
          value={Math.max(1, Math.round(value.perMove / DAY_S))}
          min={1}
          max={MAX_PER_MOVE_DAYS}
          format={texts.clock.days}
          onChange={(days) => onChange({ ...value, perMove: days * DAY_S })}
        />
      )}
    </>
  );
}

function LiveFields({ game, value, onChange }: TimeControlFieldProps) {
  const texts = useTexts();
  const say = useMessages(timeControlTexts);
  const paces = liveTimeControls(game);
  const preset = paces.findIndex((pace) => sameJson(pace, value));
  const [isCustom, setCustom] = useState(preset === -1);
  const choose = (id: string) => {
    setCustom(id === CUSTOM);
    const pace = paces[Number(id)];
    if (pace !== undefined) onChange(pace);
    else onChange({ ...value, perMove: Math.max(MIN_PER_MOVE_S, value.perMove) });
  };
  return (
    <>
      <SelectField
        label={say.time}
        options={[
          ...paces.map((pace, i) => ({ id: String(i), label: timeControlText(texts, pace) })),
          { id: CUSTOM, label: say.custom },
        ]}
        value={isCustom || preset === -1 ? CUSTOM : String(preset)}
        onChange={choose}
      />
      {(isCustom || preset === -1) && (
        <>
          <SliderField
            label={say.perMove}
            value={value.perMove}
            min={MIN_PER_MOVE_S}
            max={MAX_PER_MOVE_S}
            step={5}
            format={texts.clock.s}
            onChange={(perMove) => onChange({ ...value, perMove })}
          />
          <SliderField
            label={say.bank}
            value={Math.round(value.bank / MINUTE_S)}
            min={0}
            max={MAX_BANK_MIN}
            format={texts.clock.min}
            onChange={(minutes) => onChange({ ...value, bank: minutes * MINUTE_S })}
          />
        </>
      )}
    </>
  );
}
