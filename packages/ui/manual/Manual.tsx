import './manual.css';
import type { ReactNode } from 'react';

/** How to play a game: chapters of text and figures. It decides by its own room: it is a page, and a drawer beside a board. */
export function ManualText(props: { readonly className: string; readonly lead: string; readonly children: ReactNode }) {
  const { className, lead, children } = props;
  return (
    <article className={`manual ${className}`}>
      <p className="status">{lead}</p>
      {children}
    </article>
  );
}

export function Chapter({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="stack">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Sentences that stand one under the other. */
export function RuleList({ rules }: { readonly rules: readonly string[] }) {
  return (
    <ul className="marked">
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}

/** A picture in its frame, with what it shows. */
export function Figure(props: {
  readonly className?: string;
  readonly caption?: string;
  readonly children: ReactNode;
}) {
  const { className = '', caption, children } = props;
  return (
    <figure className={`manual-figure ${className}`}>
      {children}
      {caption !== undefined && <figcaption className="small soft">{caption}</figcaption>}
    </figure>
  );
}

/** Keys, and what they do. */
export function KeyList({ keys }: { readonly keys: readonly (readonly string[])[] }) {
  return (
    <dl className="key-list small">
      {keys.map(([key, what]) => (
        <div key={`${key} ${what}`}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd className="soft">{what}</dd>
        </div>
      ))}
    </dl>
  );
}
