import { type AnyDaily, fitProgress, type TimedStep } from '@sesame/kernel';
import {
  type AnyDailyScreen,
  Button,
  type GameEntry,
  type Ghost,
  GhostVerdict,
  keepRace,
  Slab,
  toast,
  useLocale,
  useMessages,
  useProgressMarks,
} from '@sesame/ui';
import { useState } from 'react';
import { useScreen } from '../../../data/games.ts';
import { dailyTexts } from '../../../locales/daily/texts.ts';
import { ghostChoiceTexts } from '../../../locales/ghosts/texts.ts';
import { keptRacesKey } from './use-daily-ghosts.ts';

interface GhostRaceProps {
  readonly game: GameEntry;
  readonly day: string;
  readonly daily: AnyDaily;
  readonly screen: AnyDailyScreen;
  /** The whole puzzle, as `screen.puzzleOf` has made it. */
  readonly puzzle: unknown;
  readonly ghost: Ghost;
  readonly onLeave: () => void;
}

/** The same puzzle again in the browser, by the same rules, against a ghost. It does not count. */
export function GhostRace(props: GhostRaceProps) {
  const [race, setRace] = useState(1);
  return <OneRace key={race} {...props} onRepeat={() => setRace(race + 1)} />;
}

function OneRace(props: GhostRaceProps & { readonly onRepeat: () => void }) {
  const { game, day, daily, screen, puzzle, ghost, onLeave, onRepeat } = props;
  const say = useMessages(ghostChoiceTexts);
  const sayDaily = useMessages(dailyTexts);
  const locale = useLocale();
  const { refusal } = useScreen(game);
  const [startedAt] = useState(() => performance.now());
  const [steps, setSteps] = useState<readonly TimedStep<unknown>[]>([]);
  const progress = useProgressMarks(startedAt);
  const played = daily.play(puzzle, steps);
  if (!played.ok) throw new Error(played.error.message);
  const { view, result } = played.value;

  const takeStep = (json: unknown) => {
    const step = daily.parseStep(json);
    const next = step.ok ? [...steps, { step: step.value, at: Math.round(performance.now() - startedAt) }] : steps;
    const after = step.ok ? daily.play(puzzle, next) : step;
    if (!after.ok) {
      toast({ text: refusal(after.error.code, locale) ?? after.error.message, kind: 'wrong' });
      return;
    }
    setSteps(next);
    if (after.value.result === undefined || daily.ghosts === undefined) return;
    const end = after.value.result.score;
    const told = daily.ghosts.progress?.(puzzle, next) ?? progress.take();
    const fit = fitProgress(told, { stages: daily.ghosts.stages, end });
    keepRace(keptRacesKey(game.id), { hand: day, time: end, progress: fit ?? [] });
  };

  if (result === undefined) {
    return (
      <screen.Puzzle
        view={view}
        startedAt={startedAt}
        isSending={false}
        onStep={takeStep}
        ghost={ghost}
        onProgress={progress.note}
      />
    );
  }
  return (
    <Slab as="section" className="stack" aria-labelledby="ghost-race">
      <h2 id="ghost-race">{say.finished}</h2>
      <p className="status number">{say.time(sayDaily.score('milliseconds', result.score))}</p>
      <div role="status">
        <GhostVerdict ghost={ghost} time={result.score} />
      </div>
      <div className="line wraps">
        <Button variant="primary" icon="rematch" autoFocus onPress={onRepeat}>
          {say.repeat}
        </Button>
        <Button onPress={onLeave}>{say.back}</Button>
      </div>
    </Slab>
  );
}
