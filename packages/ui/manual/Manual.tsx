import './manual.css';
import type { ReactNode } from 'react';
import { keysText, type Shortcut } from '../board/shortcuts.ts';
import { useLocale } from '../language/locale.tsx';

/** A manual: chapters of text and figures. Its layout follows its own width, as it is shown on a page and in a drawer. */
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

/** A bulleted list of rules. */
export function RuleList({ rules }: { readonly rules: readonly string[] }) {
  return (
    <ul className="marked">
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}

/** A framed picture with a caption. */
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

/** Keyboard shortcuts of a board. */
export function ShortcutList({ shortcuts }: { readonly shortcuts: readonly Shortcut[] }) {
  const locale = useLocale();
  return <KeyList keys={shortcuts.map(({ keys, does }) => [keysText(keys, locale), does[locale]])} />;
}

/** Keys and what they do. */
export function KeyList({ keys }: { readonly keys: readonly (readonly string[])[] }) {
  return (
    <dl className="key-list small">
      {keys.map(([key, action]) => (
        <div key={`${key} ${action}`}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd className="soft">{action}</dd>
        </div>
      ))}
    </dl>
  );
}
