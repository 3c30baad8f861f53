import { LOCALES } from '@sesame/kernel';
import { IconButton, Menu, useLocale } from '@sesame/ui';
import { LANGUAGES, useWords } from '../messages/words.tsx';
import { changeSettings } from '../settings/settings.ts';

export function LanguageMenu() {
  const { house } = useWords();
  const spoken = useLocale();
  return (
    <Menu
      label={house.language}
      trigger={<IconButton icon="globe" label={house.language} />}
      items={LOCALES.map((locale) => ({
        id: locale,
        label: LANGUAGES[locale],
        ...(locale === spoken && { icon: 'check' as const }),
        onAction: () => changeSettings({ locale }),
      }))}
    />
  );
}
