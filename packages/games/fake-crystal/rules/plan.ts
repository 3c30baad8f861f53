import { type Planned, type Plans, parse, type Result, refuse, type Seat } from '@sesame/kernel';
import { type Choice, CLAIMS, type Claim, COLOURS, type Colour, type May, type Move, type View } from './state.ts';
import { FACES } from './tiles.ts';

/**
 * A standing order. `buy`: an offer claimed at `claim` or more, for `price` or less. `bank`: likewise with a stake of
 * `price` or more. A spied face counts instead of the claim when buying.
 */
export interface Order {
  readonly do: 'buy' | 'bank';
  readonly price: number;
  readonly claim?: Claim;
  readonly colour?: Colour;
  readonly seller?: Seat;
}

/** Conditional moves for one round. Decisions it does not cover wait for the player. */
export interface Plan {
  readonly round: number;
  /** Orders by priority. Stored plans use this field name. */
  readonly wishes: readonly Order[];
  /** Claims the most valuable trophy whenever possible. */
  readonly claim?: boolean;
  /** Declines powers that the match waits for. */
  readonly pass?: boolean;
  /** Answers bids for one's own token: sells at this sum or more, otherwise keeps if possible. */
  readonly sellAt?: number;
}

const credits = parse.whole(0, 200);
const shape: parse.Parse<Plan> = parse.object({
  round: parse.whole(1, 8),
  wishes: parse.list(
    parse.object({
      do: parse.oneOf('buy', 'bank'),
      price: credits,
      claim: parse.optional(parse.oneOf(...CLAIMS)),
      colour: parse.optional(parse.oneOf(...COLOURS)),
      seller: parse.optional(parse.whole(0, 4)),
    }),
    { max: 8 },
  ),
  claim: parse.optional(parse.flag),
  pass: parse.optional(parse.flag),
  sellAt: parse.optional(credits),
});

const parsePlan = (json: unknown, view: View, seat: Seat): Result<Plan> => {
  const plan = shape(json);
  if (!plan.ok) return plan;
  const { round, wishes, claim, pass, sellAt } = plan.value;
  if (round !== view.round) return refuse('plan-late', 'The match has moved on. Check the board and plan again.');
  if (wishes.some(({ seller }) => seller === seat || (seller ?? 0) >= view.seats.length)) {
    return refuse('plan-seller', 'Choose another player’s offer.');
  }
  if (wishes.length === 0 && !claim && !pass && sellAt === undefined)
    return refuse('plan-empty', 'This plan is empty. Add an order first.');
  return plan;
};

const next = (plan: Plan, view: View, seat: Seat): Planned<Move> => {
  if (view.phase === 'over' || view.round > plan.round) return { do: 'end', why: 'done' };
  const move = moveOf(plan, view, seat);
  return move === undefined ? { do: 'wait' } : { do: 'play', move };
};

const moveOf = (plan: Plan, view: View, seat: Seat): Move | undefined => {
  const { claim, answer, pass, choose, repack } = view.may;
  const [trophy] = claim ?? [];
  if (trophy !== undefined) return plan.claim ? { type: 'claim', trophy } : undefined;
  if (answer !== undefined) return answerTo(answer, plan.sellAt);
  if (pass !== undefined) return plan.pass ? { type: 'pass' } : undefined;
  const [column, other] = repack ?? [];
  // The only legal move.
  if (column !== undefined && other === undefined) return { type: 'repack', column };
  const offers = (choose ?? []).flatMap((choice) => offerOf(view, choice));
  return tradeFor(plan.wishes, offers, view.seats[seat]?.purse ?? 0);
};

const answerTo = ({ sum, keep }: NonNullable<May['answer']>, sellAt: number | undefined): Move | undefined =>
  sellAt === undefined ? undefined : { type: sum >= sellAt || !keep ? 'sell' : 'keep' };

/** An offer that has a price and can be chosen. */
interface Offer extends Choice {
  readonly colour: Colour;
  readonly price: number;
  readonly claim: Claim;
  /** The spied value, otherwise the claim. */
  readonly worth: number;
}

const offerOf = ({ seats }: View, choice: Choice): readonly Offer[] => {
  const offer = seats[choice.seller]?.stall[choice.column];
  if (!offer || choice.buy === undefined) return [];
  const worth = offer.tile === undefined ? offer.claim : FACES[offer.tile].value;
  return [{ ...choice, colour: offer.colour, price: choice.buy.price, claim: offer.claim, worth }];
};

const matchesOrder = (order: Order, offer: Offer, purse: number): boolean =>
  (order.seller ?? offer.seller) === offer.seller &&
  (order.colour ?? offer.colour) === offer.colour &&
  (order.do === 'buy'
    ? offer.worth >= (order.claim ?? CLAIMS[0]) && offer.price <= Math.min(order.price, purse)
    : offer.claim >= (order.claim ?? CLAIMS[0]) && offer.price >= order.price);

/** The best offer for the first order that matches one: highest value, then lowest price; for banking, the highest stake. */
const tradeFor = (orders: readonly Order[], offers: readonly Offer[], purse: number): Move | undefined => {
  for (const order of orders) {
    const [best] = offers
      .filter((offer) => matchesOrder(order, offer, purse))
      .toSorted((a, b) => (order.do === 'buy' ? b.worth - a.worth || a.price - b.price : b.price - a.price));
    if (best !== undefined) return { type: order.do, seller: best.seller, column: best.column };
  }
  return undefined;
};

export const plans: Plans<Plan, View, Move> = { parse: parsePlan, next };
