import { Board } from '../games/fake-crystal/board/Board.tsx';
import { rules } from '../games/fake-crystal/rules/index.ts';
import type { View } from '../games/fake-crystal/rules/state.ts';
import { RandomMatch, type Scene } from './RandomMatch.tsx';
import { Scenes } from './Scenes.tsx';

/** Not before this round, so that the board has filled up. */
const from = (round: number, holds: (view: View) => unknown) => (view: View) =>
  view.round >= round && Boolean(holds(view));

/** Fake Crystal, one scene per state. */
const SCENES: Readonly<Record<string, Scene<View>>> = {
  offer: { seats: 3, you: 0, until: from(1, ({ may }) => may.offer), isLive: true },
  'offer-poor': { seats: 3, you: 0, until: from(3, ({ may, seats }) => may.offer && (seats[0]?.purse ?? 9) < 2) },
  'offer-token': {
    seats: 3,
    you: 0,
    options: { power: 'negotiator' },
    until: from(2, ({ may }) => may.offer?.besideToken),
  },
  choose: { seats: 3, you: 0, until: from(3, ({ may }) => may.choose && !may.repack), isLive: true },
  'choose-spy': { seats: 3, you: 0, until: from(3, ({ may }) => may.choose && may.spy), isLive: true },
  wait: {
    seats: 3,
    you: 0,
    until: from(4, ({ waiting }) => waiting.for === 'transaction' && !waiting.seats.includes(0)),
  },
  two: { seats: 2, you: 1, until: from(4, ({ may }) => may.choose && !may.repack), isLive: true },
  four: { seats: 4, you: 2, until: from(4, ({ may }) => may.choose && !may.repack), isLive: true },
  five: { seats: 5, you: 3, until: from(4, ({ may }) => may.choose && !may.repack), isLive: true },
  'five-offer': { seats: 5, you: 3, until: from(3, ({ may }) => may.offer) },
  repack: { seats: 3, you: 0, until: from(2, ({ may }) => may.repack) },
  claim: { seats: 3, you: 0, until: from(2, ({ may }) => may.claim) },
  bid: {
    seats: 3,
    you: 0,
    options: { power: 'negotiator' },
    until: from(2, ({ may }) => may.choose?.some(({ bid }) => bid)),
    isLive: true,
  },
  answer: { seats: 3, you: 0, options: { power: 'negotiator' }, until: from(2, ({ may }) => may.answer) },
  recycle: { seats: 3, you: 0, options: { power: 'recycler' }, until: from(3, ({ may }) => may.recycle) },
  'recycle-two': { seats: 2, you: 0, options: { power: 'recycler' }, until: from(4, ({ may }) => may.recycle) },
  preempt: { seats: 4, you: 0, options: { power: 'preemptor' }, until: from(3, ({ may }) => may.preempt) },
  reservations: {
    seats: 4,
    you: 0,
    options: { power: 'vanguard' },
    until: from(3, ({ may }) => may.reserve && may.pass),
  },
  reserved: {
    seats: 4,
    you: 0,
    options: { power: 'vanguard' },
    until: from(3, ({ may }) => may.choose?.some(({ barred }) => barred)),
  },
  watch: { seats: 3, until: from(3, ({ waiting }) => waiting.for === 'transaction'), isLive: true },
  'watch-five': { seats: 5, until: from(3, ({ waiting }) => waiting.for === 'transaction'), isLive: true },
  over: { seats: 4, you: 1, until: ({ end }) => end !== undefined },
  last: { seats: 3, you: 0, until: from(6, ({ may }) => may.choose || may.repack), isLive: true },
};

const GAME = { rules, Board };

export function FakeCrystalBoards({ only }: { readonly only: string | null }) {
  return (
    <Scenes
      prefix="fake-crystal"
      scenes={SCENES}
      only={only}
      draw={(scene) => <RandomMatch game={GAME} scene={scene} />}
    />
  );
}
