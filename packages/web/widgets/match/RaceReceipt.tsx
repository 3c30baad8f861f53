import type { InputEvents } from '@sesame/protocol';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../locales/texts.tsx';

const PhotoInLog = lazy(() => import('./photo-finish/PhotoInLog.tsx'));

type Receipt = NonNullable<InputEvents['receipt']>;

/** The time credited to a claim in a race. Expands to show how it was measured. */
export function RaceReceipt(props: {
  readonly receipt: Receipt;
  /** The race that can be shown as a photo finish. */
  readonly photo?: RaceName | undefined;
}) {
  const { receipt, photo } = props;
  const { race } = useTexts();
  const [open, setOpen] = useState(false);
  const { credited, claimed, arrived, trip, waited, decision, inhuman } = receipt;
  return (
    <>
      <button type="button" className="receipt number" aria-expanded={open} onClick={() => setOpen(!open)}>
        {race.milliseconds(credited)}
        {inhuman && ` ${race.inhuman}`}
      </button>
      {open && (
        <dl className="receipt-facts tiny">
          <Fact name={race.credited} value={race.milliseconds(credited)} />
          {claimed !== undefined && <Fact name={race.claimed} value={race.milliseconds(claimed)} />}
          <Fact name={race.arrived} value={race.milliseconds(arrived)} />
          <Fact name={race.roundTrip} value={race.between(trip.low, trip.high)} />
          <Fact name={race.held} value={race.milliseconds(waited)} />
          <Fact name={race.decided} value={race[decision]} />
          {inhuman && <Fact name={race.inhuman} value={race.unrated} />}
        </dl>
      )}
      {open && photo && (
        <Suspense>
          <PhotoInLog {...photo} />
        </Suspense>
      )}
    </>
  );
}

/** A race by its match and when it was revealed. */
export interface RaceName {
  readonly match: string;
  readonly race: number;
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="soft">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
