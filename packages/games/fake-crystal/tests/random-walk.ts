import { below, type Input, makeRng, pick, play, type Rng, type Seat } from '@sesame/kernel';
import {
  CLAIMS,
  type Laid,
  type May,
  type Move,
  type Power,
  type Price,
  type Range,
  rules,
  type State,
  type Tile,
  type View,
} from '../rules/index.ts';

/** A random move that the view allows, awaited or not. */
const anyMove = (view: View, seat: Seat, rng: Rng): Move | undefined => {
  const { may } = view;
  const moves = [
    ...(may.offer ? [() => anyOffer(view, seat, rng)] : []),
    ...(may.choose ?? []).flatMap(({ seller, column, buy, bank, bid }): (() => Move)[] => [
      ...(buy?.payable ? [() => ({ type: 'buy', seller, column }) as const] : []),
      ...(bank ? [() => ({ type: 'bank', seller, column }) as const] : []),
      ...(bid ? [() => ({ type: 'bid', seller, column, sum: within(bid, rng) }) as const] : []),
    ]),
    ...(may.repack ?? []).map((column) => (): Move => ({ type: 'repack', column })),
    ...(may.claim ?? []).map((trophy) => (): Move => ({ type: 'claim', trophy })),
    ...(may.claim ? [(): Move => ({ type: 'decline' })] : []),
    ...(may.answer ? [(): Move => ({ type: 'sell' })] : []),
    ...(may.answer?.keep ? [(): Move => ({ type: 'keep' })] : []),
    ...(may.recycle ? [() => anySwap(may.recycle, rng)] : []),
    ...(may.preempt?.give ?? []).map((give) => (): Move => ({ type: 'preempt', give })),
    ...(may.reserve ?? []).map((spot) => (): Move => ({ type: 'reserve', ...spot })),
    ...(may.spy ?? []).map((spot) => (): Move => ({ type: 'spy', ...spot })),
    ...(may.pass ? [(): Move => ({ type: 'pass' })] : []),
  ];
  return moves.length === 0 ? undefined : pick(rng, moves)();
};

const anySwap = (recycle: May['recycle'], rng: Rng): Move => ({
  type: 'recycle',
  give: pick(rng, recycle?.give ?? []),
  take: pick(rng, recycle?.take ?? []),
});

const within = ({ least, most }: Range, rng: Rng): number => least + below(rng, Math.min(most, least + 9) - least + 1);

const anyOffer = ({ may: { offer }, seats }: View, seat: Seat, rng: Rng): Move => {
  const hand = (seats[seat]?.hand ?? []).flatMap(({ tile }) => tile ?? []);
  const first = below(rng, hand.length);
  const rest = hand.toSpliced(first, 1);
  const [left, right] = anyPrices(offer, rng);
  const laid = (tile: Tile, price: Price): Laid => ({ tile, claim: pick(rng, CLAIMS), price });
  return { type: 'offer', stall: [laid(pick(rng, hand.slice(first, first + 1)), left), laid(pick(rng, rest), right)] };
};

const anyPrices = (offer: May['offer'], rng: Rng): readonly [Price, Price] => {
  if (offer === undefined) throw new Error('no offer is due');
  if (offer.besideToken && below(rng, 3) > 0) return [within(offer.besideToken, rng), 'token'];
  const left = within(offer.price, rng);
  const least = Math.max(offer.price.least, offer.sum.least - left);
  return [left, within({ least, most: Math.min(offer.price.most, offer.sum.most - left) }, rng)];
};

export interface Walk {
  readonly seats: number;
  readonly power: Power;
  readonly seed: string | number;
}

export interface Step {
  readonly before: State;
  readonly input: Input<Move>;
  readonly state: State;
}

/** Plays random moves that the views allow. A refusal means that a view is wrong. */
export function* randomWalk({ seats, power, seed }: Walk): Generator<Step> {
  const rng = makeRng(seed);
  let state = rules.setup(seats, { power });
  for (let at = 0; rules.outcome(state) === undefined; at += 1000) {
    const input = anyInput(state, at, rng);
    if (input === undefined) continue;
    const step = play(rules, state, input);
    if (!step.ok) throw new Error(`${step.error.code}: ${JSON.stringify(input)}`);
    yield { before: state, input, state: step.value.state };
    state = step.value.state;
  }
}

/** Three times out of four from an awaited seat. */
const anyInput = (state: State, at: number, rng: Rng): Input<Move> | undefined => {
  const { chance, seats } = rules.awaits(state);
  if (chance) return { at, by: 'chance', move: rules.draw(state, rng) };
  const by = below(rng, 4) > 0 ? pick(rng, seats) : below(rng, state.seats.length);
  const move = anyMove(rules.view(state, by), by, rng);
  return move && { at, by, move };
};
