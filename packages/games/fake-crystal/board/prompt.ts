import type { Locale, Seat, Viewer } from '@sesame/kernel';
import { listed, type Words } from '@sesame/ui';
import type { View } from '../rules/state.ts';
import { ending } from './ending.ts';
import { backName, trophiesName } from './piece-names.ts';
import { promptTexts } from './prompt-texts.ts';

/** The status line: what to do, or who is doing what. */
export const prompt = (view: View, viewer: Viewer, words: Words): string => {
  if (view.end) return ending(view, view.end.outcome, viewer, words);
  return toYou(view, viewer, words) ?? ofOthers(view, viewer, words);
};

const nameIn = ({ names }: Words, seat: Seat): string => names[seat] ?? '';

/** The viewer's own decision, if any. */
const toYou = ({ may, waiting, seats, active }: View, viewer: Viewer, words: Words): string | undefined => {
  const say = promptTexts[words.locale].you;
  if (may.offer) return may.offer.besideToken ? say.offerWithToken : say.offer;
  if (may.claim && waiting.for === 'claim') return say.claim(trophiesName(waiting.colour, words.locale));
  if (may.answer && waiting.for === 'answer') return say.answer(nameIn(words, waiting.bid.by), may.answer.sum);
  if (may.preempt && waiting.for === 'pre-emption')
    return say.preempt(nameIn(words, waiting.chosen.by), may.preempt.price);
  if (may.recycle) return say.recycle;
  if (may.repack) return say.repack;
  if (may.choose && viewer === active) return say.choose(seats[viewer]?.turnsLeft ?? 1);
  if (may.reserve && may.pass) return say.reserve;
  return may.pass ? say.pass : undefined;
};

/** The decision of the others. */
const ofOthers = (view: View, viewer: Viewer, words: Words): string => {
  const { waiting } = view;
  const say = promptTexts[words.locale];
  const awaited = waiting.seats.filter((seat) => seat !== viewer);
  const who = listed(
    awaited.map((seat) => nameIn(words, seat)),
    words.locale,
  );
  const many = awaited.length > 1;
  switch (waiting.for) {
    case 'deal':
    case 'nothing':
      return say.deal;
    case 'offers':
      return viewer === 'spectator' ? say.offers(who, many) : say.yourOfferIsIn(who);
    case 'transaction':
      return say.transaction(who);
    case 'reservations':
      return say.reservations(who, many);
    case 'recycling':
      return say.recycling(who);
    case 'pre-emption':
      return say.preemption(who, many, chosenIn(view, words));
    case 'answer':
      return say.answering(who, nameIn(words, waiting.bid.by), waiting.bid.sum);
    case 'claim':
      return say.claiming(who, trophiesName(waiting.colour, words.locale));
  }
};

/** "Cleo wants to buy Dan's blue tile". */
const chosenIn = ({ waiting, seats }: View, words: Words): string => {
  if (waiting.for !== 'pre-emption') return '';
  const { by, seller, column, type } = waiting.chosen;
  const offer = seats[seller]?.stall[column];
  const tile = offer ? tileOf(nameIn(words, seller), backName(offer.colour, words.locale), words.locale) : '';
  return promptTexts[words.locale][type === 'buy' ? 'wantsToBuy' : 'wantsToBank'](nameIn(words, by), tile);
};

const tileOf = (name: string, tile: string, locale: Locale): string => promptTexts[locale].tileOf(name, tile);
