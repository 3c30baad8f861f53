import { IconButton, useSound } from '@sesame/ui';
import { changeSettings, isDark, otherTheme, useSettings } from '../data/settings.ts';
import { useTexts } from '../locales/texts.tsx';

export function ThemeButton() {
  const { shell: house } = useTexts();
  const { theme } = useSettings();
  const label = isDark(theme) ? house.toLight : house.toDark;
  return <IconButton icon="theme" label={label} onPress={() => changeSettings({ theme: otherTheme(theme) })} />;
}

export function SoundButton() {
  const { shell: house } = useTexts();
  const { muted, setMuted } = useSound();
  return (
    <IconButton
      icon={muted ? 'soundOff' : 'sound'}
      label={muted ? house.soundOn : house.soundOff}
      onPress={() => setMuted(!muted)}
    />
  );
}
