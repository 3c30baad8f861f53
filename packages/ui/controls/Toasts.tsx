import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.ts';
import { useMessages } from '../language/texts.ts';
import { uiMessages } from '../language/ui-messages.ts';
import { ButtonLink, IconButton } from './Button.tsx';

export interface ToastContent {
  readonly text: string;
  readonly kind?: 'plain' | 'wrong';
  readonly icon?: IconName;
  /** A link. */
  readonly action?: { readonly label: string; readonly href: string };
}

interface ShownToast extends ToastContent {
  readonly id: number;
}

const TOAST_DURATION_MS = 6000;
const MAX_TOASTS = 3;

let shown: readonly ShownToast[] = [];
let latest = 0;
const listeners = new Set<() => void>();

const show = (next: readonly ShownToast[]): void => {
  shown = next;
  for (const changed of listeners) changed();
};

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
};

/** Shows a toast, from anywhere. It disappears by itself unless the pointer is over it. */
export const toast = (words: ToastContent): void => {
  latest += 1;
  const others = shown.filter(({ text }) => text !== words.text);
  show([...others, { ...words, id: latest }].slice(-MAX_TOASTS));
};

/** Takes all toasts away, as leaving the page does. */
export const dismissToasts = (): void => show([]);

const dismiss = (id: number): void => show(shown.filter((one) => one.id !== id));

/** The container of toasts. Rendered once per page. */
export function Toasts() {
  const all = useSyncExternalStore(
    subscribe,
    () => shown,
    () => shown,
  );
  const say = useMessages(uiMessages);
  return (
    <section className="toasts" aria-label={say.notices} aria-live="polite">
      {all.map((one) => (
        <Toast key={one.id} {...one} />
      ))}
    </section>
  );
}

function Toast({ id, text, kind = 'plain', icon, action }: ShownToast) {
  const [held, setHeld] = useState(false);
  const say = useMessages(uiMessages);
  const sign = icon ?? (kind === 'wrong' ? 'warning' : undefined);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [id, held]);
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) };
  return (
    <div
      className={`toast ${kind}${action ? ' has-action' : ''}`}
      role={kind === 'wrong' ? 'alert' : 'status'}
      {...hold}
    >
      {sign && <Icon name={sign} />}
      <span className="grow">{text}</span>
      {action && (
        <ButtonLink tight href={action.href}>
          {action.label}
        </ButtonLink>
      )}
      <IconButton icon="cross" size={16} label={say.close} onPress={() => dismiss(id)} />
    </div>
  );
}
