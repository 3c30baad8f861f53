import { useTexts } from '../locales/texts.tsx';

/** "Skip to main content", the first tab stop. */
export function SkipLink() {
  const { shell } = useTexts();
  return (
    <a className="skip-link" href="#main">
      {shell.skipToContent}
    </a>
  );
}
