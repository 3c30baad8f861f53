import { type AnyDaily, makeRng, type TimedStep } from '@sesame/kernel';
import { type AnyDailyScreen, useLocale } from '@sesame/ui';
import { use, useMemo, useState } from 'react';

interface DailySceneProps {
  readonly daily: AnyDaily;
  readonly screen: AnyDailyScreen;
}

/** A daily puzzle that is played in the browser, and its review. */
export function DailyScene({ daily, screen }: DailySceneProps) {
  const locale = useLocale();
  const puzzle = useMemo(() => Promise.resolve(daily.make(makeRng('gallery'), locale)), [daily, locale]);
  return <PlayedDaily daily={daily} screen={screen} puzzle={use(puzzle)} />;
}

function PlayedDaily({ daily, screen, puzzle }: DailySceneProps & { readonly puzzle: unknown }) {
  const [startedAt] = useState(() => performance.now());
  const [steps, setSteps] = useState<readonly TimedStep<unknown>[]>([]);
  const played = daily.play(puzzle, steps);
  if (!played.ok) return null;
  const { view, result } = played.value;
  const takeStep = (json: unknown) => {
    const step = daily.parseStep(json);
    if (!step.ok) return;
    const next = [...steps, { step: step.value, at: performance.now() - startedAt }];
    if (daily.play(puzzle, next).ok) setSteps(next);
  };
  if (result !== undefined) {
    return <Reviewed screen={screen} view={view} makeReview={async () => daily.review(puzzle, steps, [])} />;
  }
  return <screen.Puzzle view={view} startedAt={startedAt} isSending={false} onStep={takeStep} />;
}

function Reviewed(props: {
  readonly screen: AnyDailyScreen;
  readonly view: unknown;
  readonly makeReview: () => Promise<unknown>;
}) {
  const { screen, view, makeReview } = props;
  const [review] = useState(makeReview);
  return (
    <div className="slab">
      <screen.Review view={view} review={use(review)} />
    </div>
  );
}
