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

/*
 * A page that the server has rendered can be pressed before its code has run. Such presses of buttons are kept, and repeated when
 * React has taken the button over, which it marks. If it has put another in its place, the one with the same name is pressed.
 */
(() => {
  const WAIT_MS = 20_000;
  const isAlive = (button) => Object.keys(button).some((key) => key.startsWith('__reactProps'));
  const nameOf = (button) => `${button.ariaLabel} ${button.textContent}`;
  const kept = new Set();
  const keep = (event) => {
    const button = event.target instanceof Element ? event.target.closest('#root button') : null;
    if (button === null || isAlive(button)) return;
    event.preventDefault();
    if (kept.has(button)) return;
    kept.add(button);
    const find = () =>
      button.isConnected
        ? button
        : [...document.querySelectorAll('#root button')].find((one) => nameOf(one) === nameOf(button));
    const end = performance.now() + WAIT_MS;
    const repeat = () => {
      const found = find();
      if (found !== undefined && isAlive(found)) {
        kept.delete(button);
        found.click();
      } else if (performance.now() < end) requestAnimationFrame(repeat);
    };
    repeat();
  };
  addEventListener('click', keep, { capture: true });
})();
