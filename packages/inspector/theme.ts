export type Theme = 'dark' | 'light';

const KEY = 'sesame.inspector.theme';

/** The theme that was chosen, or the system's. */
export const keptTheme = (): Theme => {
  const kept = localStorage.getItem(KEY);
  if (kept === 'dark' || kept === 'light') return kept;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

export const applyTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
};

export const keepTheme = (theme: Theme): void => {
  localStorage.setItem(KEY, theme);
  applyTheme(theme);
};
