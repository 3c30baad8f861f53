import '@sesame/ui/styles.css';
import './shell/shell.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { CATALOGS } from './messages/words.tsx';
import { chosenLocale } from './settings/settings.ts';

const locale = chosenLocale();
const words = await CATALOGS[locale]();
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<App first={{ locale, words }} />);
