/**
 * A race trace: a player's way from seeing the picture to the claim, as coarse marks. The screen records it and hands it
 * in after the race, only to be shown. No time in it counts: that of a claim comes from its receipt.
 */
export interface TraceMark {
  /** Milliseconds since the picture was painted. */
  readonly at: number;
  readonly kind: TraceKind;
  readonly values: readonly number[];
}

/** Kinds of marks, each with its letter in the text and how many values follow it. */
const KINDS = {
  /** The pointer: its place, in thousandths of the board's width and height. */
  pointer: { letter: 'p', values: 2 },
  /** The pointer or the focus has come to a target: its place on the board. */
  target: { letter: 'o', values: 1 },
  /** A key was pressed. */
  key: { letter: 'k', values: 0 },
  /** A tile was picked up, turned, or laid down: its place in the hand. */
  lift: { letter: 'u', values: 1 },
  turn: { letter: 't', values: 1 },
  drop: { letter: 'd', values: 1 },
  /** The number of tiles that lie in one row. */
  join: { letter: 'j', values: 1 },
} as const;

export type TraceKind = keyof typeof KINDS;

const KIND_NAMES = Object.keys(KINDS) as readonly TraceKind[];
const MARK = /^(?<at>\d{1,8})(?<letter>[a-z])(?<values>\d{1,4}(?:\.\d{1,4})*)?$/;

/** A trace as text, such as `0p512.398 480u2 910j3`: half as long as JSON. */
export const makeTrace = (marks: readonly TraceMark[]): string =>
  marks.map(({ at, kind, values }) => `${at}${KINDS[kind].letter}${values.join('.')}`).join(' ');

/** Parses a trace. Undefined if it is none: an unknown mark, or one that is earlier than the mark before it. */
export const parseTrace = (text: string): readonly TraceMark[] | undefined => {
  const marks: TraceMark[] = [];
  for (const part of text === '' ? [] : text.split(' ')) {
    const mark = parseMark(part);
    if (mark === undefined || mark.at < (marks.at(-1)?.at ?? 0)) return undefined;
    marks.push(mark);
  }
  return marks;
};

const parseMark = (part: string): TraceMark | undefined => {
  const { at, letter, values: digits } = MARK.exec(part)?.groups ?? {};
  const kind = KIND_NAMES.find((name) => KINDS[name].letter === letter);
  const values = digits?.split('.').map(Number) ?? [];
  return kind === undefined || values.length !== KINDS[kind].values ? undefined : { at: Number(at), kind, values };
};

/** The trace up to a time: what came after the claim is nobody's business. */
export const cutTrace = (marks: readonly TraceMark[], until: number): readonly TraceMark[] =>
  marks.filter(({ at }) => at <= until);

/** Thins a trace until its text fits: every second place of the pointer goes first, then every second mark. */
export const thinTrace = (marks: readonly TraceMark[], maxLength: number): readonly TraceMark[] => {
  if (makeTrace(marks).length <= maxLength) return marks;
  const pointer = marks.filter(({ kind }) => kind === 'pointer');
  const thinned = pointer.length > 2 ? withoutEverySecond(marks, pointer) : withoutEverySecond(marks, marks);
  return thinTrace(thinned, maxLength);
};

/** The marks without every second one of some of them. */
const withoutEverySecond = (marks: readonly TraceMark[], some: readonly TraceMark[]): readonly TraceMark[] => {
  const gone = new Set(some.filter((_, i) => i % 2 === 1 || some.length === 1));
  return marks.filter((mark) => !gone.has(mark));
};
