import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateColorScheme(colorScheme: 'dark' | 'light'): Promise<void>;
  }
}

/** Changes the system’s theme. */
export const emulateColorScheme = (colorScheme: 'dark' | 'light'): Promise<void> =>
  commands.emulateColorScheme(colorScheme);
