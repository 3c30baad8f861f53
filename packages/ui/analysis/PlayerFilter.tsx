import type { Seat } from '@sesame/kernel';
import { ChoiceField } from '../controls/ChoiceField.tsx';

const EVERYBODY = 'all';

interface PlayerFilterProps {
  readonly label: string;
  readonly everybody: string;
  readonly names: readonly string[];
  /** Undefined: all players. */
  readonly value: Seat | undefined;
  readonly onChange: (seat: Seat | undefined) => void;
}

/** Filters an analysis by player. */
export function PlayerFilter({ label, everybody, names, value, onChange }: PlayerFilterProps) {
  const seats = names.map((name, seat) => ({ id: String(seat), label: name }));
  return (
    <ChoiceField
      hideLabel
      label={label}
      options={[{ id: EVERYBODY, label: everybody }, ...seats]}
      value={value === undefined ? EVERYBODY : String(value)}
      onChange={(id) => onChange(id === EVERYBODY ? undefined : Number(id))}
    />
  );
}
