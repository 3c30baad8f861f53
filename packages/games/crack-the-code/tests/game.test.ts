import { describeGame } from '@sesame/testkit';
import { answer, rules, type State } from '../rules/index.ts';

const pinsAreTrue = ({ seats: [first, second] }: State): boolean =>
  [
    { code: second.code, guesses: first.guesses },
    { code: first.code, guesses: second.guesses },
  ].every(({ code, guesses }) =>
    guesses.every((guess) => {
      const { black, white } = answer(code ?? '', guess.code);
      return guess.black === black && guess.white === white;
    }),
  );

describeGame(rules, {
  golden: new URL('./golden/', import.meta.url),
  /** Reveals whether both codes start with the same colour. */
  leak: (honest) => ({
    ...honest,
    view: (state, viewer) => ({
      ...honest.view(state, viewer),
      alike: state.seats[0].code?.[0] === state.seats[1].code?.[0],
    }),
  }),
  laws: [
    { name: 'CC7: all pins match the code', holds: pinsAreTrue },
    {
      name: 'CC5: a hidden code never changes',
      holds: ({ seats }, { before }) =>
        before === undefined || before.seats.every(({ code }, i) => code === undefined || code === seats[i]?.code),
    },
    {
      name: 'CC6: no guesses before both codes are hidden',
      holds: ({ seats }) =>
        seats.every(({ code }) => code !== undefined) || seats.every(({ guesses }) => guesses.length === 0),
    },
    {
      name: 'CC9: seat 0 is ahead by at most one guess, seat 1 never',
      holds: ({ seats: [first, second] }) => [0, 1].includes(first.guesses.length - second.guesses.length),
    },
    {
      name: 'CC12: nobody guesses more often than allowed',
      holds: ({ seats, options }) => seats.every(({ guesses }) => guesses.length <= options.attempts),
    },
  ],
  matches: 40,
});
