import { IconButton, useSound } from '@sesame/ui';
import { changeSettings, isDark, otherTheme, useSettings } from '../data/settings.ts';
import { useTexts } from '../locales/texts.tsx';

export function ThemeButton() {
  const { shell } = useTexts();
  const { theme } = useSettings();
  const label = isDark(theme) ? shell.toLight : shell.toDark;
  return <IconButton icon="theme" label={label} onPress={() => changeSettings({ theme: otherTheme(theme) })} />;
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
