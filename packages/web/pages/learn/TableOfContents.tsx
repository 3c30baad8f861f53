import { useLocale } from '@sesame/ui';
import { type RefObject, useEffect, useState } from 'react';
import { useTexts } from '../../locales/texts.tsx';

/** The parts of a manual, to go to one. Read from its headings, not those of figures; shown where there is room beside it. */
export function TableOfContents({
  manual,
  game,
}: {
  readonly manual: RefObject<HTMLElement | null>;
  readonly game: string;
}) {
  const words = useTexts();
  const locale = useLocale();
  const [parts, setParts] = useState<readonly HTMLElement[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game or language has other headings
  useEffect(
    () => setParts([...(manual.current?.querySelectorAll<HTMLElement>('h3:not(figure *)') ?? [])]),
    [manual, game, locale],
  );
  const go = (part: HTMLElement) => {
    part.scrollIntoView();
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
  };
  return (
    <nav className="contents" aria-label={words.learn.contents}>
      <ul>
        {parts.map((part) => (
          <li key={part.textContent}>
            <button type="button" onClick={() => go(part)}>
              {part.textContent}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
