import { type AnyRules, type Input, type MatchRecord, optionsOf } from '@sesame/kernel';
import { type AnyScreen, type GameEntry, toast } from '@sesame/ui';
import { useState } from 'react';
import type { Inspected } from './inspected.ts';
import { ActPanel } from './panels/ActPanel.tsx';
import { FiguresPanel } from './panels/FiguresPanel.tsx';
import { LogPanel } from './panels/LogPanel.tsx';
import { SecrecyPanel } from './panels/SecrecyPanel.tsx';
import { ViewersPanel } from './panels/ViewersPanel.tsx';
import { makeRecord, sessionOfRecord } from './session/record-file.ts';
import { jumpTo, playOn } from './session/session.ts';
import { Toolbar } from './Toolbar.tsx';
import { newSession, useSession, withChance } from './use-session.ts';

const SIDES = ['act', 'secrecy', 'figures'] as const;
type Side = (typeof SIDES)[number];
type Panel = Side | 'views' | 'log';

const LABELS: Readonly<Record<Panel, string>> = {
  views: 'Views',
  act: 'Act',
  log: 'Log',
  secrecy: 'Secrecy',
  figures: 'Figures',
};

const SIDE_KEY = 'sesame.inspector.side';

/** The panel that was open before the page was reloaded: an edit of rules reloads it if the site is open, too. */
const keptSide = (): Side => SIDES.find((side) => side === sessionStorage.getItem(SIDE_KEY)) ?? 'act';

/** One game under inspection: toolbar, log, views of everybody, and what can be done or found out. */
export function Inspector(props: {
  readonly entry: GameEntry;
  readonly rules: AnyRules;
  readonly screen: AnyScreen;
  readonly games: readonly GameEntry[];
  readonly version: number;
  readonly onChoose: (id: string) => void;
}) {
  const { entry, rules, screen, games, version, onChoose } = props;
  const { session, setSession, folded } = useSession(rules);
  const [isChanceAuto, setChanceAuto] = useState(true);
  const [panel, setPanel] = useState<Panel>('views');
  const [side, setSide] = useState<Side>(keptSide);
  const { positions, fault } = folded;
  const ply = Math.min(session.ply, Math.max(0, positions.length - 1));
  const position = positions[ply];

  const playFrom = (from: number, inputs: readonly Input<unknown>[]) => {
    const next = playOn(jumpTo(session, from), inputs);
    setSession(isChanceAuto ? withChance(rules, next) : next);
  };
  const show = (next: Panel) => {
    setPanel(next);
    if (next === 'views' || next === 'log') return;
    setSide(next);
    sessionStorage.setItem(SIDE_KEY, next);
  };
  const inspected: Inspected | undefined = position && {
    rules,
    screen,
    session,
    positions,
    position,
    ply,
    now: position.input?.at ?? 0,
    names: Array.from({ length: session.seats }, (_, seat) => `Seat ${seat}`),
    play: (inputs) => playFrom(ply, inputs),
    replace: (input) => playFrom(ply - 1, [input]),
    jump: (to) => setSession(jumpTo(session, to)),
  };

  return (
    <div className="inspector" data-panel={panel}>
      <Toolbar
        games={games}
        entry={entry}
        seats={rules.seats}
        options={optionsOf(rules.options)}
        session={session}
        onChoose={onChoose}
        onStart={(setting) => setSession(newSession(rules, setting))}
        onExport={() => download(makeRecord(rules, session, { state: positions.at(-1)?.state }))}
        onImport={(text) => {
          const imported = sessionOfRecord(rules, text, session.seed);
          if (imported.ok) setSession(imported.value);
          else toast({ text: imported.error.message, kind: 'wrong' });
        }}
      />
      {fault && (
        <p className="inspector-fault" role="alert">
          {fault.ply === 0
            ? `This match cannot be set up: ${fault.message}`
            : `Input ${fault.ply} no longer applies: ${fault.message} (${fault.code})`}
        </p>
      )}
      {version > 1 && (
        <output className="inspector-version tiny soft">
          Reloaded: {positions.length - 1} of {session.inputs.length} inputs replayed on the new rules.
        </output>
      )}
      {inspected && (
        <>
          <LogPanel {...inspected} fault={fault} />
          <ViewersPanel {...inspected} />
          <section className="inspector-side">
            <div className="inspector-tabs" role="tablist" aria-label="Panels">
              {SIDES.map((one) => (
                <button key={one} type="button" role="tab" aria-selected={side === one} onClick={() => show(one)}>
                  {LABELS[one]}
                </button>
              ))}
            </div>
            <div className="inspector-scroll" role="tabpanel" aria-label={LABELS[side]}>
              {side === 'act' && <ActPanel {...inspected} isChanceAuto={isChanceAuto} onChanceAuto={setChanceAuto} />}
              {side === 'secrecy' && <SecrecyPanel {...inspected} />}
              {side === 'figures' && <FiguresPanel {...inspected} />}
            </div>
          </section>
        </>
      )}
      <nav className="inspector-nav" aria-label="Panels">
        {(['views', 'act', 'log', 'secrecy', 'figures'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={panel === one} onClick={() => show(one)}>
            {LABELS[one]}
          </button>
        ))}
      </nav>
    </div>
  );
}

const download = (record: MatchRecord): void => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${record.game}.json`;
  link.click();
  URL.revokeObjectURL(url);
};
