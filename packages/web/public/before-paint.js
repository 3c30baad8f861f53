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
 *
 * A press takes a moment. One that has begun before React took over ends at a button that knows nothing of it, or beside it if
 * there is another now. And while something beside it still loads, React stops events at a button that it has marked already.
 * Such presses are kept, too.
 */
(() => {
  const WAIT_MS = 20_000;
  /** After that, React has taken over everything. */
  const TAKEN_OVER_MS = 60_000;
  const isAlive = (button) => Object.keys(button).some((key) => key.startsWith('__reactProps'));
  const nameOf = (button) => `${button.ariaLabel} ${button.textContent}`;
  const buttonOf = ({ target }) => (target instanceof Element ? target.closest('#root button') : null);
  const kept = new Set();
  const repeatLater = (button) => {
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
    requestAnimationFrame(repeat);
  };
  /** Follows an event: whether it arrives at a button of React. */
  const follow = (event, button) => {
    const way = { button, box: button.getBoundingClientRect(), hasArrived: false };
    const arrive = () => {
      way.hasArrived = true;
    };
    if (isAlive(button)) button.addEventListener(event.type, arrive, { capture: true, once: true });
    return way;
  };
  const isIn = ({ left, right, top, bottom }, { clientX: x, clientY: y }) =>
    left <= x && x <= right && top <= y && y <= bottom;

  let down;
  let isKept = false;
  const begin = (event) => {
    const button = performance.now() < TAKEN_OVER_MS ? buttonOf(event) : null;
    down = button === null ? undefined : follow(event, button);
    isKept = false;
  };
  const end = (event) => {
    if (down === undefined || down.hasArrived || !isIn(down.box, event)) return;
    isKept = true;
    repeatLater(down.button);
  };
  const click = (event) => {
    const button = buttonOf(event);
    if (button === null) return;
    const isRepeated = isKept && event.isTrusted;
    if (isRepeated || !isAlive(button)) {
      event.preventDefault();
      event.stopPropagation();
      if (!isRepeated) repeatLater(button);
    } else if (performance.now() < TAKEN_OVER_MS) {
      const way = follow(event, button);
      setTimeout(() => {
        if (!way.hasArrived && !event.defaultPrevented) repeatLater(button);
      });
    }
  };
  addEventListener('pointerdown', begin, { capture: true });
  addEventListener('pointerup', end, { capture: true });
  addEventListener('click', click, { capture: true });
})();
