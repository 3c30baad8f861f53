import { useLocale } from '@sesame/ui';
import { type RefObject, useEffect, useState } from 'react';
import { useTexts } from '../../locales/texts.tsx';

/** Table of contents, built from the manual's headings (without those in figures). Hidden on narrow screens. */
export function TableOfContents({
  manual,
  game,
}: {
  readonly manual: RefObject<HTMLElement | null>;
  readonly game: string;
}) {
  const texts = useTexts();
  const locale = useLocale();
  const [parts, setParts] = useState<readonly HTMLElement[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: headings change with game and language
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
    <nav className="contents" aria-label={texts.learn.contents}>
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
