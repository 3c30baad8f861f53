import type { Fault, Screen, Seen } from './fault.ts';
import { canScrollFromUnder, nameOf, seenPartOf } from './seen.ts';

export function hasOwnText(one: Element): boolean {
  if (!(one instanceof HTMLElement)) return false;
  return [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
}

/** Text that is cut, leaves the screen or has too long lines. A title, or a press on a preview, shows what is hidden. */
export function textFaults(one: HTMLElement, screen: Screen): readonly Fault[] {
  const { width, limits } = screen;
  const faults: Fault[] = [];
  if (one.closest('[data-preview]') !== null) return faults;
  const { overflowX, overflowY, lineHeight, fontSize } = getComputedStyle(one);
  const line = Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * 1.4;
  const excess = one.scrollWidth - one.clientWidth;
  const isClipped = overflowX === 'hidden' || overflowX === 'clip';
  if (isClipped && excess > 1 && !one.title && !isShortenedName(one, screen))
    faults.push({ kind: 'text cut', what: `${nameOf(one)} by ${excess} px` });
  // A paragraph that scrolls is cut too: nobody expects more of it.
  const below = one.scrollHeight - one.clientHeight;
  if (overflowY !== 'visible' && below > line / 2 && !one.title && !isShortenedName(one, screen))
    faults.push({ kind: 'text cut', what: `${nameOf(one)} by ${below} px at the bottom` });
  const range = document.createRange();
  range.selectNodeContents(one);
  const box = (isClipped ? one : range).getBoundingClientRect();
  const isOutside = box.width > 0 && (box.left < -2 || box.right > width + 2);
  if (isOutside && one.closest('[data-scrolls-sideways]') === null) {
    faults.push({ kind: 'text outside the screen', what: nameOf(one) });
  }
  const lines = Math.round(one.clientHeight / line);
  const length = Math.round((one.textContent ?? '').trim().length / Math.max(1, lines));
  if (one.tagName === 'P' && lines > 1 && length > limits.maxLineLength) {
    faults.push({ kind: 'long lines', what: `${nameOf(one)}: ${length} characters` });
  }
  return faults;
}

/** Texts that are printed over each other. Lines of what scrolls under a pinned part are not. */
export function textsOverTexts(texts: readonly HTMLElement[]): readonly Fault[] {
  const lines = texts.filter((one) => one.closest('[data-free-pieces]') === null).flatMap(linesOf);
  return lines.flatMap((a, i) =>
    lines.slice(i + 1).flatMap((b) => {
      const x = Math.min(a.part.right, b.part.right) - Math.max(a.part.left, b.part.left);
      const y = Math.min(a.part.bottom, b.part.bottom) - Math.max(a.part.top, b.part.top);
      // Line boxes are taller than letters, so neighbours may touch.
      if (x <= 3 || y <= Math.min(a.part.height, b.part.height) / 3 || a.one === b.one) return [];
      if (canScrollFromUnder(a.one, b.one, { height: window.innerHeight })) return [];
      return [{ kind: 'text over text' as const, what: `${nameOf(a.one)} and ${nameOf(b.one)}` }];
    }),
  );
}

/** The lines of an element’s own text, as far as they are seen. */
function linesOf(one: HTMLElement): readonly Seen[] {
  return [...one.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    })
    .map((line) => ({ one, part: seenPartOf(one, line) }))
    .filter(({ part }) => part.width > 0 && part.height > 0);
}

function isShortenedName(one: HTMLElement, { names, botNames, width, limits }: Screen): boolean {
  const isOf = (name: string) => one.textContent?.includes(name) === true;
  const isName = names.some(isOf) || (width < limits.wholeBotNames && botNames.some(isOf));
  const isEllipsis = getComputedStyle(one).textOverflow === 'ellipsis';
  // With the number that tells two players of one name apart.
  const shown = one.closest<HTMLElement>('.numbered-name') ?? one;
  return isName && isEllipsis && shown.clientWidth >= limits.minNameWidth;
}

/** They run in the page, with what `SEEN_IN_PAGE` lists. */
export const TEXT_FAULTS_IN_PAGE = [hasOwnText, textFaults, textsOverTexts, linesOf, isShortenedName];
