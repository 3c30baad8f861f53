import type { Locale, Seat, Viewer } from '@sesame/kernel';
import { listed, type TextContext } from '@sesame/ui';
import type { View } from '../rules/state.ts';
import { ending } from './ending.ts';
import { backName, trophiesName } from './piece-names.ts';
import { promptTexts } from './prompt-texts.ts';

/** The status line: what to do, or who is doing what. */
export const prompt = (view: View, viewer: Viewer, context: TextContext): string => {
  if (view.end) return ending(view, view.end.outcome, viewer, context);
  return toYou(view, viewer, context) ?? ofOthers(view, viewer, context);
};

const nameIn = ({ names }: TextContext, seat: Seat): string => names[seat] ?? '';

/** The viewer's own decision, if any. */
const toYou = ({ may, waiting, seats, active }: View, viewer: Viewer, context: TextContext): string | undefined => {
  const say = promptTexts[context.locale].you;
  if (may.offer) return may.offer.besideToken ? say.offerWithToken : say.offer;
  if (may.claim && waiting.for === 'claim') return say.claim(trophiesName(waiting.colour, context.locale));
  if (may.answer && waiting.for === 'answer') return say.answer(nameIn(context, waiting.bid.by), may.answer.sum);
  if (may.preempt && waiting.for === 'pre-emption')
    return say.preempt(nameIn(context, waiting.chosen.by), may.preempt.price);
  if (may.recycle) return say.recycle;
  if (may.repack) return say.repack;
  if (may.choose && viewer === active) return say.choose(seats[viewer]?.turnsLeft ?? 1);
  if (may.reserve && may.pass) return say.reserve;
  return may.pass ? say.pass : undefined;
};

/** The decision of the others. */
const ofOthers = (view: View, viewer: Viewer, context: TextContext): string => {
  const { waiting } = view;
  const say = promptTexts[context.locale];
  const awaited = waiting.seats.filter((seat) => seat !== viewer);
  const who = listed(
    awaited.map((seat) => nameIn(context, seat)),
    context.locale,
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
      return say.preemption(who, many, chosenIn(view, context));
    case 'answer':
      return say.answering(who, nameIn(context, waiting.bid.by), waiting.bid.sum);
    case 'claim':
      return say.claiming(who, trophiesName(waiting.colour, context.locale));
  }
};

/** "Cleo wants to buy Dan's blue tile". */
const chosenIn = ({ waiting, seats }: View, context: TextContext): string => {
  if (waiting.for !== 'pre-emption') return '';
  const { by, seller, column, type } = waiting.chosen;
  const offer = seats[seller]?.stall[column];
  const tile = offer ? tileOf(nameIn(context, seller), backName(offer.colour, context.locale), context.locale) : '';
  return promptTexts[context.locale][type === 'buy' ? 'wantsToBuy' : 'wantsToBank'](nameIn(context, by), tile);
};

const tileOf = (name: string, tile: string, locale: Locale): string => promptTexts[locale].tileOf(name, tile);
