import '@sesame/ui/styles.css';
import './inspector.css';
import './toolbar.css';
import './panels/log.css';
import './panels/viewers.css';
import './panels/side.css';
import './phone.css';
import inspected from 'virtual:inspected-games';
import { GAMES } from '@sesame/registry/screens';
import { Announcer, type GameEntry, LocaleProvider, Sprite, Toasts } from '@sesame/ui';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { applyTheme, keptTheme } from './theme.ts';

applyTheme(keptTheme());
const element = document.getElementById('root');
const root = element && createRoot(element);

/** How often the games were loaded: rules and screens are asked for anew each time. */
let version = 0;
const render = (games: readonly GameEntry[]) => {
  version += 1;
  root?.render(
    <LocaleProvider locale="en">
      <Sprite />
      <App games={[...games, ...GAMES]} version={version} />
      <Toasts />
      <Announcer />
    </LocaleProvider>,
  );
};
render(inspected);

// After an edit of the rules the page stays, and its inputs are played on the new ones.
if (import.meta.hot) {
  import.meta.hot.accept('virtual:inspected-games', (module) => {
    if (module !== undefined) render(module.default as readonly GameEntry[]);
  });
}
