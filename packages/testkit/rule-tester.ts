import { eventsFor, type Input, play, type Rules, type Viewer } from '@sesame/kernel';

/** Plays a game step by step in tests of its rules; an unexpected refusal throws. */
export interface RuleTester<State, Move, Event> {
  /** The state after these inputs. */
  played(state: State, ...inputs: readonly Input<Move>[]): State;
  /** The events of an input that a viewer sees. */
  told(state: State, input: Input<Move>, viewer?: Viewer): readonly Event[];
  /** The code of a refusal by the rules; undefined if the input is allowed. */
  refusal(state: State, input: Input<Move>): string | undefined;
}

export const makeRuleTester = <State, Move, Event>(
  rules: Pick<Rules<State, Move, unknown, unknown, Event>, 'apply' | 'awaits' | 'outcome'>,
): RuleTester<State, Move, Event> => {
  const step = (state: State, input: Input<Move>) => {
    const result = play(rules, state, input);
    if (!result.ok) throw new Error(`${result.error.code}: ${JSON.stringify(input)}`);
    return result.value;
  };
  return {
    played: (state, ...inputs) => inputs.reduce((now, input) => step(now, input).state, state),
    told: (state, input, viewer = 'spectator') => eventsFor(step(state, input).events, viewer),
    refusal: (state, input) => {
      const result = rules.apply(state, input);
      return result.ok ? undefined : result.error.code;
    },
  };
};
