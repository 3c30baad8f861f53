import { useState } from 'react';
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
} from '../index.ts';

type Overlay = 'dialog' | 'confirm' | 'drawer';

/** One of each. */
export function Kit() {
  return (
    <div className="kit">
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
          title="No table is open"
          text="Open one; the first to come sits down with you."
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
          title="This page has a crack"
          text="The table was not found. It may have ended."
          action={<ButtonLink href="#kit">Back to the tables</ButtonLink>}
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
        <Button variant="danger">Give up</Button>
        <Button isDisabled>Wait</Button>
        <Button tight icon="share">
          Share
        </Button>
        <IconButton icon="book" label="How to play" />
        <IconButton icon={muted ? 'soundOff' : 'sound'} label="Sound" onPress={() => setMuted(!muted)} />
        <IconButton icon="undo" label="Take back" isDisabled />
      </div>
      <h3>Tabs</h3>
      <Tabs
        label="Words"
        items={[
          { id: 'chat', label: 'Chat', content: <p className="soft small">Close. I can hear the tumblers.</p> },
          { id: 'log', label: 'Log', content: <p className="soft small">Bo: 1 black, 2 white</p> },
          { id: 'analysis', label: 'Analysis', content: <Progress label="Weighing 412 codes" value={0.4} /> },
        ]}
      />
    </div>
  );
}

function Inputs() {
  const [name, setName] = useState('Ann');
  const [word, setWord] = useState('protection');
  const [pace, setPace] = useState('live');
  return (
    <div className="panel stack">
      <h3>Inputs</h3>
      <TextField label="Your name" value={name} onChange={setName} hint="Others at the table see it." />
      <TextField label="Password" value={word} onChange={setWord} error="“protect” was used: same root." />
      <SelectField
        label="Pace"
        value={pace}
        onChange={setPace}
        options={[
          { id: 'live', label: 'Live, 10 min each' },
          { id: 'days', label: '3 days a move' },
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
      <SwitchField label="Repeats" hint="A colour may be used several times" value={repeats} onChange={setRepeats} />
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
      <Progress label="One moment" />
      <Disclosure title="How a deal is drawn">
        <p className="soft small">Out of what everybody gave before it.</p>
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
        <span className="soft small">a free seat</span>
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
        <Button onPress={() => toast({ text: 'You claim the green trophy: 12.', icon: 'trophy' })}>Toast</Button>
        <Button onPress={() => toast({ text: 'Connection lost. Your moves are safe.', kind: 'wrong' })}>Wrong</Button>
        <Menu
          label="Table"
          trigger={<IconButton icon="more" label="More" />}
          items={[
            { id: 'copy', label: 'Copy the link', icon: 'copy' },
            { id: 'leave', label: 'Leave', icon: 'leave', isDanger: true },
          ]}
        />
      </div>
      <Dialog title="Invite a friend" {...isOpen('dialog')}>
        <p className="soft">Whoever opens this link sits down with you.</p>
        <Button variant="primary" icon="copy">
          Copy the link
        </Button>
      </Dialog>
      <Drawer title="Hints" {...isOpen('drawer')}>
        <p className="soft">412 codes are still possible.</p>
      </Drawer>
      <ConfirmDialog
        title="Leave the table?"
        text="A bot takes your seat and plays on. The match still counts for you."
        confirm="Leave"
        cancel="Stay"
        onConfirm={() => toast({ text: 'You left.' })}
        {...isOpen('confirm')}
      />
    </div>
  );
}
