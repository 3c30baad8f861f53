import { Board } from '../games/crystal-code/board/Board.tsx';
import { rules } from '../games/crystal-code/rules/index.ts';
import type { View } from '../games/crystal-code/rules/state.ts';
import { RandomMatch, type Scene } from './RandomMatch.tsx';
import { Scenes } from './Scenes.tsx';

/** Not before this round, so that the board has filled up. */
const from = (round: number, holds: (view: View) => unknown) => (view: View) =>
  view.round >= round && Boolean(holds(view));

/** Crystal Code, one scene per state. */
const SCENES: Readonly<Record<string, Scene<View>>> = {
  ready: { seats: 3, you: 0, until: from(4, ({ may }) => may.ready), isLive: true },
  waiting: { seats: 3, you: 0, until: from(4, ({ stage, may }) => stage === 'ready' && !may.ready) },
  race: { seats: 3, you: 0, until: from(4, ({ may }) => may.done) },
  'race-live': { seats: 3, you: 0, until: from(1, ({ may }) => may.done), isLive: true },
  help: { seats: 2, you: 0, options: { help: true }, until: from(2, ({ may }) => may.done), isLive: true },
  late: {
    seats: 4,
    you: 0,
    until: from(3, ({ may, seats }) => may.done && seats.filter(({ race }) => race?.is !== 'racing').length > 1),
  },
  done: { seats: 4, you: 0, until: from(3, ({ stage, seats }) => stage === 'race' && seats[0]?.race?.is === 'done') },
  'gave-up': {
    seats: 3,
    you: 0,
    until: from(1, ({ stage, seats }) => stage === 'race' && seats[0]?.race?.is === 'gave-up'),
  },
  apart: { seats: 3, you: 0, options: { apart: true }, until: from(2, ({ may }) => may.ready), isLive: true },
  build: {
    seats: 3,
    you: 0,
    until: from(5, ({ may, seats }) => may.build && may.build.crystals > 0 && (seats[0]?.status.open ?? 0) > 1),
  },
  'build-must': { seats: 3, you: 0, until: from(3, ({ may }) => may.build?.must) },
  'build-first': { seats: 2, you: 0, until: from(1, ({ may }) => may.build?.must), isLive: true },
  'build-swap': { seats: 4, you: 0, until: from(4, ({ may }) => may.build?.swap && may.build.crystals === 0) },
  'build-late': { seats: 4, you: 0, until: from(8, ({ may }) => may.build) },
  built: { seats: 4, you: 0, until: from(5, ({ stage, may }) => stage === 'build' && !may.build) },
  final: { seats: 3, you: 0, until: from(9, ({ may }) => may.ready) },
  watch: {
    seats: 4,
    until: from(4, ({ stage, seats }) => stage === 'race' && seats.some(({ race }) => race?.is === 'done')),
  },
  'watch-build': {
    seats: 4,
    until: from(5, ({ stage, seats }) => stage === 'build' && seats.some(({ built }) => built)),
  },
  last: { seats: 3, you: 0, until: from(9, ({ may }) => may.build), isLive: true },
  over: { seats: 4, you: 1, until: ({ end }) => end !== undefined },
  'over-functions': { seats: 3, you: 1, until: ({ end }) => end?.detail.some(({ functions }) => functions) ?? false },
};

const GAME = { rules, Board };

export function CrystalCodeBoards({ only }: { readonly only: string | null }) {
  return (
    <Scenes
      prefix="crystal-code"
      scenes={SCENES}
      only={only}
      draw={(scene) => <RandomMatch game={GAME} scene={scene} />}
    />
  );
}
