import type { Outcome, Viewer } from '@sesame/kernel';
import { de, makeTexts, type TextContext } from '@sesame/ui';
import type { View } from '../rules/state.ts';

/** The result in one line, from the viewer's side. */
export const ending = (view: View, outcome: Outcome, viewer: Viewer, { locale, names }: TextContext): string => {
  const say = lines[locale];
  const [first, second] = outcome.ranks;
  const reason = view.end?.reason ?? 'cracked';
  if (first === second) {
    return reason === 'none-cracked' ? say.noneFound : say.bothFound(view.seats[0].guesses.length);
  }
  const winner = first === 1 ? 0 : 1;
  const [won, lost] = [names[winner] ?? '', names[1 - winner] ?? ''];
  const side = viewer === 'spectator' ? 'watching' : viewer === winner ? 'winning' : 'losing';
  const how = reason === 'resigned' || reason === 'forfeited' ? say[reason] : say.found;
  return how[side](won, lost, view.seats[winner].guesses.length);
};

type Line = (won: string, lost: string, guesses: number) => string;
type BySide = Readonly<Record<'winning' | 'losing' | 'watching', Line>>;

interface Lines {
  readonly bothFound: (guesses: number) => string;
  readonly noneFound: string;
  readonly found: BySide;
  readonly resigned: BySide;
  readonly forfeited: BySide;
}

const lines = makeTexts<Lines>({
  en: {
    bothFound: (guesses) => `Draw: both codes were found on guess ${guesses}.`,
    noneFound: 'Draw: neither code was found.',
    found: {
      winning: (_, lost, guesses) => `You win: you found ${lost}’s code on guess ${guesses}.`,
      losing: (won, _, guesses) => `${won} wins: your code was found on guess ${guesses}.`,
      watching: (won, lost, guesses) => `${won} wins: ${lost}’s code was found on guess ${guesses}.`,
    },
    resigned: {
      winning: (_, lost) => `You win: ${lost} resigned.`,
      losing: (won) => `You resigned. ${won} wins.`,
      watching: (won, lost) => `${won} wins: ${lost} resigned.`,
    },
    forfeited: {
      winning: (_, lost) => `You win: ${lost} ran out of time.`,
      losing: (won) => `You ran out of time. ${won} wins.`,
      watching: (won, lost) => `${won} wins: ${lost} ran out of time.`,
    },
  },
  fr: {
    bothFound: (guesses) => `Partie nulle : les deux codes ont été trouvés à l’essai ${guesses}.`,
    noneFound: 'Partie nulle : aucun code n’a été trouvé.',
    found: {
      winning: (_, lost, guesses) => `Vous gagnez : code ${de(lost)} trouvé à l’essai ${guesses}.`,
      losing: (won, _, guesses) => `${won} gagne : votre code a été trouvé à l’essai ${guesses}.`,
      watching: (won, lost, guesses) => `${won} gagne : code ${de(lost)} trouvé à l’essai ${guesses}.`,
    },
    resigned: {
      winning: (_, lost) => `Vous gagnez : ${lost} a abandonné.`,
      losing: (won) => `Vous avez abandonné. ${won} gagne.`,
      watching: (won, lost) => `${won} gagne : ${lost} a abandonné.`,
    },
    forfeited: {
      winning: (_, lost) => `Vous gagnez : ${lost} a dépassé son temps.`,
      losing: (won) => `Votre temps est écoulé. ${won} gagne.`,
      watching: (won, lost) => `${won} gagne : ${lost} a dépassé son temps.`,
    },
  },
  nl: {
    bothFound: (guesses) => `Gelijkspel: beide codes zijn bij poging ${guesses} gevonden.`,
    noneFound: 'Gelijkspel: geen van beide codes is gevonden.',
    found: {
      winning: (_, lost, guesses) => `Je wint: je vond de code van ${lost} bij poging ${guesses}.`,
      losing: (won, _, guesses) => `${won} wint: je code is gevonden bij poging ${guesses}.`,
      watching: (won, lost, guesses) => `${won} wint: de code van ${lost} is gevonden bij poging ${guesses}.`,
    },
    resigned: {
      winning: (_, lost) => `Je wint: ${lost} heeft opgegeven.`,
      losing: (won) => `Je hebt opgegeven. ${won} wint.`,
      watching: (won, lost) => `${won} wint: ${lost} heeft opgegeven.`,
    },
    forfeited: {
      winning: (_, lost) => `Je wint: de tijd van ${lost} is op.`,
      losing: (won) => `Je tijd is op. ${won} wint.`,
      watching: (won, lost) => `${won} wint: de tijd van ${lost} is op.`,
    },
  },
});
