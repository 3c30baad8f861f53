import type { Viewer } from '@sesame/kernel';
import { ChoiceField, IconButton, SelectField, Slab, SliderField } from '@sesame/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../locales/texts.tsx';
import { type Playback, SPEEDS } from './use-playback.ts';

/** Playback controls: step, scrub, autoplay, speed and viewer. */
export function ReplayControls(props: {
  readonly playback: Playback;
  readonly viewer: Viewer;
  readonly onViewer: (viewer: Viewer) => void;
  readonly names: readonly string[];
  readonly children?: ReactNode;
}) {
  const { playback, viewer, onViewer, names, children } = props;
  const { ply, last, seek, isPlaying, setPlaying, speed, setSpeed } = playback;
  const { replay: say } = useTexts();
  const viewers = [
    ...names.map((name, seat) => ({ id: String(seat), label: name })),
    { id: 'spectator', label: say.spectator },
  ];
  return (
    <Slab as="section" className="stack replay-controls" aria-label={say.title}>
      <div className="line replay-steps">
        <IconButton icon="stepFirst" label={say.first} isDisabled={ply === 0} onPress={() => seek(0)} />
        <IconButton icon="stepPrev" label={say.previous} isDisabled={ply === 0} onPress={() => seek(ply - 1)} />
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? say.pause : say.play}
          variant="primary"
          onPress={() => setPlaying(!isPlaying)}
        />
        <IconButton icon="stepNext" label={say.next} isDisabled={ply === last} onPress={() => seek(ply + 1)} />
        <IconButton icon="stepLast" label={say.last} isDisabled={ply === last} onPress={() => seek(last)} />
      </div>
      <SliderField
        label={say.scrub}
        value={ply}
        min={0}
        max={last}
        onChange={seek}
        format={(at) => (at === 0 ? say.start : say.ply(at, last))}
      />
      <SelectField
        label={say.viewAs}
        options={viewers}
        value={String(viewer)}
        onChange={(id) => onViewer(id === 'spectator' ? id : Number(id))}
      />
      <ChoiceField
        label={say.speed}
        options={SPEEDS.map((times) => ({ id: String(times), label: say.speedFactor(times) }))}
        value={String(speed)}
        onChange={(id) => setSpeed(Number(id))}
      />
      <p className="soft tiny wide">{say.keyHint}</p>
      {children}
    </Slab>
  );
}
