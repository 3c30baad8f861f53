import type { TimeControl } from '@sesame/protocol';

const live = (perMove: number, minutes: number): TimeControl => ({ kind: 'live', perMove, bank: minutes * 60 });

/** Live time controls that suit each game. */
const PRESETS: Readonly<Record<string, readonly TimeControl[]>> = {
  'crack-the-code': [live(30, 0), live(0, 10), live(10, 3)],
  'fake-crystal': [live(60, 0), live(0, 15), live(20, 5)],
  passwords: [live(60, 0), live(0, 10), live(20, 3)],
  'crazy-mix': [live(20, 0), live(0, 5), live(10, 2)],
  // The crystal is built in one long decision, which the time bank is for.
  'crystal-code': [live(45, 10), live(90, 5), live(0, 25)],
};

const DEFAULT_PRESETS = [live(30, 0), live(0, 10), live(10, 3)] as const;

export const liveTimeControls = (game: string): readonly [TimeControl, ...TimeControl[]] => {
  const [first, ...others] = PRESETS[game] ?? DEFAULT_PRESETS;
  return [first ?? DEFAULT_PRESETS[0], ...others];
};
