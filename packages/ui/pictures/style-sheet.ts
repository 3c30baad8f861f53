import { mixColours } from './colour-mix.ts';

/**
 * The style sheets of the pieces for resvg, which knows neither custom properties nor color-mix() nor font shorthands.
 * Pictures so have the colours of the boards, in the dark theme.
 */
type Properties = Readonly<Record<string, string>>;

interface Rule {
  readonly selectors: readonly string[];
  readonly properties: Properties;
}

/** What resvg draws with. All else is for the screen. */
const PAINTS = /^(fill|stroke|opacity|font-size|text-anchor|text-decoration|paint-order)/;
/** Classes and elements, also inside each other. Themes, states and media are for the screen. */
const SELECTOR = /^(\.[\w-]+)+( ((\.[\w-]+)+|path|circle|line|text))*$/;

const parseProperties = (body: string): Properties =>
  Object.fromEntries(
    body.split(';').flatMap((line) => {
      const colon = line.indexOf(':');
      return colon === -1 ? [] : [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()]];
    }),
  );

const parseRules = (css: string): readonly Rule[] => {
  const flat = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@[^{;]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...flat.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
    selectors: selectors.split(',').map((selector) => selector.trim()),
    properties: parseProperties(body),
  }));
};

const isToken = ([name]: readonly [string, string]): boolean => name.startsWith('--');

/** The design tokens of the dark theme. */
export const parseTokens = (css: string): Properties => {
  const root = parseRules(css).find(({ selectors }) => selectors.includes(':root'));
  return Object.fromEntries(Object.entries(root?.properties ?? {}).filter(isToken));
};

const VARIABLE = /var\((--[\w-]+)(?:,\s*([^()]*|[^()]*\([^()]*\)[^()]*))?\)/;
const MIX = /color-mix\(in oklab, (#\w+)(?: (\d+)%)?, (#\w+)(?: (\d+)%)?\)/;

/** A value with its variables and mixes worked out; undefined if one is not known. */
const resolveValue = (value: string, tokens: Properties): string | undefined => {
  const variable = VARIABLE.exec(value);
  if (variable) {
    const [whole, name = '', fallback] = variable;
    const known = tokens[name] ?? fallback;
    return known === undefined ? undefined : resolveValue(value.replace(whole, known), tokens);
  }
  const mix = MIX.exec(value);
  if (!mix) return value;
  const [whole, one = '', first, other = '', second] = mix;
  const share = second !== undefined ? Number(second) / 100 : first !== undefined ? 1 - Number(first) / 100 : 0.5;
  return resolveValue(value.replace(whole, mixColours(one, other, share)), tokens);
};

const FONT_SIZE = /(\d[\d.]*px)/;

const paintsOf = (properties: Properties, tokens: Properties): string =>
  Object.entries(properties)
    .flatMap(([name, value]) => {
      const size = name === 'font' ? FONT_SIZE.exec(value)?.[1] : undefined;
      if (size !== undefined) return [`font-size:${size}`];
      const resolved = PAINTS.test(name) ? resolveValue(value, tokens) : undefined;
      return resolved === undefined || /var\(|color-mix|calc/.test(resolved) ? [] : [`${name}:${resolved}`];
    })
    .join(';');

const write = (selector: string, paints: string): string => (paints === '' ? '' : `${selector}{${paints}}\n`);

/** The rules that paint pieces. A rule with tokens of a class, such as the tones of a crystal, is written for each class. */
export const makeStyleSheet = (sheets: readonly string[], tokens: Properties): string => {
  const rules = sheets.flatMap(parseRules);
  const scopes = rules.flatMap(({ selectors, properties }) => {
    const own = Object.fromEntries(Object.entries(properties).filter(isToken));
    return Object.keys(own).length === 0
      ? []
      : selectors.filter((one) => SELECTOR.test(one)).map((one) => ({ one, own }));
  });
  return rules
    .flatMap(({ selectors, properties }) => {
      const text = Object.values(properties).join(' ');
      const plain = paintsOf(properties, tokens);
      const scoped = scopes
        .filter(({ own }) =>
          Object.keys(own).some((name) => text.includes(`var(${name})`) || text.includes(`var(${name},`)),
        )
        .map(({ one, own }) => ({ one, paints: paintsOf(properties, { ...tokens, ...own }) }));
      return selectors
        .filter((selector) => SELECTOR.test(selector))
        .flatMap((selector) => [
          write(selector, plain),
          ...scoped.map(({ one, paints }) => write(`${one} ${selector}`, paints) + write(`${one}${selector}`, paints)),
        ]);
    })
    .join('');
};
