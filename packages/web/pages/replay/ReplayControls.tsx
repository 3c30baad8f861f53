import type { Viewer } from '@sesame/kernel';
import { ChoiceField, IconButton, SelectField, SliderField } from '@sesame/ui';
import { startTransition } from 'react';
import { useTexts } from '../../locales/texts.tsx';
import { type Playback, SPEEDS } from './use-playback.ts';

interface PlaybackProps {
  readonly playback: Playback;
}

/** Playback controls: step, autoplay and scrub. */
export function ReplaySteps({ playback }: PlaybackProps) {
  const { ply, last, seek, isPlaying, setPlaying } = playback;
  const { replay: say } = useTexts();
  // The press is painted before the board is. A press that follows before counts from the ply that the first leads to.
  const step = (to: Parameters<typeof seek>[0]) => startTransition(() => seek(to));
  return (
    <>
      <div className="line replay-steps">
        <IconButton icon="stepFirst" label={say.first} isDisabled={ply === 0} onPress={() => step(0)} />
        <IconButton
          icon="stepPrev"
          label={say.previous}
          isDisabled={ply === 0}
          onPress={() => step((now) => now - 1)}
        />
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? say.pause : say.play}
          variant="primary"
          onPress={() => setPlaying(!isPlaying)}
        />
        <IconButton icon="stepNext" label={say.next} isDisabled={ply === last} onPress={() => step((now) => now + 1)} />
        <IconButton icon="stepLast" label={say.last} isDisabled={ply === last} onPress={() => step(last)} />
      </div>
      <SliderField
        label={say.scrub}
        value={ply}
        min={0}
        max={last}
        onChange={seek}
        format={(at) => (at === 0 ? say.start : say.ply(at, last))}
      />
    </>
  );
}

/** From whose side the replay is shown. */
export function ViewerField(props: {
  readonly viewer: Viewer;
  readonly onViewer: (viewer: Viewer) => void;
  readonly names: readonly string[];
}) {
  const { viewer, onViewer, names } = props;
  const { replay: say } = useTexts();
  const viewers = [
    ...names.map((name, seat) => ({ id: String(seat), label: name })),
    { id: 'spectator', label: say.spectator },
  ];
  return (
    <SelectField
      label={say.viewAs}
      options={viewers}
      value={String(viewer)}
      onChange={(id) => onViewer(id === 'spectator' ? id : Number(id))}
    />
  );
}

export function SpeedField({ playback: { speed, setSpeed } }: PlaybackProps) {
  const { replay: say } = useTexts();
  return (
    <ChoiceField
      label={say.speed}
      options={SPEEDS.map((times) => ({ id: String(times), label: say.speedFactor(times) }))}
      value={String(speed)}
      onChange={(id) => setSpeed(Number(id))}
    />
  );
}
