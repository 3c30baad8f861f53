import { Suspense, use } from 'react';
import { Board } from '../games/passwords/board/Board.tsx';
import { rules } from '../games/passwords/rules/index.ts';
import { LANGUAGES, type View } from '../games/passwords/rules/state.ts';
import { RandomMatch, type Scene } from './RandomMatch.tsx';
import { Scenes } from './Scenes.tsx';

const YOU = 0;

/** Not before this turn, so that the board has filled up. */
const from = (turn: number, holds: (view: View) => unknown) => (view: View) =>
  view.turns.length >= turn && Boolean(holds(view));

const isYours = ({ turn }: View): boolean => turn === YOU;
const last = ({ turns }: View) => turns.at(-1);

/** Passwords, one scene per state. */
const SCENES: Readonly<Record<string, Scene<View>>> = {
  begin: { seats: 3, you: YOU, until: from(0, isYours), isLive: true },
  turn: { seats: 5, you: YOU, until: from(9, isYours), isLive: true },
  two: { seats: 2, you: YOU, until: from(6, isYours), isLive: true },
  gentle: {
    seats: 3,
    you: YOU,
    options: { strict: false, equalTurns: false, dictionary: 1 },
    until: from(6, isYours),
    isLive: true,
  },
  wait: { seats: 4, you: YOU, until: from(6, (view) => !isYours(view)) },
  locked: {
    seats: 3,
    you: YOU,
    until: from(5, (view) => {
      const turn = last(view);
      return isYours(view) && turn?.type === 'password' && turn.locked.length > 0;
    }),
  },
  passed: { seats: 3, you: YOU, until: from(3, (view) => isYours(view) && last(view)?.type === 'pass'), isLive: true },
  french: { seats: 3, you: YOU, options: { language: 'fr' }, until: from(5, isYours), isLive: true },
  dutch: { seats: 3, you: YOU, options: { language: 'nl' }, until: from(5, isYours), isLive: true },
  watch: { seats: 4, until: from(7, ({ turn }) => turn !== undefined), isLive: true },
  last: {
    seats: 3,
    you: YOU,
    until: from(9, (view) => isYours(view) && (view.seats[YOU]?.hand ?? 9) < 4),
    isLive: true,
  },
  over: { seats: 4, you: YOU, until: ({ end }) => end !== undefined },
  'over-two': { seats: 2, you: YOU, until: ({ end }) => end !== undefined },
};

const GAME = { rules, Board };

/** The rules need their dictionaries loaded before a match. */
const prepared = Promise.all(
  LANGUAGES.map((language) => rules.prepare?.({ language, strict: true, equalTurns: false, dictionary: 1 })),
);

export function PasswordsBoards({ only }: { readonly only: string | null }) {
  return (
    <Suspense>
      <Prepared only={only} />
    </Suspense>
  );
}

function Prepared({ only }: { readonly only: string | null }) {
  use(prepared);
  return (
    <Scenes
      prefix="passwords"
      scenes={SCENES}
      only={only}
      draw={(scene) => <RandomMatch game={GAME} scene={scene} />}
    />
  );
}
