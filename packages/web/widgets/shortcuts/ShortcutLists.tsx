import { type GameEntry, KeyList, keysText, ShortcutList, useLocale, useMessages } from '@sesame/ui';
import type { ReactNode } from 'react';
import { useScreen } from '../../data/games.ts';
import { shortcutTexts } from '../../locales/shortcuts/texts.ts';
import { useTexts } from '../../locales/texts.tsx';

interface Levelled {
  /** The level of the headings. */
  readonly level: 2 | 3;
}

/** The keys of a game’s board. */
export function BoardShortcuts({ game, level }: Levelled & { readonly game: GameEntry }) {
  const locale = useLocale();
  const { shortcuts } = useScreen(game);
  const Subtitle = level === 2 ? 'h3' : 'h4';
  return (
    <Section level={level} title={game.name[locale]}>
      {shortcuts(locale).map(({ title, shortcuts }) => (
        <div key={title?.[locale] ?? ''} className="stack">
          {title && <Subtitle className="small">{title[locale]}</Subtitle>}
          <ShortcutList shortcuts={shortcuts} />
        </div>
      ))}
    </Section>
  );
}

/** The keys of all pages, of matches and of replays. */
export function PageShortcuts({ level }: Levelled) {
  const say = useMessages(shortcutTexts);
  const { replay } = useTexts();
  const locale = useLocale();
  const keys = (...names: readonly string[]) => keysText(names, locale);
  return (
    <>
      <Section level={level} title={say.allPages}>
        <KeyList
          keys={[
            ['Alt+N', say.nextMatch],
            ['Alt+Shift+N', say.previousMatch],
            ['?', say.help],
          ]}
        />
      </Section>
      <Section level={level} title={say.match}>
        <KeyList
          keys={[
            [keys('Enter', ' '), say.skip],
            ['U, Ctrl+Z', say.undo],
          ]}
        />
      </Section>
      <Section level={level} title={replay.title}>
        <KeyList
          keys={[
            [keys('ArrowLeft', 'ArrowRight'), say.step],
            [`${keys('Shift')}+${keys('ArrowLeft', 'ArrowRight')}`, say.notes],
            [keys('Home', 'End'), say.jump],
            [keys(' '), replay.play],
          ]}
        />
      </Section>
    </>
  );
}

function Section({ level, title, children }: Levelled & { readonly title: string; readonly children: ReactNode }) {
  const Title = `h${level}` as const;
  return (
    <section className="stack">
      <Title>{title}</Title>
      {children}
    </section>
  );
}
