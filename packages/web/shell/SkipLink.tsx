import { useTexts } from '../locales/texts.tsx';

/** "Skip to main content", the first tab stop. */
export function SkipLink() {
  const { shell: house } = useTexts();
  return (
    <a className="skip-link" href="#main">
      {house.skipToContent}
    </a>
  );
}
