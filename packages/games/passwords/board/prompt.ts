import type { Viewer } from '@sesame/kernel';
import { makeMessages, type Words } from '@sesame/ui';
import type { View } from '../rules/state.ts';
import { ending } from './ending.ts';

/** Whose turn it is and exactly what to do, in one line. */
export const prompt = (view: View, viewer: Viewer, words: Words): string => {
  const say = lines[words.locale];
  if (view.end) return ending(view, view.end.outcome, viewer, words);
  if (view.turn === undefined) return say.layOut;
  const name = words.names[view.turn] ?? '';
  const passesLeft = view.passesToEnd - view.passes;
  // Passes are worth a word once the match could end by them within a round.
  const warning = view.passes > 0 && passesLeft <= view.seats.length ? ` ${say.passesLeft(passesLeft)}` : '';
  if (view.turn !== viewer) return (viewer === 'spectator' ? say.theirTurn(name) : say.wait(name)) + warning;
  return (view.options.strict ? say.yourTurnStrict : say.yourTurn) + warning;
};

const lines = makeMessages({
  en: {
    layOut: 'The safes are being laid out.',
    yourTurn: 'Your turn: say a word that begins with the letter of a safe.',
    yourTurnStrict: 'Your turn: say a word that begins with the letter of a safe. A wrong word costs the turn.',
    wait: (name: string) => `${name} looks for a word. Prepare yours meanwhile.`,
    theirTurn: (name: string) => `${name} looks for a word.`,
    passesLeft: (count: number) =>
      count === 1 ? 'One more pass ends the match.' : `${count} more passes in a row end the match.`,
  },
  fr: {
    layOut: 'Les coffres se mettent en place.',
    yourTurn: 'À vous : dites un mot qui commence par la lettre d’un coffre.',
    yourTurnStrict: 'À vous : dites un mot qui commence par la lettre d’un coffre. Un mot faux coûte le tour.',
    wait: (name) => `${name} cherche un mot. Préparez le vôtre.`,
    theirTurn: (name) => `${name} cherche un mot.`,
    passesLeft: (count) =>
      count === 1 ? 'Si l’on passe encore, la partie se termine.' : `Encore ${count} passes de suite et c’est la fin.`,
  },
  nl: {
    layOut: 'De kluizen worden neergelegd.',
    yourTurn: 'Jouw beurt: zeg een woord dat begint met de letter van een kluis.',
    yourTurnStrict: 'Jouw beurt: zeg een woord dat begint met de letter van een kluis. Een fout woord kost de beurt.',
    wait: (name) => `${name} zoekt een woord. Bereid intussen het jouwe voor.`,
    theirTurn: (name) => `${name} zoekt een woord.`,
    passesLeft: (count) =>
      count === 1
        ? 'Nog één keer passen en de partij is afgelopen.'
        : `Nog ${count} keer passen en de partij is afgelopen.`,
  },
});
