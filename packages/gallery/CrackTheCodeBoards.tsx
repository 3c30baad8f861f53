import { CrackTheCodeMatch, type Scene } from './CrackTheCodeMatch.tsx';
import { Scenes } from './Scenes.tsx';

const OPENING = [
  [0, 'gwwpb'],
  [1, 'prygw'],
  [0, 'ryybg'],
  [1, 'rrbby'],
  [0, 'rrwpw'],
  [1, 'wwpgy'],
  [0, 'gryrp'],
  [1, 'gbwrp'],
] as const;

/** Crack the Code, one scene per state. */
const SCENES: Readonly<Record<string, Scene>> = {
  guess: { you: 0, moves: OPENING, isLive: true },
  hide: { you: 0, isLive: false },
  wait: { you: 0, moves: [...OPENING, [0, 'ybrgw']] },
  equalise: { you: 1, moves: [...OPENING, [0, 'prygw']] },
  won: { you: 0, moves: [...OPENING, [0, 'prygw'], [1, 'gwwpy']] },
  draw: { you: 1, moves: [...OPENING, [0, 'prygw'], [1, 'gwwpb']] },
  watch: { moves: OPENING },
  small: {
    you: 0,
    options: { positions: 3, colours: 4, attempts: 6, repeats: false },
    moves: [
      [0, 'ryb'],
      [1, 'bwy'],
      [0, 'ryw'],
      [1, 'bwr'],
    ],
  },
  large: {
    you: 0,
    options: { positions: 6, colours: 8, attempts: 16 },
    moves: [
      [0, 'gwwpbk'],
      [1, 'prygwo'],
      [0, 'ryybgk'],
      [1, 'rrbbyo'],
      [0, 'prygww'],
      [1, 'gwwpgk'],
    ],
  },
  four: {
    you: 0,
    options: { positions: 4, colours: 7, attempts: 8 },
    moves: [
      [0, 'gwwp'],
      [1, 'pryg'],
      [0, 'pryr'],
      [1, 'rrbb'],
    ],
  },
};

export function CrackTheCodeBoards({ only }: { readonly only: string | null }) {
  return (
    <Scenes prefix="crack-the-code" scenes={SCENES} only={only} draw={(scene) => <CrackTheCodeMatch {...scene} />} />
  );
}
