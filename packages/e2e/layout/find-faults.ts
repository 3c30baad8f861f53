import type { Page } from 'playwright-core';

/** What may be wrong with a layout. */
export interface Fault {
  readonly kind:
    | 'scrolls sideways'
    | 'text cut'
    | 'text outside the screen'
    | 'text over text'
    | 'covered'
    | 'overlap'
    | 'outside its panel'
    | 'small target'
    | 'out of sight'
    | 'narrow'
    | 'long lines'
    | 'layout shift';
  readonly what: string;
}

/** Sizes in pixels, line lengths in characters. */
const LIMITS = {
  mainTarget: 44,
  anyTarget: 24,
  /** So much of a long name must be seen. */
  minNameWidth: 56,
  maxLineLength: 90,
  /** From this width on, the content must use this share of it. */
  wideScreen: 1900,
  minWidthShare: 0.75,
};

interface Screen {
  readonly width: number;
  readonly height: number;
  readonly limits: typeof LIMITS;
  /** Whether the viewer has to act. */
  readonly isAwaited: boolean;
  /** Names of players: they may end in an ellipsis. */
  readonly names: readonly string[];
}

/** An element with the part of it that is not scrolled away. */
interface Seen {
  readonly one: HTMLElement;
  readonly part: DOMRect;
}

type Asked = Pick<Screen, 'isAwaited' | 'names'>;

/** Finds faults in the open page. The functions below run in the page, so they only use each other. */
export const findFaults = (page: Page, asked: Asked): Promise<readonly Fault[]> =>
  page.evaluate(
    `(() => { ${IN_PAGE.map(String).join('\n')}; return allFaults(${JSON.stringify({ limits: LIMITS, ...asked })}); })()`,
  );

function allFaults(given: Pick<Screen, 'limits'> & Asked): readonly Fault[] {
  const screen = { ...given, width: document.documentElement.clientWidth, height: window.innerHeight };
  const pressable = [
    ...document.querySelectorAll<HTMLElement>('button, a[href], input, select, [role="button"], [role="tab"]'),
  ].filter((one) => isShown(one) && one.closest('[style*="clip"]') === null && one.getBoundingClientRect().width > 1);
  const seen = pressable.map((one) => ({ one, part: seenPartOf(one) }));
  const texts = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) => hasOwnText(one) && isShown(one));
  return [
    ...sidewaysScroll(screen),
    ...texts.flatMap((one) => textFaults(one, screen)),
    ...textsOverTexts(texts),
    ...pressable.flatMap((one) => [...smallTarget(one, screen), ...coverOf(one, screen), ...outsidePanel(one)]),
    ...seen.flatMap((one, i) => seen.slice(i + 1).flatMap((other) => overlapOf(one, other))),
    ...outOfSight(screen),
    ...unusedWidth(screen),
  ];
}

function isShown(one: Element): boolean {
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
function seenPartOf(one: Element, box = one.getBoundingClientRect()): DOMRect {
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

function hasOwnText(one: Element): boolean {
  if (!(one instanceof HTMLElement)) return false;
  return [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
}

function nameOf(one: Element): string {
  const text = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  const classes = [...one.classList].slice(0, 2).map((name) => `.${name}`);
  return `${one.tagName.toLowerCase()}${classes.join('')} “${text}”`;
}

function isInScreen({ left, right, top, bottom }: DOMRect, { width, height }: Screen): boolean {
  return left >= -1 && right <= width + 1 && top >= -1 && bottom <= height + 1;
}

function sidewaysScroll({ width }: Screen): readonly Fault[] {
  const excess = document.documentElement.scrollWidth - width;
  return excess > 1 ? [{ kind: 'scrolls sideways', what: `by ${excess} px` }] : [];
}

/** Text that is cut, leaves the screen or has too long lines. A title, or a press on a preview, shows what is hidden. */
function textFaults(one: HTMLElement, screen: Screen): readonly Fault[] {
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
function textsOverTexts(texts: readonly HTMLElement[]): readonly Fault[] {
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

function isShortenedName(one: HTMLElement, { names, limits }: Screen): boolean {
  const isName = names.some((name) => one.textContent?.includes(name));
  const isEllipsis = getComputedStyle(one).textOverflow === 'ellipsis';
  // With the number that tells two players of one name apart.
  const shown = one.closest<HTMLElement>('.numbered-name') ?? one;
  return isName && isEllipsis && shown.clientWidth >= limits.minNameWidth;
}

function smallTarget(one: HTMLElement, { limits }: Screen): readonly Fault[] {
  const isInText = one.tagName === 'A' && one.closest('p, li, td, label') !== null;
  if (isInText) return [];
  const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
  const least = one.classList.contains('primary') ? limits.mainTarget : limits.anyTarget;
  if (Math.min(width, height) >= least - 0.5) return [];
  return [{ kind: 'small target', what: `${nameOf(one)}: ${Math.round(width)} × ${Math.round(height)} px` }];
}

/** Something else lies over the middle of what can be pressed. */
function coverOf(one: HTMLElement, screen: Screen): readonly Fault[] {
  const box = one.getBoundingClientRect();
  const isOff = one.matches(':disabled, [aria-disabled="true"], [data-disabled]');
  if (isOff || !isInScreen(box, screen) || getComputedStyle(one).pointerEvents === 'none') return [];
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const isHit = top === null || (one.closest('label') ?? one).contains(top) || top.contains(one);
  if (top !== null && canScrollFromUnder(one, top, screen)) return [];
  return isHit ? [] : [{ kind: 'covered', what: `${nameOf(one)} by ${nameOf(top)}` }];
}

/** A part that sticks to an edge covers what scrolls under it, but leaves half of the screen. */
function canScrollFromUnder(one: Element, other: Element, { height }: Pick<Screen, 'height'>): boolean {
  const [a, b] = [stickyPartOf(one), stickyPartOf(other)];
  return a !== b && [a, b].every((part) => part === undefined || part.getBoundingClientRect().height <= height / 2);
}

function stickyPartOf(one: Element): Element | undefined {
  for (let part: Element | null = one; part !== null; part = part.parentElement) {
    const { position } = getComputedStyle(part);
    if (position === 'sticky' || (position === 'fixed' && part.tagName === 'NAV')) return part;
  }
  return undefined;
}

/** Round targets are hit only inside their circle. */
function areCirclesApart(one: Element, other: Element): boolean {
  if ([one, other].some((target) => getComputedStyle(target).borderRadius !== '50%')) return false;
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const distance = Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
  return distance > (a.width + b.width) / 2 - 4;
}

/** Sticks out of the sides of the panel that it belongs to. */
function outsidePanel(one: HTMLElement): readonly Fault[] {
  const panel = one.closest('.slab')?.getBoundingClientRect();
  // A panel without a box of its own (`display: contents`) holds nothing.
  if (panel === undefined || panel.width === 0) return [];
  const { left, right } = one.getBoundingClientRect();
  const excess = Math.round(Math.max(panel.left - left, right - panel.right));
  return excess > 1 ? [{ kind: 'outside its panel', what: `${nameOf(one)} by ${excess} px` }] : [];
}

/** Called for every pair, so boxes are compared first. */
function overlapOf({ one, part: a }: Seen, { one: other, part: b }: Seen): readonly Fault[] {
  const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (x <= 4 || y <= 4 || areCirclesApart(one, other)) return [];
  if (one.contains(other) || other.contains(one) || one.closest('label')?.contains(other)) return [];
  // A card that is a button as a whole may have another one on top of it.
  if (one.matches('[data-lies-below]') || other.matches('[data-lies-below]')) return [];
  // Pieces that the player moves freely may touch each other.
  if (one.closest('[data-free-pieces]')?.contains(other)) return [];
  if (canScrollFromUnder(one, other, { height: window.innerHeight })) return [];
  return [{ kind: 'overlap', what: `${nameOf(one)} and ${nameOf(other)}: ${Math.round(x)} × ${Math.round(y)} px` }];
}

/** On a match page: what must be seen without scrolling. */
function outOfSight(screen: Screen): readonly Fault[] {
  const board = document.querySelector('.match-board');
  if (board === null || document.querySelector('.end-scene')) return [];
  const parts: readonly (readonly [string, Element | null])[] = [
    ['the prompt', board.querySelector('.status')],
    ['the own clock', document.querySelector('[data-own-clock]')],
    ['the main action', screen.isAwaited ? board.querySelector('.btn.primary') : null],
    ['what is acted on', screen.isAwaited ? board.querySelector('[data-acted-on]') : null],
  ];
  return parts.flatMap(([what, one]) => {
    if (one === null || !isShown(one)) return [];
    const box = one.getBoundingClientRect();
    const pinned = pinnedOver(one);
    if (isInScreen(box, screen) && pinned === undefined) return [];
    const at = `${Math.round(box.top)} to ${Math.round(box.bottom)} of ${screen.height}`;
    const under =
      pinned === undefined ? '' : `, under ${nameOf(pinned)} from ${Math.round(pinned.getBoundingClientRect().top)}`;
    return [{ kind: 'out of sight' as const, what: `${what}: ${nameOf(one)} at ${at}${under}` }];
  });
}

/** The part pinned to the lower edge of the screen that covers the lower edge of an element. */
function pinnedOver(one: Element): Element | undefined {
  const { left, width, bottom } = one.getBoundingClientRect();
  const top = document.elementFromPoint(left + width / 2, bottom - 4);
  if (top === null || one.contains(top) || top.contains(one)) return undefined;
  const part = stickyPartOf(top);
  return part === stickyPartOf(one) ? undefined : part;
}

function unusedWidth({ width, limits }: Screen): readonly Fault[] {
  const content = document.querySelector('main')?.firstElementChild;
  if (!content || width < limits.wideScreen) return [];
  const share = content.getBoundingClientRect().width / width;
  if (share >= limits.minWidthShare) return [];
  return [{ kind: 'narrow', what: `the content uses ${Math.round(share * 100)}% of the width` }];
}

const IN_PAGE = [
  allFaults,
  isShown,
  isForScreenReaders,
  isScrolledAway,
  seenPartOf,
  hasOwnText,
  nameOf,
  isInScreen,
  sidewaysScroll,
  textFaults,
  textsOverTexts,
  linesOf,
  isShortenedName,
  smallTarget,
  coverOf,
  canScrollFromUnder,
  stickyPartOf,
  areCirclesApart,
  outsidePanel,
  overlapOf,
  outOfSight,
  pinnedOver,
  unusedWidth,
];
