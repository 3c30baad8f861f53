import { ok, type Refusal, refuse, type Seat, seatsOf } from '@sesame/kernel';
import { type Applied, ending, turnOf } from './flow.ts';
import { gradeOf } from './lexicon/lexicon.ts';
import { lexiconOf } from './lexicon/load.ts';
import { faultSentence, reasonAgainst, usedWords } from './passwords.ts';
import type { Event, Proposal, State, View } from './state.ts';

type Proposals = Pick<State | View, 'proposals'>;

/** PW21: the word that the others have to answer to; undefined if there is none. */
export const openProposal = ({ proposals = [] }: Proposals): Proposal | undefined => {
  const last = proposals.at(-1);
  return last?.result === undefined ? last : undefined;
};

/** PW21: the words that count in this match, although they are not in the dictionary. */
export const allowedWords = ({ proposals = [] }: Proposals): readonly string[] =>
  proposals.flatMap(({ word, result }) => (result === 'allowed' ? [word] : []));

/** PW21: the seats whose answer is missing. */
const answerersOf = ({ seats }: Pick<State, 'seats'>, { seat, agreed }: Proposal): readonly Seat[] =>
  seatsOf(seats.length).filter((other) => other !== seat && !agreed.includes(other));

/** PW21: whether the seat whose turn it is may still propose a word in this turn. */
export const mayPropose = ({ proposals = [], turns }: Pick<State, 'turns'> & Proposals): boolean =>
  proposals.at(-1)?.turn !== turns.length;

/** PW21: asks the others to allow a word. */
export const propose = (state: State, seat: Seat, word: string): Applied => {
  const mistake = mistakeOf(state, word);
  if (mistake !== undefined) return refuse(mistake.code, mistake.message);
  const proposal: Proposal = { seat, word, turn: state.turns.length, agreed: [] };
  return ok(ending({ ...state, proposals: [...state.proposals, proposal] }, [{ type: 'proposed', seat, word }]));
};

const mistakeOf = (state: State, word: string): Refusal | undefined => {
  const { circle, options, turns } = state;
  if (!mayPropose(state)) return { code: 'one-proposal', message: 'You can propose one word per turn.' };
  if (!circle.some((safe) => safe !== null && word.startsWith(safe.letter.toLowerCase()))) {
    return { code: 'wrong-start', message: 'Your word must start with the letter of a safe.' };
  }
  if (
    gradeOf(lexiconOf(options.language, options.dictionary), word) !== undefined ||
    allowedWords(state).includes(word)
  ) {
    return { code: 'known-word', message: `“${word}” counts already: play it.` };
  }
  const fault = reasonAgainst(word, usedWords(turns), options.language);
  return fault && { code: fault.code, message: faultSentence(word, fault) };
};

/** PW21: agrees to the proposed word, or declines it. */
export const answer = (state: State, seat: Seat, allows: boolean): Applied => {
  const proposal = openProposal(state);
  if (proposal === undefined) return refuse('no-proposal', 'No word is proposed.');
  if (!answerersOf(state, proposal).includes(seat)) return refuse('not-your-answer', 'You have no answer to give.');
  return ok(allows ? agree(state, seat, proposal) : decline(state, seat, proposal));
};

const agree = (state: State, seat: Seat, proposal: Proposal) => {
  const agreed = [...proposal.agreed, seat];
  const isLast = answerersOf(state, { ...proposal, agreed }).length === 0;
  const answered: Event = { type: 'agreed', seat, word: proposal.word };
  return ending(
    withLast(state, { ...proposal, agreed, ...(isLast && { result: 'allowed' }) }),
    isLast ? [answered, { type: 'allowed', seat: proposal.seat, word: proposal.word }] : [answered],
  );
};

/** PW13, PW21: in a strict match the word loses the turn like any other that is not in the dictionary. */
const decline = (state: State, by: Seat, proposal: Proposal) => {
  const { seat, word } = proposal;
  const declined = withLast(state, { ...proposal, result: 'declined' });
  const event: Event = { type: 'declined', seat, by, word };
  if (!state.options.strict) return ending(declined, [event]);
  const wrong = { type: 'wrong', seat, word, fault: { code: 'unknown-word' } } as const;
  return ending({ ...declined, turns: [...state.turns, wrong] }, [event, wrong]);
};

const withLast = (state: State, proposal: Proposal): State => ({
  ...state,
  proposals: state.proposals.with(-1, proposal),
});

/** PW4, PW21: the seats that the match waits for: who has to answer, otherwise whose turn it is. */
export const awaitedSeats = (state: State): readonly Seat[] => {
  const proposal = openProposal(state);
  return proposal === undefined ? [turnOf(state)] : answerersOf(state, proposal);
};
