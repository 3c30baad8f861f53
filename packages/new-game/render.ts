/** What a template's marked sections are kept or dropped by. */
export interface Features {
  readonly hidden: boolean;
  readonly chance: boolean;
}

/** What a marker looks like: `// #if hidden`, or the same as a comment of JSX, CSS or Markdown. */
const MARKER = /^\s*(?:\/\/|\{?\/\*|<!--)\s*#(if|else|endif|file)(?:\s+(!?)(\w+))?\s*(?:\*\/\}?|-->)?\s*$/;

/** A line of the section that is not part of the template as it stands, and so a comment there. */
const COMMENTED = /^(\s*)(?:\/\/:|\{\/\*:|<!--:) ?(.*?)(?:\s*(?:\*\/\}|-->))?$/;

/**
 * A file of a template with only the sections of some features. As they stand, templates are games with all features,
 * so that the compiler and the tests see real files:
 *
 *     // #if chance
 *     if (by === 'chance') return deal(state, move);
 *     // #else
 *     //: if (by === 'chance') return refuse('no-chance', 'There is no luck in this game.');
 *     // #endif
 *
 * `// #file hidden` in the first line drops the whole file without that feature: the result is undefined.
 */
export const renderFile = (text: string, features: Features): string | undefined => {
  /** Whether each of the nested sections is kept. */
  const sections: boolean[] = [];
  const lines: string[] = [];
  const isKept = () => sections.every((isOn) => isOn);
  for (const line of text.split('\n')) {
    const marker = MARKER.exec(line);
    if (marker === null) {
      if (isKept()) lines.push(line.replace(COMMENTED, '$1$2'));
      continue;
    }
    const [, kind = '', not = '', feature = ''] = marker;
    const holds = feature === '' || isOn(features, feature) !== (not === '!');
    if (kind === 'file' && !holds) return undefined;
    if (kind === 'if') sections.push(holds);
    if (kind === 'else') sections.push(otherwise(sections.pop()));
    if (kind === 'endif' && sections.pop() === undefined) throw new Error('an #endif without its #if');
  }
  if (sections.length > 0) throw new Error('an #if without its #endif');
  return lines.join('\n').replace(/\n{3,}/g, '\n\n');
};

const isOn = (features: Features, feature: string): boolean => {
  if (feature !== 'hidden' && feature !== 'chance') throw new Error(`unknown feature of a template: ${feature}`);
  return features[feature];
};

const otherwise = (isKept: boolean | undefined): boolean => {
  if (isKept === undefined) throw new Error('an #else without its #if');
  return !isKept;
};
