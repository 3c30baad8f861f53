import { eventsFor, type Input, play, type Rules, type Viewer } from '@sesame/kernel';

/** A game as tests of its rules play it: step by step, where what is refused is a fault of the test. */
export interface RuleTester<State, Move, Event> {
  /** The state after these inputs. */
  played(state: State, ...inputs: readonly Input<Move>[]): State;
  /** What a viewer is told of an input. */
  told(state: State, input: Input<Move>, viewer?: Viewer): readonly Event[];
  /** The code of a refusal by the rules themselves; undefined if the input is allowed. */
  refusal(state: State, input: Input<Move>): string | undefined;
}

export const makeRuleTester = <State, Move, Event>(
  rules: Pick<Rules<State, Move, unknown, unknown, Event>, 'apply' | 'awaits' | 'outcome'>,
): RuleTester<State, Move, Event> => {
  const stepped = (state: State, input: Input<Move>) => {
    const step = play(rules, state, input);
    if (!step.ok) throw new Error(`${step.error.code}: ${JSON.stringify(input)}`);
    return step.value;
  };
  return {
    played: (state, ...inputs) => inputs.reduce((now, input) => stepped(now, input).state, state),
    told: (state, input, viewer = 'spectator') => eventsFor(stepped(state, input).events, viewer),
    refusal: (state, input) => {
      const step = rules.apply(state, input);
      return step.ok ? undefined : step.error.code;
    },
  };
};
