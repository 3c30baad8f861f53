import type { Viewer } from '@sesame/kernel';

import { makeTexts, type TextContext } from '@sesame/ui';
import { openProposal } from '../rules/proposals.ts';
import type { Event, Proposal, View } from '../rules/state.ts';
import { describe } from './describe.ts';

import { ending } from './ending.ts';
import { proposalTexts } from './proposal-texts.ts';
import { showWord } from './show-word.ts';

/** The prompt above the board: whose turn it is and what to do. */
export const prompt = (view: View, viewer: Viewer, context: TextContext): string => {
  const say = lines[context.locale];
  if (view.end) return ending(view, view.end.outcome, viewer, context);
  if (view.turn === undefined) return view.phase === 'lay-out' ? say.layOut : say.newRound;
  const name = context.names[view.turn] ?? '';
  const proposal = openProposal(view);
  if (proposal !== undefined) return proposalPrompt(view, proposal, { viewer, name }, context);
  const passesLeft = view.passesToEnd - view.passes;
  // Warn about passes only when the match could end by them within a round.
  const warning = view.passes > 0 && passesLeft <= view.seats.length ? ` ${say.passesLeft(passesLeft)}` : '';
  const isLastRound = view.seats.some(({ hand }) => hand === 0);
  const note = warning + (isLastRound ? ` ${say.lastRound}` : '');
  if (view.turn !== viewer) return (viewer === 'spectator' ? say.theirTurn(name) : say.wait(name)) + note;
  return (view.options.strict ? say.yourTurnStrict : say.yourTurn) + note;
};

/** PW21: the prompt while the others answer to a proposed word. */
const proposalPrompt = (
  view: View,
  { word, seat }: Proposal,
  { viewer, name }: { readonly viewer: Viewer; readonly name: string },
  { locale }: TextContext,
): string => {
  const say = proposalTexts[locale];
  if (view.may.includes('answer')) return say.question(name, showWord(word));
  return viewer === seat ? say.waiting(showWord(word)) : say.deciding(name, showWord(word));
};

/** The line above the board while an event is being shown. It does not tell how it ends. */
export const happening = (event: Event, viewer: Viewer, { locale, names }: TextContext): string => {
  const say = lines[locale];
  switch (event.type) {
    case 'password':
    case 'wrong': {
      const word = showWord(event.word);
      return event.seat === viewer ? say.youPlay(word) : say.plays(names[event.seat] ?? '', word);
    }
    case 'passed':
      return event.seat === viewer ? say.youPass : say.passes(names[event.seat] ?? '');
    case 'round':
    case 'proposed':
    case 'agreed':
    case 'allowed':
    case 'declined':
      return describe(event, { locale, names });
    case 'laid-out':
    case 'over':
      return say.layOut;
  }
};

const lines = makeTexts({
  en: {
    youPlay: (word: string) => `You play ${word}.`,
    plays: (name: string, word: string) => `${name} plays ${word}.`,
    youPass: 'You pass.',
    passes: (name: string) => `${name} passes.`,
    layOut: 'The safes are being laid out.',
    newRound: 'A new round begins.',
    yourTurn: 'Your turn: play a word that starts with the letter of a safe.',
    yourTurnStrict: 'Your turn: play a word that starts with the letter of a safe. An invalid word loses your turn.',
    wait: (name: string) => `${name} is looking for a word. You can prepare yours.`,
    theirTurn: (name: string) => `${name} is looking for a word.`,
    lastRound: 'This is the last round.',
    passesLeft: (count: number) =>
      count === 1 ? 'One more pass ends the match.' : `${count} more passes in a row end the match.`,
  },
  fr: {
    youPlay: (word) => `Vous jouez ${word}.`,
    plays: (name, word) => `${name} joue ${word}.`,
    youPass: 'Vous passez.',
    passes: (name) => `${name} passe.`,
    layOut: 'Mise en place des coffres.',
    newRound: 'Une nouvelle manche commence.',
    yourTurn: 'À vous de jouer : trouvez un mot qui commence par la lettre d’un coffre.',
    yourTurnStrict:
      'À vous de jouer : trouvez un mot qui commence par la lettre d’un coffre. Un mot invalide fait perdre le tour.',
    wait: (name) => `${name} cherche un mot. Vous pouvez préparer le vôtre.`,
    theirTurn: (name) => `${name} cherche un mot.`,
    lastRound: 'C’est la dernière manche.',
    passesLeft: (count) =>
      count === 1
        ? 'Si un joueur passe encore, la partie se termine.'
        : `Si les joueurs passent encore ${count} fois de suite, la partie se termine.`,
  },
  nl: {
    youPlay: (word) => `Je speelt ${word}.`,
    plays: (name, word) => `${name} speelt ${word}.`,
    youPass: 'Je past.',
    passes: (name) => `${name} past.`,
    layOut: 'De kluizen worden klaargelegd.',
    newRound: 'Er begint een nieuwe ronde.',
    yourTurn: 'Jij bent aan de beurt: speel een woord dat begint met de letter van een kluis.',
    yourTurnStrict:
      'Jij bent aan de beurt: speel een woord dat begint met de letter van een kluis. Een ongeldig woord kost je beurt.',
    wait: (name) => `${name} zoekt een woord. Je kunt het jouwe alvast voorbereiden.`,
    theirTurn: (name) => `${name} zoekt een woord.`,
    lastRound: 'Dit is de laatste ronde.',
    passesLeft: (count) =>
      count === 1
        ? 'Nog één keer passen en de partij is afgelopen.'
        : `Nog ${count} keer passen op rij en de partij is afgelopen.`,
  },
});
