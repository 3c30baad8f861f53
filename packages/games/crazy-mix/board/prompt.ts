import type { Viewer } from '@sesame/kernel';
import { listed, makeMessages, type Words } from '@sesame/ui';
import type { View } from '../rules/state.ts';
import { ending } from './ending.ts';

/** Exactly what to do now, or what is waited for, in one line. */
export const prompt = (view: View, viewer: Viewer, words: Words): string => {
  const say = lines[words.locale];
  switch (view.phase) {
    case 'lay-out':
      return say.layOut;
    case 'turning':
      return say.ready(view.round);
    case 'race':
      return raceLine(view, viewer, words);
    case 'taking': {
      const { seat = 0, count = 1 } = view.taking ?? {};
      return seat === viewer ? say.take(count) : say.takes(words.names[seat] ?? '', count);
    }
    case 'over':
      return view.end ? ending(view, view.end, viewer, words) : '';
  }
};

const raceLine = (view: View, viewer: Viewer, words: Words): string => {
  const say = lines[words.locale];
  const { may, logo, options, seats, round } = view;
  if (may.open) return say.open(round);
  if (may.point) {
    const isSecond = view.tries.some(({ seat }) => seat === viewer);
    if (logo !== undefined) return isSecond ? say.logoAgain : say.logo;
    return isSecond ? say.pointAgain : say.point;
  }
  const missing = seats.flatMap(({ through }, seat) => (through || seat === viewer ? [] : [words.names[seat] ?? '']));
  const who = listed(missing, words.locale);
  if (viewer === 'spectator') return options.apart ? say.missing(who, round) : logo ? say.allLogo : say.all;
  return options.apart ? say.done(who) : say.out;
};

const lines = makeMessages({
  en: {
    layOut: 'The cards are being laid out.',
    ready: (round: number) => `Round ${round}: get ready.`,
    open: (round: number) => `Round ${round} is yours to open. Your time runs from then.`,
    point: 'Point at the symbol that the decoder reads from the four cards.',
    pointAgain: 'Not that one. You have one more try.',
    logo: 'The Crazy Mix card! Point at the same logo.',
    logoAgain: 'Not that one. The other logo!',
    out: 'You are through with this round. The others are still looking.',
    done: (who: string) => `You are through with this round. Still to come: ${who}.`,
    missing: (who: string, round: number) => `Round ${round}, each in their own time. Still to come: ${who}.`,
    all: 'Everybody is looking for the symbol.',
    allLogo: 'The Crazy Mix card! Everybody is looking for its logo.',
    take: (count: number) => (count === 1 ? 'You were first: take one card.' : `You were first: take ${count} cards.`),
    takes: (name: string, count: number) =>
      count === 1 ? `${name} was first and takes one card.` : `${name} was first and takes ${count} cards.`,
  },
  fr: {
    layOut: 'Les cartes sont mises en place.',
    ready: (round) => `Manche ${round} : tenez-vous prêts.`,
    open: (round) => `La manche ${round} vous attend. Votre temps court dès que vous l’ouvrez.`,
    point: 'Pointez le symbole que le décodeur lit sur les quatre cartes.',
    pointAgain: 'Pas celui-là. Il vous reste un essai.',
    logo: 'La carte Crazy Mix ! Pointez le même logo.',
    logoAgain: 'Pas celui-là. L’autre logo !',
    out: 'Vous avez fini cette manche. Les autres cherchent encore.',
    done: (who) => `Vous avez fini cette manche. On attend encore : ${who}.`,
    missing: (who, round) => `Manche ${round}, chacun à son heure. On attend encore : ${who}.`,
    all: 'Tout le monde cherche le symbole.',
    allLogo: 'La carte Crazy Mix ! Tout le monde cherche son logo.',
    take: (count) => (count === 1 ? 'Premier ! Prenez une carte.' : `Premier ! Prenez ${count} cartes.`),
    takes: (name, count) =>
      count === 1
        ? `Le plus rapide : ${name}, qui prend une carte.`
        : `Le plus rapide : ${name}, qui prend ${count} cartes.`,
  },
  nl: {
    layOut: 'De kaarten worden klaargelegd.',
    ready: (round) => `Ronde ${round}: maak je klaar.`,
    open: (round) => `Ronde ${round} wacht op je. Je tijd loopt zodra je hem opent.`,
    point: 'Wijs het symbool aan dat de decoder van de vier kaarten leest.',
    pointAgain: 'Die niet. Je hebt nog één poging.',
    logo: 'De Crazy Mix-kaart! Wijs hetzelfde logo aan.',
    logoAgain: 'Die niet. Het andere logo!',
    out: 'Je bent klaar met deze ronde. De anderen zoeken nog.',
    done: (who) => `Je bent klaar met deze ronde. Nog te gaan: ${who}.`,
    missing: (who, round) => `Ronde ${round}, ieder op zijn eigen tijd. Nog te gaan: ${who}.`,
    all: 'Iedereen zoekt het symbool.',
    allLogo: 'De Crazy Mix-kaart! Iedereen zoekt het logo.',
    take: (count) => (count === 1 ? 'Je was eerst: neem één kaart.' : `Je was eerst: neem ${count} kaarten.`),
    takes: (name, count) =>
      count === 1 ? `${name} was eerst en neemt één kaart.` : `${name} was eerst en neemt ${count} kaarten.`,
  },
});
