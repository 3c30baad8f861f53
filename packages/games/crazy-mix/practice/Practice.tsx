import './practice.css';
import { Button, MatchTimeProvider, PlayersProvider, Slab, SwitchField, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { Board } from '../board/Board.tsx';
import { EMPTY_DRAFT } from '../board/draft.ts';
import { GivenPropertiesContext } from '../board/given-properties.ts';
import { Properties } from '../board/LastRound.tsx';
import { formatTime } from '../board/piece-names.ts';
import { wantedOf } from '../rules/reading.ts';
import type { Event, Move, View } from '../rules/state.ts';
import { propertiesOf, type Sign } from '../rules/symbols.ts';
import { type PracticeRound, playPracticeMove, practiceView, startPracticeRound } from './practice-round.ts';
import { practiceTexts } from './texts.ts';

/** Help, from the most to the least: players switch it off step by step. */
const HELPS = ['dim', 'values', 'order'] as const;
type Help = (typeof HELPS)[number];

interface Exercise {
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
  const start = startPracticeRound({ isMixed, targets: before?.start.state.targets });
  return { start, round: start, shownAt: performance.now() };
};

/** One round after the other, without a time limit. The targets stay where they are, as in a match. */
export function Practice() {
  const say = useMessages(practiceTexts);
  const [isMixed, setMixed] = useState(false);
  const [exercise, setExercise] = useState(() => startExercise(false));
  const [helps, setHelps] = useState<readonly Help[]>(HELPS);
  const [score, setScore] = useState<Score>({ right: 0, rounds: 0 });
  const { start, round, shownAt } = exercise;
  const view = practiceView(round, start);
  const isOver = view.phase !== 'race';
  const wanted = wantedIn(practiceView(start, start));

  const play = (move: Move) => {
    const elapsed = performance.now() - shownAt;
    const next = playPracticeMove(round, move, elapsed);
    setExercise({ ...exercise, round: next });
    const after = practiceView(next, start);
    if (after.phase === 'race') return;
    const isRight = after.rounds.at(-1)?.winner !== undefined;
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
