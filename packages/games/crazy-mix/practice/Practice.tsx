import './practice.css';
import { makeRng } from '@sesame/kernel';
import {
  Button,
  type Ghost,
  GhostTrack,
  GhostVerdict,
  ghostTexts,
  type KeptRace,
  KeptRaces,
  keepRace,
  keptRaces,
  MatchTimeProvider,
  PlayersProvider,
  Slab,
  Stopwatch,
  SwitchField,
  useLocale,
  useMessages,
} from '@sesame/ui';
import { useState } from 'react';
import { Board } from '../board/Board.tsx';
import { EMPTY_DRAFT } from '../board/draft.ts';
import { GivenPropertiesContext } from '../board/given-properties.ts';
import { Properties } from '../board/LastRound.tsx';
import { formatTime } from '../board/piece-names.ts';
import type { Target } from '../rules/pieces.ts';
import { wantedOf } from '../rules/reading.ts';
import type { Event, Move, View } from '../rules/state.ts';
import { propertiesOf, type Sign } from '../rules/symbols.ts';
import { type PracticeRound, playPracticeMove, practiceView, startPracticeRound } from './practice-round.ts';
import { practiceTexts } from './texts.ts';

/** Help, from the most to the least: players switch it off step by step. */
const HELPS = ['dim', 'values', 'order'] as const;
type Help = (typeof HELPS)[number];

/** What a round is drawn from. */
interface Hand {
  readonly seed: string;
  readonly isMixed: boolean;
  readonly targets: readonly Target[];
}
type RoundRace = KeptRace<Hand>;

const GAME = 'crazy-mix';

interface Exercise {
  readonly hand: Hand;
  /** The player's best in this round, to race against. */
  readonly ghost?: Ghost;
  /** Once it is solved. */
  readonly best?: RoundRace;
  readonly start: PracticeRound;
  readonly round: PracticeRound;
  /** When it was shown, by `performance.now()`. */
  readonly shownAt: number;
}

interface Score {
  readonly right: number;
  readonly rounds: number;
  /** Milliseconds of the last right answer. */
  readonly time?: number | undefined;
}

const NO_EVENTS: readonly Event[] = [];

const startExercise = (isMixed: boolean, before?: Exercise): Exercise => {
  const seed = String(Math.random());
  const start = startPracticeRound({ isMixed, targets: before?.start.state.targets }, makeRng(seed));
  const hand = { seed, isMixed, targets: start.state.targets };
  return { hand, start, round: start, shownAt: performance.now() };
};

/** The round of a race again, against that race. */
const raceAgain = ({ hand, time, progress }: RoundRace): Exercise => {
  const start = startPracticeRound(hand, makeRng(hand.seed));
  const ghost = { name: '', isYou: true, stages: 1, progress, time };
  return { hand, ghost, start, round: start, shownAt: performance.now() };
};

/** One round after the other, without a time limit. The targets stay where they are, as in a match. */
export function Practice() {
  const say = useMessages(practiceTexts);
  const sayGhost = useMessages(ghostTexts);
  const [isMixed, setMixed] = useState(false);
  const [exercise, setExercise] = useState(() => startExercise(false));
  const [helps, setHelps] = useState<readonly Help[]>(HELPS);
  const [score, setScore] = useState<Score>({ right: 0, rounds: 0 });
  const { start, round, shownAt, ghost, best } = exercise;
  const view = practiceView(round, start);
  const isOver = view.phase !== 'race';
  const wanted = wantedIn(practiceView(start, start));

  const play = (move: Move) => {
    const elapsed = Math.round(performance.now() - shownAt);
    const next = playPracticeMove(round, move, elapsed);
    const after = practiceView(next, start);
    const isRight = after.phase !== 'race' && after.rounds.at(-1)?.winner !== undefined;
    const kept = { hand: exercise.hand, time: elapsed, progress: [{ at: elapsed, done: 1 }] };
    setExercise({ ...exercise, round: next, ...(isRight && { best: keepRace(GAME, kept) }) });
    if (after.phase === 'race') return;
    setScore({
      right: score.right + (isRight ? 1 : 0),
      rounds: score.rounds + 1,
      time: isRight ? elapsed : undefined,
    });
  };
  const go = (mixed: boolean) => {
    setMixed(mixed);
    setExercise(startExercise(mixed, exercise));
  };
  const race = (kept: RoundRace) => {
    setMixed(kept.hand.isMixed);
    setExercise(raceAgain(kept));
  };
  const toggle = (help: Help) =>
    setHelps(helps.includes(help) ? helps.filter((one) => one !== help) : [...helps, help]);
  return (
    <PlayersProvider value={{ names: [say.you, say.other], you: 0 }}>
      <div className="mix-practice">
        <MatchTimeProvider now={() => round.shownAt}>
          <GivenPropertiesContext
            value={helps.includes('dim') && !isOver && wanted ? colourAndShape(wanted) : EMPTY_DRAFT}
          >
            <Board view={view} seat={0} events={NO_EVENTS} isLesson {...(!isOver && { play })} />
          </GivenPropertiesContext>
        </MatchTimeProvider>
        <div className="mix-practice-panel">
          <Slab as="section">
            <Result view={view} score={score} />
            {ghost && !isOver && (
              <>
                <Stopwatch key={shownAt} startedAt={shownAt} />
                <GhostTrack ghost={ghost} startedAt={shownAt} />
              </>
            )}
            {ghost && best && score.time !== undefined && <GhostVerdict ghost={ghost} time={score.time} />}
            {(isOver || helps.includes('order') || helps.includes('values')) && (
              <div className="mix-last-round">
                <Properties
                  decoder={isOver || helps.includes('order') ? practiceView(start, start).decoder : undefined}
                  sign={isOver || helps.includes('values') ? wanted : undefined}
                />
              </div>
            )}
            {isOver ? (
              <Button key="next" variant="primary" autoFocus onPress={() => go(isMixed)}>
                {say.next}
              </Button>
            ) : (
              <Button key="show" variant="quiet" tight onPress={() => play({ type: 'pass' })}>
                {say.show}
              </Button>
            )}
            {best && (
              <Button icon="rematch" onPress={() => race(best)}>
                {sayGhost.again}
              </Button>
            )}
          </Slab>
          <Slab as="section" aria-label={say.helps}>
            {HELPS.map((help) => (
              <SwitchField
                key={help}
                label={say.help[help]}
                value={helps.includes(help)}
                onChange={() => toggle(help)}
              />
            ))}
            <SwitchField label={say.mixed} value={isMixed} onChange={go} />
            <KeptRaces races={keptRaces<Hand>(GAME)} onRace={race} />
          </Slab>
        </div>
      </div>
    </PlayersProvider>
  );
}

/** The symbol that the cards describe. */
const wantedIn = (view: View): Sign | undefined => {
  const wanted = wantedOf(view);
  return wanted && 'symbol' in wanted ? wanted.symbol : undefined;
};

const colourAndShape = (sign: Sign) => {
  const { colour, shape } = propertiesOf(sign);
  return { colour, shape };
};

/** What to do or how it went, the count of right answers, and one’s own time. */
function Result({ view, score }: { readonly view: View; readonly score: Score }) {
  const say = useMessages(practiceTexts);
  const locale = useLocale();
  const isOver = view.phase !== 'race';
  const isRight = isOver && view.rounds.at(-1)?.winner !== undefined;
  const line = isOver ? (isRight ? say.right : say.answer) : view.tries.length > 0 ? say.again : say.task;
  return (
    <>
      <p role="status" className={isRight ? 'good' : undefined}>
        {line}
      </p>
      {score.rounds > 0 && (
        <p className="small soft line">
          {say.count(score.right, score.rounds)}
          {isRight && score.time !== undefined && <span>{say.time(formatTime(score.time, locale))}</span>}
        </p>
      )}
    </>
  );
}
