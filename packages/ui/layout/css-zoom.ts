/**
 * How much an element is enlarged by `zoom`, as on a table screen. Rectangles are measured in the window’s pixels, but
 * lengths in its style are the element’s own.
 */
export const cssZoom = (element: Element): number => element.currentCSSZoom ?? 1;
