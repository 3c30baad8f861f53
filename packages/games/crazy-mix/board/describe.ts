import { type Seat, winnersOf } from '@sesame/kernel';
import { listed, makeTexts, type TextContext } from '@sesame/ui';
import { type Card, MIX, type Wanted } from '../rules/pieces.ts';
import { scorersIn } from '../rules/racing.ts';
import type { Event, Round, Try } from '../rules/state.ts';
import type { Sign } from '../rules/symbols.ts';
import { cardName, formatTime } from './piece-names.ts';
import { NUMERALS } from './shapes.ts';
import { signName } from './symbol-names.ts';

/** Text or placeholder for a symbol in a log line. */
export type SignText = (sign: Sign) => string;

/** A log line; undefined for events that other lines already cover. */
export const describe = (event: Event, context: TextContext, draw?: SignText): string | undefined => {
  const { locale, names } = context;
  const say = logTexts[locale];
  const name = (seat: Seat) => names[seat] ?? '';
  const sign = draw ?? ((one: Sign) => say.the(signName(one, locale)));
  const cards = (list: readonly Card[]) =>
    listed(
      list.map((card) => (card === MIX ? cardName(card, locale) : sign(card))),
      locale,
    );
  switch (event.type) {
    case 'ready':
      return say.ready(event.round);
    case 'turned':
      return undefined;
    case 'shown':
      return event.logo === undefined ? undefined : say.mixCard(NUMERALS[event.logo]);
    case 'pointed':
      return event.right ? undefined : missLine(event, context, sign);
    case 'late':
      return say.late(name(event.seat));
    case 'waiting':
    case 'through':
      return undefined;
    case 'seat-ready':
      return say.isReady(name(event.seat));
    case 'seat-not-ready':
      return say.isNotReady(name(event.seat));
    case 'paused':
      return say.paused(name(event.seat));
    case 'paid':
      return say.paid(name(event.seat), cards([event.card]));
    case 'decided':
      return decidedLine(event.decided, context, sign);
    case 'taken':
      return say.taken(name(event.seat), cards(event.cards));
    case 'scored':
      return say.scored(listed(event.seats.map(name), locale), event.cards.length, event.seats.length > 1);
    case 'lost':
      return say.lost(cards(event.cards));
    case 'mixed':
      return say.mixed;
    case 'over': {
      const winners = winnersOf(event.outcome).map(name);
      return winners.length > 1 ? say.shared(listed(winners, locale)) : say.wins(winners[0] ?? '');
    }
  }
};

const missLine = ({ seat, symbol, lost }: Try, { locale, names }: TextContext, sign: SignText): string => {
  const say = logTexts[locale];
  const what = symbol === undefined ? say.aLogo : sign(symbol);
  return lost === undefined ? say.missed(names[seat] ?? '', what) : say.missedAndLost(names[seat] ?? '', what);
};

const wantedText = (wanted: Wanted, { locale }: TextContext, sign: SignText): string =>
  'symbol' in wanted ? sign(wanted.symbol) : logTexts[locale].logo(NUMERALS[wanted.logo]);

const decidedLine = ({ wanted, winner, tries }: Round, context: TextContext, sign: SignText): string => {
  const say = logTexts[context.locale];
  const what = wantedText(wanted, context, sign);
  if (winner === undefined) {
    const found = scorersIn({ tries }).map((seat) => context.names[seat] ?? '');
    return found.length === 0 ? say.nobody(what) : say.found(listed(found, context.locale), what, found.length > 1);
  }
  const time = tries.find(({ seat, right }) => right && seat === winner)?.time ?? 0;
  return say.first(context.names[winner] ?? '', formatTime(time, context.locale), what);
};

/** CM38: who scores how much in an untimed round; undefined in others. */
export const scoreLine = (round: Round, { locale, names }: TextContext): string | undefined => {
  const seats = scorersIn(round);
  if (round.winner !== undefined || seats.length === 0) return undefined;
  const who = listed(
    seats.map((seat) => names[seat] ?? ''),
    locale,
  );
  return logTexts[locale].scored(who, round.stake, seats.length > 1);
};

const logTexts = makeTexts({
  en: {
    the: (sign: string) => `the ${sign}`,
    ready: (round: number) => `Round ${round}.`,
    mixCard: (logo: string) => `The Crazy Mix card shows logo ${logo}.`,
    logo: (logo: string) => `logo ${logo}`,
    aLogo: 'the wrong logo',
    missed: (name: string, what: string) => `${name} points at ${what}: wrong.`,
    missedAndLost: (name: string, what: string) => `${name} points at ${what}: wrong, and loses a card.`,
    first: (name: string, time: string, what: string) => `${name} is first, in ${time}: ${what}.`,
    late: (name: string) => `${name} was right too, but later.`,
    isReady: (name: string) => `${name} is ready.`,
    isNotReady: (name: string) => `${name} isn’t ready after all.`,
    paused: (name: string) => `${name} asks for a break.`,
    paid: (name: string, card: string) => `${name} pays for the wrong try: ${card}.`,
    nobody: (what: string) => `Nobody found ${what}.`,
    found: (names: string, what: string, _many: boolean) => `${names} found ${what}.`,
    scored: (names: string, cards: number, many: boolean) =>
      many
        ? `${names} score ${cards === 1 ? '1 card' : `${cards} cards`} each.`
        : `${names} scores ${cards === 1 ? '1 card' : `${cards} cards`}.`,
    taken: (name: string, cards: string) => `${name} takes ${cards}.`,
    lost: (cards: string) => `Back in the box: ${cards}.`,
    mixed: 'Crazy Mix! All targets are turned over. From now on colours are mixed.',
    wins: (name: string) => `${name} wins the match.`,
    shared: (names: string) => `${names} share the victory.`,
  },
  fr: {
    the: (sign) => `le ${sign}`,
    ready: (round) => `Manche ${round}.`,
    mixCard: (logo) => `La carte Crazy Mix montre le logo ${logo}.`,
    logo: (logo) => `le logo ${logo}`,
    aLogo: 'le mauvais logo',
    missed: (name, what) => `${name} pointe ${what} : faux.`,
    missedAndLost: (name, what) => `${name} pointe ${what} : faux, et perd une carte.`,
    first: (name, time, what) => `${name} trouve en premier, en ${time} : ${what}.`,
    late: (name) => `${name} avait trouvé aussi, mais plus tard.`,
    isReady: (name) => `${name} est prêt.`,
    isNotReady: (name) => `${name} n’est finalement pas prêt.`,
    paused: (name) => `${name} demande une pause.`,
    paid: (name, card) => `${name} paie son essai raté : ${card}.`,
    nobody: (what) => `Personne n’a trouvé ${what}.`,
    found: (names, what, many) => `${names} ${many ? 'ont' : 'a'} trouvé ${what}.`,
    scored: (names, cards, many) =>
      many
        ? `${names} marquent ${cards === 1 ? '1 carte' : `${cards} cartes`} chacun.`
        : `${names} marque ${cards === 1 ? '1 carte' : `${cards} cartes`}.`,
    taken: (name, cards) => `${name} prend ${cards}.`,
    lost: (cards) => `Retour à la boîte : ${cards}.`,
    mixed: 'Crazy Mix ! Toutes les cibles sont retournées. Désormais, les couleurs se mélangent.',
    wins: (name) => `${name} gagne la partie.`,
    shared: (names) => `${names} se partagent la victoire.`,
  },
  nl: {
    the: (sign) => sign,
    ready: (round) => `Ronde ${round}.`,
    mixCard: (logo) => `De Crazy Mix-kaart toont logo ${logo}.`,
    logo: (logo) => `logo ${logo}`,
    aLogo: 'het verkeerde logo',
    missed: (name, what) => `${name} wijst aan: ${what}. Fout.`,
    missedAndLost: (name, what) => `${name} wijst aan: ${what}. Fout, en dat kost een kaart.`,
    first: (name, time, what) => `${name} is de eerste, in ${time}: ${what}.`,
    late: (name) => `${name} had het ook goed, maar later.`,
    isReady: (name) => `${name} is er klaar voor.`,
    isNotReady: (name) => `${name} is er toch nog niet klaar voor.`,
    paused: (name) => `${name} vraagt om een pauze.`,
    paid: (name, card) => `${name} betaalt voor de foute poging: ${card}.`,
    nobody: (what) => `Niemand vond het: ${what}.`,
    found: (names, what, many) => `${names} ${many ? 'vonden' : 'vond'} het: ${what}.`,
    scored: (names, cards, many) =>
      many
        ? `${names} scoren elk ${cards === 1 ? '1 kaart' : `${cards} kaarten`}.`
        : `${names} scoort ${cards === 1 ? '1 kaart' : `${cards} kaarten`}.`,
    taken: (name, cards) => `${name} pakt: ${cards}.`,
    lost: (cards) => `Terug in de doos: ${cards}.`,
    mixed: 'Crazy Mix! Alle doelkaarten worden omgedraaid. Vanaf nu worden kleuren gemengd.',
    wins: (name) => `${name} wint de partij.`,
    shared: (names) => `${names} delen de overwinning.`,
  },
});
