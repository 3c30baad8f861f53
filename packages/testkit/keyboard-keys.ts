/** Keys as `KeyboardEvent.key` names them: the characters of ASCII, letters in lower case, and keys with a name. */
const KEYBOARD_KEYS: readonly string[] = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).filter((key) => !/[A-Z]/.test(key)),
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'],
  ...['Enter', 'Escape', 'Backspace', 'Delete', 'Insert', 'Tab', 'F1', 'F2'],
];

/** The keys for which a handler returns something, sorted. */
export const handledKeys = (...handlers: readonly ((key: string) => unknown)[]): readonly string[] =>
  KEYBOARD_KEYS.filter((key) => handlers.some((handle) => handle(key))).toSorted();

/** The keys that a board declares, sorted. */
export const declaredKeys = (shortcuts: readonly { readonly keys: readonly string[] }[]): readonly string[] =>
  [...new Set(shortcuts.flatMap(({ keys }) => keys))].toSorted();
