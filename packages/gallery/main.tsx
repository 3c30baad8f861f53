import '@sesame/ui/styles.css';
import './gallery.css';
import { LOCALES, type Locale } from '@sesame/kernel';
import { Announcer, LocaleProvider, Sprite, Toasts } from '@sesame/ui';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Manual } from '../games/crack-the-code/manual/Manual.tsx';
import { Controls } from './Controls.tsx';
import { CrackTheCodeBoards } from './CrackTheCodeBoards.tsx';
import { CrackTheCodeSolver } from './CrackTheCodeSolver.tsx';
import { CrazyMixBoards } from './CrazyMixBoards.tsx';
import { CrystalCodeBoards } from './CrystalCodeBoards.tsx';
import { CrystalCodePages } from './CrystalCodePages.tsx';
import { Dailies } from './Dailies.tsx';
import { FakeCrystalBoards } from './FakeCrystalBoards.tsx';
import { PasswordsBoards } from './PasswordsBoards.tsx';
import { PasswordsPages } from './PasswordsPages.tsx';
import { Pieces } from './Pieces.tsx';

/** All components on one page. `?only=controls`, `?only=crack-the-code&board=guess`, `?theme=light`, `?locale=fr`. */
const params = new URLSearchParams(location.search);
const locale: Locale = LOCALES.find((one) => one === params.get('locale')) ?? 'en';
document.documentElement.dataset.theme = params.get('theme') ?? 'dark';
document.documentElement.lang = locale;

const SECTIONS: Readonly<Record<string, () => ReactNode>> = {
  pieces: () => <Pieces />,
  controls: () => <Controls />,
  'crack-the-code-manual': () => (
    <div className="slab">
      <Manual />
    </div>
  ),
  'crack-the-code-solver': () => <CrackTheCodeSolver />,
  'crack-the-code': () => <CrackTheCodeBoards only={params.get('board')} />,
  'fake-crystal': () => <FakeCrystalBoards only={params.get('board')} />,
  'crystal-code': () => <CrystalCodeBoards only={params.get('board')} />,
  'crystal-code-pages': () => <CrystalCodePages only={params.get('board')} />,
  dailies: () => <Dailies only={params.get('board')} />,
  'crazy-mix': () => <CrazyMixBoards only={params.get('board')} />,
  passwords: () => <PasswordsBoards only={params.get('board')} />,
  'passwords-pages': () => <PasswordsPages only={params.get('board')} />,
};

const only = params.get('only');
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
