// The theme and the language before the first paint, so that nothing flashes. What is kept is written by data/settings.ts.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('sesame.settings') ?? '{}');
  } catch {
    // A browser that keeps nothing gets the house as it is.
  }
  const root = document.documentElement;
  const dark = kept.theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : kept.theme !== 'light';
  root.dataset.theme = dark ? 'dark' : 'light';
  if (kept.calm === true) root.dataset.motion = 'calm';
})();
