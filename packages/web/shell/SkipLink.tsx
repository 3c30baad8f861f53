import { useWords } from '../messages/words.tsx';

/** The first stop of the Tab key: past the bar. */
export function SkipLink() {
  const { house } = useWords();
  return (
    <a className="skip-link" href="#main">
      {house.skip}
    </a>
  );
}
