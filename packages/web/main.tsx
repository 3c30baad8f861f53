import '@sesame/ui/styles.css';
import './shell/shell.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { currentLocale } from './data/settings.ts';
import { resumeDraws } from './data/take-seat.ts';
import { loadTexts } from './locales/texts.tsx';

// For the few who need it, and loaded later when the system's settings change.
const needsContrast = matchMedia('(forced-colors: active), (prefers-contrast: more)');
const loadContrast = () => needsContrast.matches && void import('@sesame/ui/contrast.css');
loadContrast();
needsContrast.addEventListener('change', loadContrast);

const locale = currentLocale();
const texts = await loadTexts[locale]();
const root = document.getElementById('root');
// A transition: the first render gives way to input every few milliseconds.
if (root !== null) startTransition(() => createRoot(root).render(<App initial={{ locale, texts }} />));
void resumeDraws();
