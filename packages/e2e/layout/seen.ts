/**
 * What is seen of a page. These functions run in the page, so they only use each other; `SEEN_IN_PAGE` lists them.
 */

export function isShown(one: Element): boolean {
  return (
    !isForScreenReaders(one) &&
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !isScrolledAway(one) &&
    one.closest('.visually-hidden, [aria-hidden="true"], [inert]') === null
  );
}

/** Texts for screen readers only are clipped to nothing, alone or as a group. */
function isForScreenReaders(one: Element): boolean {
  for (let part: Element | null = one; part !== null; part = part.parentElement) {
    if (getComputedStyle(part).clipPath === 'inset(50%)') return true;
  }
  return false;
}

/** The part of an element, or of a box inside it, that is not scrolled away. */
export function seenPartOf(one: Element, box = one.getBoundingClientRect()): DOMRect {
  let { left, right, top, bottom } = box;
  for (let list: Element | null = one; list !== null && list !== document.documentElement; list = list.parentElement) {
    if (getComputedStyle(list).overflowY === 'visible') continue;
    const seen = list.getBoundingClientRect();
    [left, right] = [Math.max(left, seen.left), Math.min(right, seen.right)];
    [top, bottom] = [Math.max(top, seen.top), Math.min(bottom, seen.bottom)];
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** Lies outside the visible part of a list that scrolls. */
function isScrolledAway(one: Element): boolean {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  for (let list = one.parentElement; list !== null; list = list.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(list);
    if (list === document.documentElement || (overflowX === 'visible' && overflowY === 'visible')) continue;
    const seen = list.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isOut = x < seen.left || x > seen.right || y < seen.top || y > seen.bottom;
    const canScroll = /auto|scroll/.test(`${overflowX} ${overflowY}`);
    if (isOut && canScroll && list.closest('[data-scrolls-sideways]') !== list) return true;
  }
  return false;
}

export function nameOf(one: Element): string {
  const text = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  const classes = [...one.classList].slice(0, 2).map((name) => `.${name}`);
  return `${one.tagName.toLowerCase()}${classes.join('')} “${text}”`;
}

/** A part that sticks to an edge covers what scrolls under it, but leaves half of the screen. */
export function canScrollFromUnder(one: Element, other: Element, { height }: Pick<Screen, 'height'>): boolean {
  const [a, b] = [stickyPartOf(one), stickyPartOf(other)];
  return a !== b && [a, b].every((part) => part === undefined || part.getBoundingClientRect().height <= height / 2);
}

export function stickyPartOf(one: Element): Element | undefined {
  for (let part: Element | null = one; part !== null; part = part.parentElement) {
    const { position } = getComputedStyle(part);
    if (position === 'sticky' || (position === 'fixed' && part.tagName === 'NAV')) return part;
  }
  return undefined;
}

export const SEEN_IN_PAGE = [
  isShown,
  isForScreenReaders,
  seenPartOf,
  isScrolledAway,
  nameOf,
  canScrollFromUnder,
  stickyPartOf,
];
