// Applies the stored theme before the first paint, to avoid a flash. The settings are written by data/settings.ts.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('sesame.settings') ?? '{}');
  } catch {
    // Storage may be blocked: use the defaults.
  }
  const root = document.documentElement;
  const isChosen = kept.theme === 'dark' || kept.theme === 'light';
  const dark = isChosen ? kept.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'dark' : 'light';
  if (kept.calm === true) root.dataset.motion = 'calm';
})();
