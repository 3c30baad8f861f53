import type { Viewer } from '@sesame/kernel';
import { listed, makeTexts, type TextContext } from '@sesame/ui';
import type { View } from '../rules/state.ts';
import { isApart } from './board-context.ts';
import { ending } from './ending.ts';

/** The prompt: what to do now, or what the match is waiting for. */
export const prompt = (view: View, viewer: Viewer, context: TextContext): string => {
  const say = promptTexts[context.locale];
  switch (view.phase) {
    case 'lay-out':
      return say.layOut;
    case 'ready': {
      if (view.may.ready) return say.sayReady(view.round);
      const missing = view.seats.flatMap(({ ready }, seat) => (ready ? [] : [context.names[seat] ?? '']));
      return say.notReady(listed(missing, context.locale), missing.length > 1);
    }
    case 'turning':
      return say.ready(view.round);
    case 'race':
      return raceLine(view, viewer, context);
    case 'taking': {
      const { seat = 0, count = 1 } = view.taking ?? {};
      return seat === viewer ? say.take(count) : say.takes(context.names[seat] ?? '', count);
    }
    case 'over':
      return view.end ? ending(view, view.end, viewer, context) : '';
  }
};

const raceLine = (view: View, viewer: Viewer, context: TextContext): string => {
  const say = promptTexts[context.locale];
  const { may, logo, seats, round } = view;
  if (may.open) return view.untimed ? say.openUntimed(round) : say.open(round);
  if (may.point) {
    const isSecond = view.tries.some(({ seat }) => seat === viewer);
    if (logo !== undefined) return isSecond ? say.logoAgain : say.logo;
    return isSecond ? say.pointAgain : say.point;
  }
  const missing = seats.flatMap(({ through }, seat) => (through || seat === viewer ? [] : [context.names[seat] ?? '']));
  const who = listed(missing, context.locale);
  if (viewer === 'spectator') return isApart(view) ? say.missing(who, round) : logo ? say.allLogo : say.all;
  return isApart(view) ? doneLine(view, viewer, { who, say }) : say.out;
};

/** Apart: how the viewer's own tries went, while others still play. */
const doneLine = (
  { tries }: View,
  viewer: Viewer,
  { who, say }: { readonly who: string; readonly say: (typeof promptTexts)['en'] },
): string => {
  const own = tries.filter(({ seat }) => seat === viewer).at(-1);
  if (own === undefined) return say.done(who);
  return own.right ? say.doneRight(who) : say.doneWrong(who);
};

const promptTexts = makeTexts({
  en: {
    layOut: 'The cards are being laid out.',
    sayReady: (round: number) => `Round ${round}: press “I’m ready” when you are.`,
    notReady: (who: string, many: boolean) => `${who} ${many ? 'aren’t' : 'isn’t'} ready yet.`,
    ready: (round: number) => `Round ${round}: get ready.`,
    open: (round: number) => `Round ${round}: start when you like. Your clock runs from then on.`,
    openUntimed: (round: number) => `Round ${round}: start when you like. There is no clock.`,
    point: 'Find the symbol the decoder describes, and point at it.',
    pointAgain: 'Wrong symbol. You have one more try.',
    logo: 'The Crazy Mix card! Point at the same logo.',
    logoAgain: 'Wrong logo. Point at the other one!',
    out: 'You’re out for this round. The others are still searching.',
    done: (who: string) => `You’re done with this round. Waiting for ${who}.`,
    doneRight: (who: string) => `Right! Waiting for ${who}.`,
    doneWrong: (who: string) => `Wrong, and your tries are used up. Waiting for ${who}.`,
    missing: (who: string, round: number) => `Round ${round}: waiting for ${who}.`,
    all: 'Everyone is searching for the symbol.',
    allLogo: 'The Crazy Mix card! Everyone is searching for its logo.',
    take: (count: number) => (count === 1 ? 'You were first! Take one card.' : `You were first! Take ${count} cards.`),
    takes: (name: string, count: number) =>
      count === 1 ? `${name} was first and is choosing a card.` : `${name} was first and is choosing ${count} cards.`,
  },
  fr: {
    layOut: 'On met les cartes en place.',
    sayReady: (round) => `Manche ${round} : appuyez sur « Je suis prêt » quand vous l’êtes.`,
    notReady: (who, many) => `${who} ${many ? 'ne sont pas encore prêts' : 'n’est pas encore prêt'}.`,
    ready: (round) => `Manche ${round} : préparez-vous.`,
    open: (round) => `Manche ${round} : lancez-la quand vous voulez. Votre chrono part alors.`,
    openUntimed: (round) => `Manche ${round} : lancez-la quand vous voulez. Il n’y a pas de chrono.`,
    point: 'Trouvez le symbole décrit par le décodeur et pointez-le.',
    pointAgain: 'Mauvais symbole. Il vous reste un essai.',
    logo: 'La carte Crazy Mix ! Pointez le même logo.',
    logoAgain: 'Mauvais logo. Pointez l’autre !',
    out: 'Cette manche est finie pour vous. Les autres cherchent encore.',
    done: (who) => `Cette manche est finie pour vous. On attend ${who}.`,
    doneRight: (who) => `Juste ! On attend ${who}.`,
    doneWrong: (who) => `Faux, et vous n’avez plus d’essai. On attend ${who}.`,
    missing: (who, round) => `Manche ${round} : on attend ${who}.`,
    all: 'Tout le monde cherche le symbole.',
    allLogo: 'La carte Crazy Mix ! Tout le monde cherche son logo.',
    take: (count) =>
      count === 1
        ? 'Vous êtes le plus rapide ! Prenez une carte.'
        : `Vous êtes le plus rapide ! Prenez ${count} cartes.`,
    takes: (name, count) =>
      count === 1 ? `${name}, le plus rapide, choisit une carte.` : `${name}, le plus rapide, choisit ${count} cartes.`,
  },
  nl: {
    layOut: 'De kaarten worden klaargelegd.',
    sayReady: (round) => `Ronde ${round}: druk op “Ik ben er klaar voor” als je zover bent.`,
    notReady: (who, many) => `${who} ${many ? 'zijn' : 'is'} er nog niet klaar voor.`,
    ready: (round) => `Ronde ${round}: maak je klaar.`,
    open: (round) => `Ronde ${round}: begin wanneer je wilt. Dan gaat je klok lopen.`,
    openUntimed: (round) => `Ronde ${round}: begin wanneer je wilt. Er loopt geen klok.`,
    point: 'Zoek het symbool dat de decoder beschrijft en wijs het aan.',
    pointAgain: 'Verkeerd symbool. Je hebt nog één poging.',
    logo: 'De Crazy Mix-kaart! Wijs hetzelfde logo aan.',
    logoAgain: 'Verkeerd logo. Wijs het andere aan!',
    out: 'Je ligt uit deze ronde. De anderen zoeken nog.',
    done: (who) => `Je bent klaar met deze ronde. We wachten op ${who}.`,
    doneRight: (who) => `Goed! We wachten op ${who}.`,
    doneWrong: (who) => `Fout, en je pogingen zijn op. We wachten op ${who}.`,
    missing: (who, round) => `Ronde ${round}: we wachten op ${who}.`,
    all: 'Iedereen zoekt het symbool.',
    allLogo: 'De Crazy Mix-kaart! Iedereen zoekt het logo.',
    take: (count) => (count === 1 ? 'Je was de eerste! Pak één kaart.' : `Je was de eerste! Pak ${count} kaarten.`),
    takes: (name, count) =>
      count === 1 ? `${name} was de eerste en kiest een kaart.` : `${name} was de eerste en kiest ${count} kaarten.`,
  },
});
