import type { Pace } from '@sesame/protocol';
import { SelectField } from '@sesame/ui';
import { useWords } from '../messages/words.tsx';
import { PACES, paceId, paceName } from './paces.ts';

/** The pace of a table. One that is not offered stays as it is until another is chosen. */
export function PaceField({ value, onChange }: { readonly value: Pace; readonly onChange: (pace: Pace) => void }) {
  const words = useWords();
  const known = paceId(value);
  const offers = known === undefined ? [...PACES, { id: 'own', pace: value }] : PACES;
  return (
    <SelectField
      label={words.opening.pace}
      options={offers.map(({ id, pace }) => ({ id, label: paceName(words, pace) }))}
      value={known ?? 'own'}
      onChange={(id) => {
        const chosen = offers.find((offer) => offer.id === id);
        if (chosen !== undefined) onChange(chosen.pace);
      }}
    />
  );
}
