import { Button, Icon, IconButton, Picture, Pin, Slab, useMessages, usePlayers, useTextContext } from '@sesame/ui';
import type { Event, Options, Place, View } from '../rules/state.ts';
import type { Composer } from './composer.ts';
import { paletteOf } from './crystals.ts';
import { Palette } from './Palette.tsx';
import { happening, prompt } from './prompt.ts';
import { randomLetters } from './random-code.ts';
import { DraftSockets } from './Sockets.tsx';
import { boardTexts } from './texts.ts';

/** The tray below both boards: prompt, pin legend, palette and buttons. */
export function Tray(props: {
  readonly view: View;
  readonly you: Place | undefined;
  /** The seat that the prompt addresses; undefined for spectators and in replays. */
  readonly speaksTo: Place | undefined;
  readonly composer: Composer | undefined;
  /** The event in its moment. */
  readonly event: Event | undefined;
  readonly isNarrow: boolean;
}) {
  const { view, you, speaksTo, composer, event, isNarrow } = props;
  const { clock } = usePlayers();
  const context = useTextContext();
  return (
    <Slab className="tray">
      <div className="tray-head">
        <p className="status">
          {view.end && <Icon name={view.end.outcome.ranks.every((rank) => rank === 1) ? 'equal' : 'trophy'} />}
          {event ? happening(event, speaksTo ?? 'spectator', context) : prompt(view, speaksTo ?? 'spectator', context)}
        </p>
        {isNarrow && you !== undefined && clock?.(you)}
        {composer?.purpose !== 'hide' && <Legend isShort={isNarrow} />}
      </div>
      {composer && isNarrow && <DraftSockets composer={composer} />}
      {composer && <Palette letters={paletteOf(view.options)} composer={composer} />}
      {composer && <Actions options={view.options} composer={composer} />}
    </Slab>
  );
}

/** What black and white pins mean. */
export function Legend({ isShort }: { readonly isShort: boolean }) {
  const say = useMessages(boardTexts);
  return (
    <p className="legend soft tiny">
      <span>
        <Picture width={14}>
          <Pin kind="black" />
        </Picture>
        {isShort ? say.rightPlaceShort : say.rightPlace}
      </span>
      <span>
        <Picture width={14}>
          <Pin kind="white" />
        </Picture>
        {isShort ? say.wrongPlaceShort : say.wrongPlace}
      </span>
    </p>
  );
}

export function Actions({ options, composer }: { readonly options: Options; readonly composer: Composer }) {
  const say = useMessages(boardTexts);
  const { undo, clear, confirm, purpose } = composer;
  return (
    <div className="line actions">
      <IconButton icon="undo" label={say.undo} isDisabled={!undo} onPress={() => undo?.()} />
      <IconButton icon="clear" label={say.clear} isDisabled={!clear} onPress={() => clear?.()} />
      {purpose === 'hide' && (
        <IconButton
          icon="dice"
          label={say.randomCode}
          onPress={() => composer.edit({ type: 'fill', letters: randomLetters(options) })}
        />
      )}
      <Button variant="primary" isDisabled={!confirm} onPress={() => confirm?.()}>
        {purpose === 'hide' ? say.hide : say.guess}
      </Button>
    </div>
  );
}
