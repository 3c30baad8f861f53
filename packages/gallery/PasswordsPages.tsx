import { type Input, type MatchRecord, makeRng, play } from '@sesame/kernel';
import { Suspense, use } from 'react';
import { Analysis } from '../games/passwords/analysis/Analysis.tsx';
import { Hint } from '../games/passwords/board/Hint.tsx';
import { Manual } from '../games/passwords/manual/Manual.tsx';
import { rules } from '../games/passwords/rules/index.ts';
import type { Move, Options, State } from '../games/passwords/rules/state.ts';
import { Scenes } from './Scenes.tsx';

const OPTIONS: Options = { language: 'en', strict: true, equalTurns: false, dictionary: 1 };
const SEATS = ['Ann', 'Bo', 'Cleo'];

/** Plays a random match; returns its record and a position in the middle. */
const playOut = (): { readonly record: MatchRecord; readonly middle: State } => {
  const rng = makeRng('gallery');
  const inputs: Input<Move>[] = [];
  let state = rules.setup(SEATS.length, OPTIONS);
  let middle = state;
  while (rules.outcome(state) === undefined) {
    const { chance, seats } = rules.awaits(state);
    const by = seats[0] ?? 0;
    const input: Input<Move> = {
      at: inputs.length * 1_000,
      by: chance ? 'chance' : by,
      move: chance ? rules.draw(state, rng) : rules.sample(state, by, rng),
    };
    const step = play(rules, state, input);
    if (!step.ok) throw new Error(step.error.message);
    inputs.push(input);
    state = step.value.state;
    if (inputs.length < 14) middle = state;
  }
  const record: MatchRecord = {
    sesame: 1,
    game: rules.id,
    rules: rules.version,
    options: { ...OPTIONS },
    seats: SEATS,
    inputs,
  };
  return { record, middle };
};

const played = rules.prepare?.(OPTIONS).then(playOut) ?? Promise.reject(new Error('the rules need a dictionary'));

const PAGES = { manual: ManualPage, analysis: AnalysisPage, hint: HintPage };

/** The manual, the analysis and the hints of Passwords. */
export function PasswordsPages({ only }: { readonly only: string | null }) {
  return (
    <Suspense>
      <Scenes prefix="passwords" scenes={PAGES} only={only} draw={(Page) => <Page />} />
    </Suspense>
  );
}

function ManualPage() {
  return <Manual />;
}

function AnalysisPage() {
  const { record } = use(played);
  return (
    <div className="slab">
      <Analysis record={record} />
    </div>
  );
}

function HintPage() {
  const { middle } = use(played);
  const view = rules.view(middle, 'spectator');
  return (
    <div className="slab gallery-drawer">
      <Hint view={view} seat={view.turn ?? 0} />
    </div>
  );
}
