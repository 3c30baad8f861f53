/** The attribute that stands for a `style` attribute in rendered pages. */
const MARK = 'data-lifted';

/** React writes quotes in texts and values as entities, so this is always an attribute. */
const STYLE = / style="([^"]*)"/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};

interface Lifted {
  readonly html: string;
  /** The text of a style sheet. */
  readonly css: string;
}

/**
 * Moves the `style` attributes of a rendered page into a style sheet: the content security policy allows a sheet by its
 * hash, but no attributes. Rules have an id in their selector, to win over other sheets as attributes do.
 */
export const liftStyles = (rendered: string): Lifted => {
  const rules = new Map<string, number>();
  const html = rendered.replace(STYLE, (_, text: string) => {
    const style = text.replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
    if (/[{}<]/.test(style)) throw new Error(`a style must not end its rule: ${style}`);
    const number = rules.get(style) ?? rules.size;
    rules.set(style, number);
    return ` ${MARK}="${number}"`;
  });
  return { html, css: [...rules].map(([style, number]) => `#root [${MARK}="${number}"]{${style}}`).join('\n') };
};

/** In the browser: gives the elements their styles back, before React takes over, which then changes them. */
export const restoreStyles = (root: Element, sheet: CSSStyleSheet | null | undefined): void => {
  const styles = [...(sheet?.cssRules ?? [])].map((rule) => (rule instanceof CSSStyleRule ? rule.style.cssText : ''));
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`[${MARK}]`)) {
    element.style.cssText = styles[Number(element.getAttribute(MARK))] ?? '';
    element.removeAttribute(MARK);
  }
};
