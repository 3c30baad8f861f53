/** Reads the page after every change of it, so that a test can look back at a moment that is over. */
export const watchPage = <Frame>(
  read: () => Frame,
): { readonly frames: readonly Frame[]; readonly stop: () => void } => {
  const frames: Frame[] = [];
  const observer = new MutationObserver(() => frames.push(read()));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  return { frames, stop: () => observer.disconnect() };
};

/** The text of all elements that match, hidden text for screen readers included. */
export const textOf = (selector: string): string =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join(' | ');
