import type { AnyOption } from '@sesame/kernel';
import { type GameEntry, IconButton, Logo } from '@sesame/ui';
import { useRef, useState } from 'react';
import type { Session, SessionSetting } from './session/session.ts';
import { keepTheme, keptTheme } from './theme.ts';

/** Which game with which setting, records, and the theme. A changed setting starts a new match. */
export function Toolbar(props: {
  readonly games: readonly GameEntry[];
  readonly entry: GameEntry;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly (readonly [string, AnyOption])[];
  readonly session: Session;
  readonly onChoose: (id: string) => void;
  readonly onStart: (setting: Partial<SessionSetting>) => void;
  readonly onExport: () => void;
  readonly onImport: (text: string) => void;
}) {
  const { games, entry, seats, options, session, onChoose, onStart, onExport, onImport } = props;
  const { seed } = session;
  const file = useRef<HTMLInputElement>(null);
  const [theme, setTheme] = useState(keptTheme);
  const start = (change: Partial<SessionSetting>) =>
    onStart({ seats: session.seats, options: session.options, seed, ...change });
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, more) => seats.min + more);
  return (
    <header className="inspector-bar">
      <span className="inspector-brand">
        <Logo size={26} /> <b>Inspector</b>
      </span>
      <select aria-label="Game" value={entry.id} onChange={({ target }) => onChoose(target.value)}>
        {games.map(({ id, name }) => (
          <option key={id} value={id}>
            {name.en}
          </option>
        ))}
      </select>
      <label>
        Seats
        <select value={session.seats} onChange={({ target }) => start({ seats: Number(target.value) })}>
          {counts.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
      <label>
        Seed
        <input
          key={seed}
          defaultValue={seed}
          size={8}
          maxLength={40}
          onBlur={({ target }) => target.value !== seed && start({ seed: target.value })}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
      </label>
      {options.length > 0 && (
        <details className="inspector-options">
          <summary>Options</summary>
          <div>
            {options.map(([name, option]) => (
              <OptionField
                key={name}
                name={name}
                option={option}
                value={session.options[name] ?? option.default}
                onChange={(value) => start({ options: { ...session.options, [name]: value } })}
              />
            ))}
          </div>
        </details>
      )}
      <button type="button" className="inspector-button" onClick={() => start({})}>
        New match
      </button>
      <span className="inspector-bar-end">
        <IconButton icon="download" label="Save as a record" onPress={onExport} />
        <IconButton icon="upload" label="Open a record" onPress={() => file.current?.click()} />
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label="Record file"
          onChange={async ({ target }) => {
            const text = await target.files?.[0]?.text();
            target.value = '';
            if (text !== undefined) onImport(text);
          }}
        />
        <IconButton
          icon="theme"
          label={theme === 'dark' ? 'Switch to light theme' : 'Switch to dark theme'}
          onPress={() => {
            const next = theme === 'dark' ? 'light' : 'dark';
            keepTheme(next);
            setTheme(next);
          }}
        />
      </span>
    </header>
  );
}

function OptionField(props: {
  readonly name: string;
  readonly option: AnyOption;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}) {
  const { name, option, value, onChange } = props;
  switch (option.kind) {
    case 'flag':
      return (
        <label title={name}>
          <input type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} />
          {option.label.en}
        </label>
      );
    case 'whole': {
      const { min, max } = option;
      const change = (text: string) => text !== '' && onChange(Math.max(min, Math.min(max, Math.round(Number(text)))));
      return (
        <label title={name}>
          {option.label.en}
          <input
            type="number"
            {...{ min, max }}
            value={Number(value)}
            onChange={({ target }) => change(target.value)}
          />
        </label>
      );
    }
    case 'choice':
      return (
        <label title={name}>
          {option.label.en}
          <select value={String(value)} onChange={({ target }) => onChange(target.value)}>
            {option.values.map((one) => (
              <option key={one.value} value={one.value}>
                {one.label.en}
              </option>
            ))}
          </select>
        </label>
      );
  }
}
