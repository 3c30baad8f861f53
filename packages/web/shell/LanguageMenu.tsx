import { LOCALES } from '@sesame/kernel';
import { IconButton, Menu, useLocale } from '@sesame/ui';
import { changeSettings } from '../data/settings.ts';
import { LANGUAGE_NAMES, useTexts } from '../locales/texts.tsx';

export function LanguageMenu() {
  const { shell } = useTexts();
  const spoken = useLocale();
  return (
    <Menu
      label={shell.language}
      trigger={<IconButton icon="globe" label={shell.language} />}
      items={LOCALES.map((locale) => ({
        id: locale,
        label: LANGUAGE_NAMES[locale],
        ...(locale === spoken && { icon: 'check' as const }),
        onAction: () => changeSettings({ locale }),
      }))}
    />
  );
}
