import { globSync, readFileSync } from 'node:fs';

/** A regular expression in the sources, and its file. */
export interface FoundRegex {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

/** The regular expressions in the sources: literals, and patterns of schemas. */
export const findRegexes = (globs: readonly string[]): readonly FoundRegex[] =>
  globs
    .flatMap((glob) => globSync(glob))
    .filter((file) => !/node_modules|\.test\.ts$|\/tests\/|\.fixture\.ts$/.test(file))
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return [...literalsIn(text), ...schemasIn(text)].map((pattern) => ({ file, ...pattern }));
    });

/** A token. Strings, comments and templates are tokens too, so that regex-like text in them is skipped. */
const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)|[\w$)\]}.]|\S|\s+/g;

export const literalsIn = (text: string): readonly Pick<FoundRegex, 'source' | 'flags'>[] => {
  const found: Pick<FoundRegex, 'source' | 'flags'>[] = [];
  let before = '';
  for (let at = 0; at < text.length; ) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text);
    if (token === null) break;
    const [whole, source, flags] = token;
    // After a value, a slash is a division.
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

const schemasIn = (text: string): readonly Pick<FoundRegex, 'source' | 'flags'>[] =>
  [...text.matchAll(/(?:pattern:|_PATTERN =)\s*'((?:[^'\\]|\\.)*)'/g)].map(([, written = '']) => ({
    source: written.replace(/\\(.)/g, '$1'),
    flags: 'u',
  }));
