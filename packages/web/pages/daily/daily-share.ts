import type { DailyMark } from '@sesame/kernel';

const SIGNS: Readonly<Record<DailyMark, string>> = { full: '🟡', half: '⚪', empty: '⚫', wrong: '🔴' };

/** A result as a text to paste: how it went, and nothing of the puzzle. */
export const dailyShareText = (share: {
  readonly title: string;
  readonly day: string;
  readonly lines: readonly string[];
  readonly marks: readonly (readonly DailyMark[])[];
  readonly address: string;
}): string => {
  const { title, day, lines, marks, address } = share;
  const signs = marks.map((row) => row.map((mark) => SIGNS[mark]).join(''));
  return [`Sesame · ${title} · ${day}`, lines.join(' · '), ...signs, address].join('\n');
};
