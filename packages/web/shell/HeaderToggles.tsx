import { IconButton, useSound } from '@sesame/ui';
import { changeSettings, useIsDark } from '../data/settings.ts';
import { useTexts } from '../locales/texts.tsx';

export function ThemeButton() {
  const { shell } = useTexts();
  const isDark = useIsDark();
  return (
    <IconButton
      icon="theme"
      label={isDark ? shell.toLight : shell.toDark}
      onPress={() => changeSettings({ theme: isDark ? 'light' : 'dark' })}
    />
  );
}

export function SoundButton() {
  const { shell } = useTexts();
  const { muted, setMuted } = useSound();
  return (
    <IconButton
      icon={muted ? 'soundOff' : 'sound'}
      label={muted ? shell.soundOn : shell.soundOff}
      onPress={() => setMuted(!muted)}
    />
  );
}
