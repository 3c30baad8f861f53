import type { TournamentRepeat, TournamentStart } from '@sesame/protocol';
import { ChoiceField, TextField, useMessages } from '@sesame/ui';
import { tournamentTexts } from '../../locales/tournaments/texts.ts';

/** The start of a tournament as entered so far. */
export interface StartDraft {
  readonly kind: TournamentStart['kind'];
  /** Local time, as in a `datetime-local` field. */
  readonly time: string;
  readonly repeats: TournamentRepeat | 'never';
}

/** Undefined if the time is missing or in the past. */
export const parseStart = ({ kind, time }: StartDraft): TournamentStart | undefined => {
  if (kind !== 'time') return { kind };
  const at = Date.parse(time);
  return at > Date.now() ? { kind, at } : undefined;
};

export function StartFields({
  value,
  onChange,
}: {
  readonly value: StartDraft;
  readonly onChange: (value: StartDraft) => void;
}) {
  const say = useMessages(tournamentTexts);
  const kinds = [
    { id: 'full', label: say.whenFull },
    { id: 'hand', label: say.whenYouStart },
    { id: 'time', label: say.atTime },
  ] as const;
  const periods = [
    { id: 'never', label: say.repeatsNever },
    { id: 'day', label: say.repeatsDay },
    { id: 'week', label: say.repeatsWeek },
  ] as const;
  const isPast = value.time !== '' && parseStart(value) === undefined;
  return (
    <>
      <ChoiceField
        label={say.begins}
        options={kinds}
        value={value.kind}
        onChange={(id) => onChange({ ...value, kind: kinds.find((one) => one.id === id)?.id ?? value.kind })}
      />
      {value.kind === 'time' && (
        <TextField
          type="datetime-local"
          label={say.time}
          value={value.time}
          onChange={(time) => onChange({ ...value, time })}
          {...(isPast && { error: say.badTime })}
        />
      )}
      {value.kind === 'time' && (
        <div className="stack close">
          <ChoiceField
            label={say.repeats}
            options={periods}
            value={value.repeats}
            onChange={(id) => onChange({ ...value, repeats: periods.find((one) => one.id === id)?.id ?? 'never' })}
          />
          {value.repeats !== 'never' && <p className="soft tiny">{say.repeatsHint}</p>}
        </div>
      )}
    </>
  );
}
