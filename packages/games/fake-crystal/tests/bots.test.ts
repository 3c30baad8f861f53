import { type Bot, makeRng, type Seat, seatsOf, type Thought } from '@sesame/kernel';
import { makeBotMatches } from '@sesame/testkit';
import { describe, expect, test } from 'vitest';
import { bots } from '../bots/index.ts';
import { determinize } from '../rules/determinize.ts';
import { CLAIMS, FACES, KINDS, type Move, POWERS, PRIZES, rules, type State, type View } from '../rules/index.ts';

type Player = Bot<View, Move>;

const { botOf, playMatch } = makeBotMatches(rules, bots);

const moveOf = (bot: Player, state: State, thought: Thought): Move =>
  bot.play(rules.view(state, thought.seat), thought);

describe.each(POWERS)('with the %s', (power) => {
  test.each([2, 3, 4, 5])('%i bots of all kinds make only legal moves', (seats) => {
    const players = seatsOf(seats).map((seat) => botOf(bots[(seat + seats) % bots.length]?.id ?? ''));
    const state = playMatch({ players, options: { power }, seed: `legal ${seats}`, budget: 2 });
    expect(rules.outcome(state)?.ranks).toHaveLength(seats);
  });

  test('a determinization is consistent with its view', () => {
    const rng = makeRng(`worlds ${power}`);
    const watch = (state: State, seat: Seat) => {
      const view = rules.view(state, seat);
      const world = rules.view(determinize(view, seat, { rng }), seat);
      expect(besides(world)).toEqual(besides(view));
      expect(world.seats[seat]).toEqual(view.seats[seat]);
      expect(world.seats.map(publicly)).toEqual(view.seats.map(publicly));
    };
    for (const seats of [2, 4]) {
      playMatch({ players: Array(seats).fill(botOf('random')), options: { power }, seed: `world ${seats}`, watch });
    }
  });

  test.each(bots.map(({ id }) => id))('%s plays the same whatever is hidden from it', (id) => {
    const rng = makeRng(`hidden ${power}`);
    let seen = 0;
    const watch = (state: State, seat: Seat) => {
      seen += 1;
      if (seen % 5 > 0) return;
      const thought = (luck: string) => ({ seat, rng: makeRng(luck), budget: 2 });
      const move = moveOf(botOf(id), state, thought(`luck ${seen}`));
      for (let other = 0; other < 2; other++) {
        const hidden = rules.resample(state, seat, rng);
        expect(rules.view(hidden, seat)).toEqual(rules.view(state, seat));
        expect(moveOf(botOf(id), hidden, thought(`luck ${seen}`))).toEqual(move);
      }
    };
    playMatch({ players: Array(3).fill(botOf('trader')), options: { power }, seed: 'hidden', watch });
    expect(seen).toBeGreaterThan(30);
  });
});

/** The view without seats and other awaited seats: a determinization leaves out secret offers already made. */
const besides = ({ seats: _, waiting, ...rest }: View) => ({ ...rest, for: waiting.for });

/** The public part of a seat. */
const publicly = ({ purse, hand, collection, trophies, token, reserve, turnsLeft }: View['seats'][number]) => ({
  purse,
  backs: hand.map(({ colour }) => colour).toSorted(),
  open: collection.open,
  stacks: [collection.blue, collection.fakes].map(({ count, top }) => ({ count, top })),
  trophies,
  token,
  reserve,
  turnsLeft,
});

describe('the gem master', () => {
  const gemMaster = botOf('searcher');

  test('varies its offer from the same hand', () => {
    const state = dealt('bluff');
    const offers = Array.from({ length: 40 }, (_, luck) =>
      JSON.stringify(moveOf(gemMaster, state, { seat: 0, rng: makeRng(luck), budget: 8 })),
    );
    expect(new Set(offers).size).toBeGreaterThan(8);
  });

  test('offers fakes and also lies about genuine tiles', () => {
    const laid = { fakes: 0, lies: 0 };
    for (let deal = 0; deal < 60; deal++) {
      const move = moveOf(gemMaster, dealt(`lies ${deal}`), { seat: 0, rng: makeRng(deal), budget: 8 });
      for (const { tile, claim } of move.type === 'offer' ? move.stall : []) {
        if (tile.endsWith('f')) laid.fakes += 1;
        else if (claim !== 6 * Number(tile[1])) laid.lies += 1;
      }
    }
    expect(laid.fakes).toBeGreaterThan(5);
    expect(laid.lies).toBeGreaterThan(5);
  });

  test.each([2, 5])('among %i it claims the most valuable trophy if nothing better is left on the board', (seats) => {
    let claims = 0;
    for (let deal = 0; deal < 12; deal++) {
      const watch = (state: State, seat: Seat) => {
        const view = rules.view(state, seat);
        const [best] = view.may.claim ?? [];
        if (best === undefined) return;
        const { colour, value } = PRIZES[best];
        const better = view.board.some((one) => PRIZES[one].colour === colour && PRIZES[one].value > value);
        const move = moveOf(gemMaster, state, { seat, rng: makeRng(deal), budget: 8 });
        if (!better) expect(move).toEqual({ type: 'claim', trophy: best });
        claims += 1;
      };
      playMatch({
        players: Array(seats).fill(botOf('trader')),
        options: { power: 'spy' },
        seed: `claim ${deal}`,
        watch,
      });
    }
    expect(claims).toBeGreaterThan(20);
  });

  test.each([2, 5])('among %i it never claims what everybody can see to be false', (seats) => {
    let offers = 0;
    for (let deal = 0; deal < 4; deal++) {
      const watch = (state: State, seat: Seat) => {
        const { may } = rules.view(state, seat);
        const { unseen } = rules.view(state, 'spectator');
        if (may.offer === undefined) return;
        const move = moveOf(gemMaster, state, { seat, rng: makeRng(deal), budget: 8 });
        for (const { tile, claim } of move.type === 'offer' ? move.stall : []) {
          const left = unseen[FACES[tile].colour];
          // A fake of a colour whose genuine tiles have all been seen cannot be hidden.
          if (left['1'] + left['2'] + left['3'] === 0) continue;
          expect(left[KINDS[CLAIMS.indexOf(claim)] ?? 'f']).toBeGreaterThan(0);
          offers += 1;
        }
      };
      playMatch({
        players: Array(seats).fill(botOf('trader')),
        options: { power: 'spy' },
        seed: `false ${deal}`,
        watch,
      });
    }
    expect(offers).toBeGreaterThan(100);
  });
});

const dealt = (seed: string): State => {
  const state = rules.setup(2, { power: 'spy' });
  const step = rules.apply(state, { at: 0, by: 'chance', move: rules.draw(state, makeRng(seed)) });
  if (!step.ok) throw new Error(step.error.code);
  return step.value.state;
};
