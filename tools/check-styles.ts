import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A selector of a style sheet with the classes that an element or what is around it must have. */
export interface StyleRule {
  readonly file: string;
  /** Whose sheet it is: the design system, a game, or a folder of the web app. */
  readonly owner: string;
  readonly selector: string;
  readonly classes: readonly string[];
}

const SHEETS = 'packages/{ui,web,games,inspector}/**/*.css';
const SKIPPED = /(^|\/)(node_modules|dist|\.dist-[^/]*)\//;

/** Everybody may build on the classes of the design system. */
const DESIGN_SYSTEM = 'ui';
/** Where a board is shown. What stands beside boards makes room for them. */
const CONTEXTS: ReadonlySet<string> = new Set(['has-board', 'match-board']);

const ownerOf = (file: string): string => {
  const [, area = '', ...path] = file.split(sep);
  if (area === 'web') return [area, ...path.slice(0, -1)].join('/');
  return area === 'games' ? `games/${path[0]}` : area;
};

const COMMENT = /\/\*[\s\S]*?\*\//g;
const PRELUDE = /([^{};]*)([{};])/g;
const NEGATION = /:not\((?:[^()]|\([^()]*\))*\)/g;
const CLASS = /\.([a-z][\w-]*)/gi;

const classesOf = (selector: string): readonly string[] =>
  [...selector.replace(NEGATION, '').matchAll(CLASS)].map(([, name = '']) => name);

/** The selectors of a list. Commas in brackets, as in `:is(a, b)`, are part of a selector. */
const selectorsOf = (list: string): readonly string[] => {
  let depth = 0;
  const marked = [...list].map((sign) => {
    depth += Number(sign === '(') - Number(sign === ')');
    return sign === ',' && depth === 0 ? '\n' : sign === '\n' ? ' ' : sign;
  });
  return marked.join('').split('\n');
};

/** The rules of a sheet, also those in media queries and in other rules. */
export const readRules = (file: string, text: string): readonly StyleRule[] => {
  const rules: StyleRule[] = [];
  const around: string[] = [];
  for (const [, prelude = '', end] of text.replace(COMMENT, '').matchAll(PRELUDE)) {
    if (end === '}') around.pop();
    if (end !== '{') continue;
    const parents = around.flatMap(classesOf);
    around.push(prelude);
    for (const selector of selectorsOf(prelude.trim()))
      rules.push({ file, owner: ownerOf(file), selector, classes: [...parents, ...classesOf(selector)] });
  }
  return rules;
};

/**
 * Rules that reach elements of others. The build joins the sheets of all pages, so each rule outside the design system must
 * name a class that other sheets do not know, or else begin with a class that has no rules of other owners.
 */
export const findCollisions = (rules: readonly StyleRule[]): readonly string[] => {
  const owners = new Map<string, Set<string>>();
  for (const { owner, classes } of rules)
    for (const name of classes) owners.set(name, (owners.get(name) ?? new Set()).add(owner));
  const isShared = (name: string) => (owners.get(name)?.size ?? 0) > 1;
  const open = rules.filter(
    ({ owner, classes }) => owner !== DESIGN_SYSTEM && classes.length > 0 && classes.every(isShared),
  );
  const claimed = Map.groupBy(open, ({ classes }) => classes.find((name) => !owners.get(name)?.has(DESIGN_SYSTEM)));
  return [...claimed].flatMap(([name, all]) => {
    if (name === undefined)
      return all.map(({ file, selector }) => `${file}: "${selector}" restyles the design system everywhere`);
    const isOwned = CONTEXTS.has(name) || new Set(all.map(({ owner }) => owner)).size === 1;
    return isOwned ? [] : [`.${name} has rules in ${[...new Set(all.map(({ file }) => file))].join(' and ')}`];
  });
};

/** `node tools/check-styles.ts` checks that a class belongs to one component. */
const main = (): number => {
  const files = globSync(SHEETS).filter((file) => !SKIPPED.test(file));
  const faults = findCollisions(files.flatMap((file) => readRules(file, readFileSync(file, 'utf8'))));
  for (const fault of faults) console.error(fault);
  return faults.length === 0 ? 0 : 1;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main();
