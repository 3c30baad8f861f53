import { Button, Disclosure, playSound, SOUND_NAMES, useSound } from '@sesame/ui';
import { useTexts } from '../../locales/texts.tsx';

/** Plays each sound of the games, to set the volume before a match. */
export function SoundCheck() {
  const { settings: say } = useTexts();
  const { muted } = useSound();
  return (
    <Disclosure title={say.soundCheck}>
      <p className="soft small">{muted ? say.soundCheckMuted : say.soundCheckHint}</p>
      <div className="wraps">
        {SOUND_NAMES.map((name) => (
          <Button key={name} tight icon="sound" isDisabled={muted} onPress={() => playSound(name)}>
            {say.sounds[name]}
          </Button>
        ))}
      </div>
    </Disclosure>
  );
}
