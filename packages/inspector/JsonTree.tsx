import { useState } from 'react';

/** Values up to this length are written on one line. */
const ONE_LINE = 60;

/** A JSON value as a tree whose parts fold. */
export function JsonTree({
  value,
  name,
  depth = 0,
}: {
  readonly value: unknown;
  readonly name?: string;
  readonly depth?: number;
}) {
  const [isOpen, setOpen] = useState(depth < 2);
  const text = JSON.stringify(value) ?? 'undefined';
  const label = name === undefined ? undefined : <span className="json-key">{name}: </span>;
  if (typeof value !== 'object' || value === null || text.length <= ONE_LINE) {
    return (
      <div className="json-line">
        {label}
        <span className={`json-${value === null ? 'null' : typeof value}`}>{text}</span>
      </div>
    );
  }
  const parts = Object.entries(value);
  return (
    <div className="json-part">
      <button type="button" className="json-fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span> {label}
        <span className="soft">{Array.isArray(value) ? `[${parts.length}]` : `{${parts.length}}`}</span>
      </button>
      {isOpen && (
        <div className="json-inside">
          {parts.map(([key, part]) => (
            <JsonTree key={key} name={key} value={part} depth={depth + 1} />
          ))}
        </div>
      )}
    </div>
  );
}
