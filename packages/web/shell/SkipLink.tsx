import { useTexts } from '../locales/texts.tsx';

/** The first stop of the Tab key: past the bar. */
export function SkipLink() {
  const { shell: house } = useTexts();
  return (
    <a className="skip-link" href="#main">
      {house.skipToContent}
    </a>
  );
}
