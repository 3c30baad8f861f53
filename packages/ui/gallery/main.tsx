import '@sesame/ui/styles.css';
import './gallery.css';
import { LOCALES, type Locale } from '@sesame/kernel';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Manual } from '../../games/crack-the-code/manual/Manual.tsx';
import { Announcer, LocaleProvider, Sprite, Toasts } from '../index.ts';
import { Boards } from './Boards.tsx';
import { CodeBoards } from './CodeBoards.tsx';
import { CodePages } from './CodePages.tsx';
import { FakeBoards } from './FakeBoards.tsx';
import { Kit } from './Kit.tsx';
import { MixBoards } from './MixBoards.tsx';
import { PasswordsBoards } from './PasswordsBoards.tsx';
import { PasswordsPages } from './PasswordsPages.tsx';
import { Pieces } from './Pieces.tsx';
import { Solver } from './Solver.tsx';

/** The house's components on one page. `?only=kit`, `?only=boards&board=guess`, `?theme=light`, `?locale=fr`. */
const asked = new URLSearchParams(location.search);
const locale: Locale = LOCALES.find((one) => one === asked.get('locale')) ?? 'en';
document.documentElement.dataset.theme = asked.get('theme') ?? 'dark';
document.documentElement.lang = locale;

const SECTIONS: Readonly<Record<string, () => ReactNode>> = {
  pieces: () => <Pieces />,
  kit: () => <Kit />,
  manual: () => (
    <div className="slab">
      <Manual />
    </div>
  ),
  solver: () => <Solver />,
  boards: () => <Boards only={asked.get('board')} />,
  fake: () => <FakeBoards only={asked.get('board')} />,
  code: () => <CodeBoards only={asked.get('board')} />,
  'code-pages': () => <CodePages only={asked.get('board')} />,
  mix: () => <MixBoards only={asked.get('board')} />,
  passwords: () => <PasswordsBoards only={asked.get('board')} />,
  'passwords-pages': () => <PasswordsPages only={asked.get('board')} />,
};

const only = asked.get('only');
const root = document.getElementById('gallery');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <LocaleProvider locale={locale}>
        <Sprite />
        {Object.entries(SECTIONS)
          .filter(([id]) => only === null || id === only)
          .map(([id, draw]) => (
            <section key={id} className="screen" id={id}>
              {draw()}
            </section>
          ))}
        <Toasts />
        <Announcer />
      </LocaleProvider>
    </StrictMode>,
  );
}
