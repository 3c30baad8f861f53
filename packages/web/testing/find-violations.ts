import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    findViolations(): Promise<readonly string[]>;
  }
}

/** Serious and critical accessibility violations of the rendered page, found by axe. */
export const findViolations = (): Promise<readonly string[]> => commands.findViolations();
