let load: (() => Promise<unknown>) | undefined;

/** Registers the loader of the match page. App calls it, as widgets must not import pages. */
export const registerMatchPage = (loader: () => Promise<unknown>): void => {
  load = loader;
};

/** Loads the code of the match page ahead of navigation. */
export const preloadMatchPage = (): void => void load?.();
