let load: (() => Promise<unknown>) | undefined;

/** Names the loader of the match page. App calls it, as widgets must not import pages. */
export const registerMatchPage = (loader: () => Promise<unknown>): void => {
  load = loader;
};

/** Fetches the code of the match page while the player still chooses or waits. */
export const preloadMatchPage = (): void => void load?.();
