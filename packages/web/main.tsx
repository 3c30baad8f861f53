import '@sesame/ui/styles.css';
import './shell/shell.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { currentLocale } from './data/settings.ts';
import { loadTexts } from './locales/texts.tsx';

const locale = currentLocale();
const texts = await loadTexts[locale]();
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<App initial={{ locale, texts }} />);
