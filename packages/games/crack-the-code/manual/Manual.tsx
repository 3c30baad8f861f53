import '../board/board.css';
import './manual.css';
import { Picture, Pin, useMessages } from '@sesame/ui';
import type { ReactNode } from 'react';
import { WorkedExample } from './Figures.tsx';
import { Trial } from './Trial.tsx';
import { manual } from './words.ts';

/** How to play, with figures drawn by the board's own pieces. */
export function Manual() {
  const say = useMessages(manual);
  return (
    <article className="crack-manual">
      <p className="status">{say.lead}</p>
      <Chapter title={say.hiding.title}>
        <p>{say.hiding.text}</p>
      </Chapter>
      <Chapter title={say.pins.title}>
        <p>{say.pins.text}</p>
        <p className="pin-meaning">
          <Picture width={18}>
            <Pin kind="black" />
          </Picture>
          {say.pins.black}
        </p>
        <p className="pin-meaning">
          <Picture width={18}>
            <Pin kind="white" />
          </Picture>
          {say.pins.white}
        </p>
        <p>{say.pins.silent}</p>
        <WorkedExample />
      </Chapter>
      <Chapter title={say.trial.title}>
        <p>{say.trial.text}</p>
        <Trial />
      </Chapter>
      <Chapter title={say.winning.title}>
        <ul className="marked">
          {say.winning.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Chapter>
      <Chapter title={say.sizes.title}>
        <p>{say.sizes.text}</p>
      </Chapter>
      <Chapter title={say.controls.title}>
        <p>{say.controls.text}</p>
        <dl className="key-list small">
          {say.controls.keys.map(([keys, what]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd className="soft">{what}</dd>
            </div>
          ))}
        </dl>
      </Chapter>
    </article>
  );
}

function Chapter({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="stack close">
      <h3>{title}</h3>
      {children}
    </section>
  );
}
