import { globSync, readFileSync } from 'node:fs';

/** A regular expression of the sources, and where it stands. */
export interface FoundPattern {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

/** The regular expressions that the house runs on what others send: literals, and patterns of schemas. */
export const findPatterns = (globs: readonly string[]): readonly FoundPattern[] =>
  globs
    .flatMap((glob) => globSync(glob))
    .filter((file) => !/node_modules|\.test\.ts$|\/tests\/|\.fixture\.ts$/.test(file))
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return [...literalsIn(text), ...schemasIn(text)].map((pattern) => ({ file, ...pattern }));
    });

/** Strings, comments and templates are passed over, so that what looks like a pattern in them is none. */
const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)|[\w$)\]}.]|\S|\s+/g;

export const literalsIn = (text: string): readonly Pick<FoundPattern, 'source' | 'flags'>[] => {
  const found: Pick<FoundPattern, 'source' | 'flags'>[] = [];
  let before = '';
  for (let at = 0; at < text.length; ) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text);
    if (token === null) break;
    const [whole, source, flags] = token;
    // After a value a stroke divides.
    const divides = /[\w$)\]]$/.test(before) && !/\b(?:return|typeof|case)$/.test(before);
    if (source !== undefined && divides) at += 1;
    else at += whole.length;
    if (source !== undefined && !divides) found.push({ source, flags: flags ?? '' });
    if (/^(?:\s|\/[/*])/.test(whole)) continue;
    before = (before + (source !== undefined && divides ? '/' : whole)).slice(-10);
    if (whole.startsWith('`'))
      for (const [, code = ''] of whole.matchAll(/\$\{([^}]*)\}/g)) found.push(...literalsIn(code));
  }
  return found;
};

const schemasIn = (text: string): readonly Pick<FoundPattern, 'source' | 'flags'>[] =>
  [...text.matchAll(/pattern:\s*'((?:[^'\\]|\\.)*)'/g)].map(([, written = '']) => ({
    source: written.replace(/\\(.)/g, '$1'),
    flags: 'u',
  }));
