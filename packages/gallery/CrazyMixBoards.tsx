import { Board } from '../games/crazy-mix/board/Board.tsx';
import { rules } from '../games/crazy-mix/rules/index.ts';
import type { View } from '../games/crazy-mix/rules/state.ts';
import { RandomMatch, type Scene } from './RandomMatch.tsx';
import { Scenes } from './Scenes.tsx';

/** Not before this round, so that the board has filled up. */
const from = (round: number, holds: (view: View) => unknown) => (view: View) =>
  view.round >= round && Boolean(holds(view));

/** Crazy Mix, one scene per state. */
const SCENES: Readonly<Record<string, Scene<View>>> = {
  ready: { seats: 4, you: 0, until: from(1, ({ phase }) => phase === 'turning'), isLive: true },
  race: { seats: 4, you: 0, until: from(3, ({ may, logo }) => may.point && !logo) },
  live: { seats: 4, you: 0, until: from(2, ({ phase }) => phase === 'turning'), isLive: true },
  wrong: {
    seats: 4,
    you: 0,
    until: from(3, ({ may, tries }) => may.point && tries.some(({ seat }) => seat === 0) && tries.length > 1),
  },
  out: {
    seats: 4,
    you: 0,
    until: from(2, ({ may, phase, seats }) => phase === 'race' && !may.point && seats[0]?.through),
  },
  take: { seats: 4, you: 0, until: from(2, ({ may }) => (may.take?.count ?? 0) > 1), isLive: true },
  taking: { seats: 4, you: 0, until: from(4, ({ taking }) => taking && taking.seat !== 0) },
  logo: { seats: 4, you: 0, until: from(1, ({ may, logo }) => may.point && logo), isLive: true },
  mixing: {
    seats: 4,
    you: 0,
    until: from(2, ({ mixed, phase, sides }) => mixed && phase === 'turning' && sides.length === 0),
  },
  mixed: { seats: 4, you: 0, until: from(3, ({ may, mixed }) => may.point && mixed), isLive: true },
  eight: { seats: 8, you: 2, until: from(5, ({ may, tries }) => may.point && tries.length > 2), isLive: true },
  'eight-taking': { seats: 8, you: 2, until: from(5, ({ taking }) => taking !== undefined) },
  two: { seats: 2, you: 1, until: from(3, ({ may }) => may.point), isLive: true },
  open: { seats: 3, you: 0, options: { apart: true }, until: from(3, ({ may }) => may.open), isLive: true },
  apart: { seats: 3, you: 0, options: { apart: true }, until: from(3, ({ may }) => may.point) },
  waiting: {
    seats: 3,
    you: 0,
    options: { apart: true },
    until: from(2, ({ phase, seats }) => phase === 'race' && seats[0]?.through),
  },
  watch: { seats: 4, until: from(3, ({ phase }) => phase === 'race'), isLive: true },
  over: { seats: 4, you: 1, until: ({ end }) => end !== undefined },
};

const GAME = { rules, Board };

export function CrazyMixBoards({ only }: { readonly only: string | null }) {
  return (
    <Scenes
      prefix="crazy-mix"
      scenes={SCENES}
      only={only}
      draw={(scene) => <RandomMatch game={GAME} scene={scene} />}
    />
  );
}
