import type { Page } from 'playwright-core';
import { type Fault, LIMITS, type Screen, type Seen } from './fault.ts';
import { canScrollFromUnder, isShown, nameOf, SEEN_IN_PAGE, seenPartOf, stickyPartOf } from './seen.ts';
import { hasOwnText, TEXT_FAULTS_IN_PAGE, textFaults, textsOverTexts } from './text-faults.ts';

type Asked = Pick<Screen, 'isAwaited' | 'names' | 'botNames'>;

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
    ...smallPieces(screen),
    ...outOfSight(screen),
    ...unusedWidth(screen),
    ...slowContainers(),
    ...lostPaints(),
  ];
}

function isInScreen({ left, right, top, bottom }: DOMRect, { width, height }: Screen): boolean {
  return left >= -1 && right <= width + 1 && top >= -1 && bottom <= height + 1;
}

function sidewaysScroll({ width }: Screen): readonly Fault[] {
  const excess = document.documentElement.scrollWidth - width;
  return excess > 1 ? [{ kind: 'scrolls sideways', what: `by ${excess} px` }] : [];
}

function smallTarget(one: HTMLElement, { limits }: Screen): readonly Fault[] {
  const isInText = one.tagName === 'A' && one.closest('p, li, td, label') !== null;
  if (isInText) return [];
  const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
  const least = one.classList.contains('primary') ? limits.mainTarget : limits.anyTarget;
  if (Math.min(width, height) >= least - 0.5) return [];
  return [{ kind: 'small target', what: `${nameOf(one)}: ${Math.round(width)} × ${Math.round(height)} px` }];
}

/** Twelve rows of crystals are the most that a board has to fit into the height of the screen. */
function smallPieces({ width, height, limits }: Screen): readonly Fault[] {
  const crystal = document.querySelector('.match-board .crack .row .socket svg')?.getBoundingClientRect().width;
  if (crystal === undefined || width < limits.desktop.width || height < limits.desktop.height) return [];
  return crystal >= limits.minCrystal ? [] : [{ kind: 'small pieces', what: `crystals of ${crystal.toFixed(1)} px` }];
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
  // Tabs that scroll sideways in their panel stay inside it.
  const { left, right, width } = seenPartOf(one);
  if (width === 0) return [];
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
  const parts = [...(document.querySelector('main')?.children ?? [])].map((part) => part.getBoundingClientRect());
  const shown = parts.filter((part) => part.width > 1);
  if (shown.length === 0 || width < limits.wideScreen) return [];
  const left = Math.min(...shown.map((part) => part.left));
  const share = (Math.max(...shown.map((part) => part.right)) - left) / width;
  if (share >= limits.minWidthShare) return [];
  return [{ kind: 'narrow', what: `the content uses ${Math.round(share * 100)}% of the width` }];
}

/**
 * A container of queries that lays out its own children as a grid or in a flexible row is laid out with all it contains,
 * whatever changes in it: 37 ms instead of 0.3 ms for a board of Crack the Code. A plain block around it is not. In a manual
 * nothing changes.
 */
function slowContainers(): readonly Fault[] {
  return [...document.querySelectorAll('body *:not(.manual)')].flatMap((one) => {
    const { containerType, display } = getComputedStyle(one);
    if (containerType === 'normal' || !/grid|flex/.test(display)) return [];
    return [{ kind: 'slow container' as const, what: nameOf(one) }];
  });
}

/** Parts of pictures whose pattern or gradient is missing, or hidden with something else: then it paints nothing. */
function lostPaints(): readonly Fault[] {
  const lost = [...document.querySelectorAll('svg *')].flatMap((one) => {
    const { fill, stroke } = getComputedStyle(one);
    const ids = [...`${fill} ${stroke}`.matchAll(/url\("#(.+?)"\)/g)].map(([, id = '']) => id);
    return one.checkVisibility() ? ids.filter((id) => !isPaintShown(id)) : [];
  });
  return [...new Set(lost)].map((id) => ({ kind: 'lost paint', what: `#${id}` }));
}

function isPaintShown(id: string): boolean {
  return document.getElementById(id)?.closest('svg')?.checkVisibility({ visibilityProperty: true }) === true;
}

const IN_PAGE = [
  ...SEEN_IN_PAGE,
  ...TEXT_FAULTS_IN_PAGE,
  allFaults,
  isInScreen,
  sidewaysScroll,
  smallTarget,
  smallPieces,
  coverOf,
  areCirclesApart,
  outsidePanel,
  overlapOf,
  outOfSight,
  pinnedOver,
  unusedWidth,
  slowContainers,
  lostPaints,
  isPaintShown,
];
