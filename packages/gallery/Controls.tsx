import {
  Avatar,
  Button,
  ButtonLink,
  ChoiceField,
  ClockFace,
  ConfirmDialog,
  Dialog,
  Disclosure,
  Drawer,
  EmptyState,
  Engraved,
  FakeGem,
  IconButton,
  Menu,
  Picture,
  PlayerChip,
  Progress,
  SelectField,
  SliderField,
  SwitchField,
  Tabs,
  TextField,
  toast,
  useSound,
} from '@sesame/ui';
import { useState } from 'react';

type Overlay = 'dialog' | 'confirm' | 'drawer';

/** One of each control. */
export function Controls() {
  return (
    <div className="controls-gallery">
      <Buttons />
      <Inputs />
      <Choices />
      <Clocks />
      <Overlays />
      <div className="panel">
        <EmptyState
          art={
            <Picture width={60} className="faint">
              <Engraved colour="white" />
            </Picture>
          }
          title="No open tables"
          text="Open one and the first player to join will sit with you."
          action={<Button>Open a table</Button>}
        />
      </div>
      <div className="panel">
        <EmptyState
          art={
            <Picture width={60}>
              <FakeGem colour="pink" />
            </Picture>
          }
          title="Page not found"
          text="This table does not exist. It may have ended."
          action={<ButtonLink href="#controls">Back to lobby</ButtonLink>}
        />
      </div>
    </div>
  );
}

function Buttons() {
  const { muted, setMuted } = useSound();
  return (
    <div className="panel stack">
      <h3>Buttons</h3>
      <div className="wraps">
        <Button variant="primary">Guess</Button>
        <Button>Bank 9</Button>
        <Button variant="quiet">Not now</Button>
        <Button variant="danger">Resign</Button>
        <Button isDisabled>Wait</Button>
        <Button tight icon="share">
          Share
        </Button>
        <IconButton icon="book" label="How to play" />
        <IconButton icon={muted ? 'soundOff' : 'sound'} label="Sound" onPress={() => setMuted(!muted)} />
        <IconButton icon="undo" label="Undo" isDisabled />
      </div>
      <h3>Tabs</h3>
      <Tabs
        label="Side panel"
        items={[
          { id: 'chat', label: 'Chat', content: <p className="soft small">Close. I can hear the tumblers.</p> },
          { id: 'log', label: 'Log', content: <p className="soft small">Bo: 1 black, 2 white</p> },
          { id: 'analysis', label: 'Analysis', content: <Progress label="Checking 412 codes" value={0.4} /> },
        ]}
      />
    </div>
  );
}

function Inputs() {
  const [name, setName] = useState('Ann');
  const [word, setWord] = useState('protection');
  const [timeControl, setTimeControl] = useState('live');
  return (
    <div className="panel stack">
      <h3>Inputs</h3>
      <TextField label="Your name" value={name} onChange={setName} hint="Others at the table see it." />
      <TextField label="Password" value={word} onChange={setWord} error="“protect” was already used: same root." />
      <SelectField
        label="Time control"
        value={timeControl}
        onChange={setTimeControl}
        options={[
          { id: 'live', label: 'Live, 10 min per player' },
          { id: 'days', label: '3 days per move' },
        ]}
      />
    </div>
  );
}

function Choices() {
  const [glass, setGlass] = useState(60);
  const [repeats, setRepeats] = useState(true);
  const [level, setLevel] = useState('strong');
  return (
    <div className="panel stack">
      <h3>Choices</h3>
      <SliderField label="Glass" value={glass} min={30} max={120} onChange={setGlass} format={(s) => `${s} seconds`} />
      <SwitchField label="Repeats" hint="A colour can be used more than once" value={repeats} onChange={setRepeats} />
      <ChoiceField
        label="Bot"
        value={level}
        onChange={setLevel}
        options={[
          { id: 'easy', label: 'Easy' },
          { id: 'fair', label: 'Fair' },
          { id: 'strong', label: 'Strong', note: 'finds most codes in five' },
        ]}
      />
      <Progress label="Loading…" />
      <Disclosure title="How a deal is drawn">
        <p className="soft small">From the server’s secret and every player’s share.</p>
      </Disclosure>
    </div>
  );
}

function Clocks() {
  return (
    <div className="panel stack close">
      <h3>Clocks and players</h3>
      <div className="wraps">
        <ClockFace className="well" left={402_000} runs />
        <ClockFace className="well" left={435_000} runs={false} />
        <ClockFace className="well" left={9_400} runs sand />
        <ClockFace className="well" left={3 * 86_400_000 + 5000} runs />
        <ClockFace className="well" left={5 * 3_600_000} runs={false} />
      </div>
      <PlayerChip name="Ann" note="1512, to move" on stone={2} clock={<ClockFace left={402_000} runs />} />
      <PlayerChip name="Bo" note="1488" stone={0} clock={<ClockFace left={435_000} runs={false} />} />
      <PlayerChip name="Tumbler" note="strong" isBot stone={1} />
      <div className="line">
        <Avatar free />
        <span className="soft small">Free seat</span>
      </div>
    </div>
  );
}

function Overlays() {
  const [open, setOpen] = useState<Overlay>();
  const isOpen = (one: Overlay) => ({
    isOpen: open === one,
    onOpenChange: (now: boolean) => setOpen(now ? one : undefined),
  });
  return (
    <div className="panel stack">
      <h3>Overlays</h3>
      <div className="wraps">
        <Button onPress={() => setOpen('dialog')}>Dialog</Button>
        <Button onPress={() => setOpen('confirm')}>Confirm</Button>
        <Button onPress={() => setOpen('drawer')}>Drawer</Button>
        <Button onPress={() => toast({ text: 'You claimed the green trophy (12 points).', icon: 'trophy' })}>
          Toast
        </Button>
        <Button onPress={() => toast({ text: 'Connection lost. Your moves are safe.', kind: 'wrong' })}>Wrong</Button>
        <Menu
          label="Table"
          trigger={<IconButton icon="more" label="More" />}
          items={[
            { id: 'copy', label: 'Copy link', icon: 'copy' },
            { id: 'leave', label: 'Leave', icon: 'leave', isDanger: true },
          ]}
        />
      </div>
      <Dialog title="Invite a friend" {...isOpen('dialog')}>
        <p className="soft">Anyone who opens this link can join your table.</p>
        <Button variant="primary" icon="copy">
          Copy link
        </Button>
      </Dialog>
      <Drawer title="Hints" {...isOpen('drawer')}>
        <p className="soft">412 codes are still possible.</p>
      </Drawer>
      <ConfirmDialog
        title="Leave table?"
        text="A bot will play on for you. The result still counts."
        confirm="Leave"
        cancel="Stay"
        onConfirm={() => toast({ text: 'You left the table.' })}
        {...isOpen('confirm')}
      />
    </div>
  );
}
