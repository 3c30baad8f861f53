import '../board/board.css';
import '../board/stall.css';
import './manual.css';
import { Button, toast, useMessages } from '@sesame/ui';
import type { ReactNode } from 'react';
import { startOver } from '../board/coach-memory.ts';
import { CountFigure } from './CountFigure.tsx';
import { BO, GREEN, tableWith } from './example.ts';
import { Outcomes } from './Outcomes.tsx';
import { Powers } from './Powers.tsx';
import { StallFigure } from './StallFigure.tsx';
import { TilesFigure, TrophiesFigure } from './TileFigures.tsx';
import { Trial } from './Trial.tsx';
import { manual } from './words.ts';

/** How to play, with figures drawn by the board's own pieces. */
export function Manual() {
  const say = useMessages(manual);
  return (
    <article className="fake-manual">
      <p className="status">{say.lead}</p>
      <Chapter title={say.tiles.title}>
        <p>{say.tiles.text}</p>
        <TilesFigure />
      </Chapter>
      <Chapter title={say.offer.title}>
        <p>{say.offer.text}</p>
        <p>{say.offer.prices}</p>
        <figure className="manual-figure beside">
          <StallFigure view={tableWith(GREEN, BO)} />
          <figcaption className="small soft">{say.offer.figure}</figcaption>
        </figure>
      </Chapter>
      <Chapter title={say.exchange.title}>
        <p>{say.exchange.text}</p>
        <Rules rules={say.exchange.rules} />
        <figure className="manual-figure">
          <figcaption className="small soft">{say.exchange.figure}</figcaption>
          <Outcomes {...GREEN} />
        </figure>
      </Chapter>
      <Chapter title={say.trial.title}>
        <p>{say.trial.text}</p>
        <Trial />
      </Chapter>
      <Chapter title={say.trophies.title}>
        <p>{say.trophies.text}</p>
        <p>{say.trophies.claiming}</p>
        <TrophiesFigure />
      </Chapter>
      <Chapter title={say.powers.title}>
        <p>{say.powers.text}</p>
        <Powers />
      </Chapter>
      <Chapter title={say.end.title}>
        <p>{say.end.text}</p>
        <CountFigure />
        <p>{say.end.winning}</p>
      </Chapter>
      <Controls />
    </article>
  );
}

function Chapter({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="stack">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Rules({ rules }: { readonly rules: readonly string[] }) {
  return (
    <ul className="marked">
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}

/** Touch and keys, and a way back to the hints. */
function Controls() {
  const say = useMessages(manual).controls;
  const again = () => {
    startOver();
    toast({ text: say.hintsOn, icon: 'hint' });
  };
  return (
    <Chapter title={say.title}>
      <p>{say.text}</p>
      <dl className="key-list small">
        {say.keys.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd className="soft">{what}</dd>
          </div>
        ))}
      </dl>
      <p>{say.time}</p>
      <Button tight icon="hint" onPress={again}>
        {say.hints}
      </Button>
    </Chapter>
  );
}
