/** An atom or group of a regular expression with its quantifier. */
interface Part {
  /** The source, without the quantifier. */
  readonly text: string;
  readonly min: number;
  readonly max: number;
  /** The alternatives of a group. */
  readonly inside: readonly (readonly Part[])[];
}

/**
 * The worst-case backtracking of a regular expression; undefined if it is linear. `exponential`: nested repetitions without
 * a delimiter between them, or a repeated alternation. `polynomial`: adjacent repetitions that match the same characters,
 * or an unanchored repetition, which is tried from every position.
 */
export const regexComplexity = (source: string): 'exponential' | 'polynomial' | undefined => {
  const [alternatives] = parseAlternatives(source, 0);
  if (alternatives.some(isExponential)) return 'exponential';
  return alternatives.some(isPolynomial) ? 'polynomial' : undefined;
};

const varies = ({ min, max }: Part): boolean => min !== max && max > 1;

const isExponential = (parts: readonly Part[]): boolean =>
  parts.some(({ inside, max }) => {
    if (inside.some(isExponential)) return true;
    if (max <= 1 || inside.length === 0) return false;
    return inside.length > 1 || inside.some((group) => group.some(containsVarying) && !isDelimited(group));
  });

const containsVarying = (part: Part): boolean =>
  varies(part) || part.inside.some((group) => group.some(containsVarying));

/** The single character that a part matches, if it is one. */
const letterOf = ({ text }: Part): string | undefined => (/^[^\\.^$]$|^\\\W$/.test(text) ? text.at(-1) : undefined);

/** Whether a group begins with a character that no repetition in it matches. */
const isDelimited = ([first, ...rest]: readonly Part[]): boolean => {
  const letter = first?.min === 1 && first.max === 1 ? letterOf(first) : undefined;
  return letter !== undefined && rest.filter(varies).every(({ text }) => !matches(text, letter));
};

const isPolynomial = (parts: readonly Part[]): boolean => {
  const flat = parts.flatMap(flatten);
  const endless = flat.flatMap((part, at) => (part.max === Number.POSITIVE_INFINITY ? [at] : []));
  const isAnchored = flat[0]?.text === '^';
  if (!isAnchored && endless.some((at) => at > 0 || flat.length > 1)) return true;
  return endless.some((at, which) => which > 0 && !isSeparated(flat, endless[which - 1] ?? 0, at));
};

const flatten = (part: Part): readonly Part[] =>
  part.inside.length === 1 && part.max === 1 ? (part.inside[0] ?? []).flatMap(flatten) : [part];

/** Whether something between two repetitions is not matched by the first. */
const isSeparated = (parts: readonly Part[], from: number, to: number): boolean => {
  const first = parts[from]?.text ?? '';
  return parts.slice(from + 1, to).some((part) => {
    const letter = part.min > 0 ? letterOf(part) : undefined;
    return letter !== undefined && !matches(first, letter);
  });
};

const matches = (text: string, letter: string): boolean => new RegExp(`^(?:${text})$`, 'u').test(letter);

const parseAlternatives = (source: string, from: number): [alternatives: Part[][], end: number] => {
  const alternatives: Part[][] = [[]];
  let at = from;
  while (at < source.length && source[at] !== ')') {
    if (source[at] === '|') {
      alternatives.push([]);
      at += 1;
      continue;
    }
    const [part, end] = parsePart(source, at);
    alternatives.at(-1)?.push(part);
    at = end;
  }
  return [alternatives, at];
};

const ATOM = /\\(?:[pPk][{<][^}>]*[}>]|u\{[^}]*\}|.)|\[(?:[^\]\\]|\\.)*\]|[\s\S]/y;
const QUANTIFIER = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y;

const parsePart = (source: string, from: number): [part: Part, end: number] => {
  let inside: Part[][] = [];
  let at = from;
  if (source[from] === '(') {
    const opening = /\((?:\?(?:[:=!]|<[=!]|<\w+>))?/y;
    opening.lastIndex = from;
    [inside, at] = parseAlternatives(source, from + (opening.exec(source)?.[0].length ?? 1));
    at += 1;
  } else {
    ATOM.lastIndex = from;
    at += ATOM.exec(source)?.[0].length ?? 1;
  }
  const text = source.slice(from, at);
  QUANTIFIER.lastIndex = at;
  const quantifier = QUANTIFIER.exec(source);
  return [{ text, inside, ...rangeOf(quantifier) }, at + (quantifier?.[0].length ?? 0)];
};

const rangeOf = (quantifier: RegExpExecArray | null): Pick<Part, 'min' | 'max'> => {
  if (quantifier === null) return { min: 1, max: 1 };
  const [, sign, least, comma, most] = quantifier;
  if (sign !== undefined) return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Number.POSITIVE_INFINITY };
  const min = Number(least);
  return { min, max: comma === '' ? min : most === '' ? Number.POSITIVE_INFINITY : Number(most) };
};
