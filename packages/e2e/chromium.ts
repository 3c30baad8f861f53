import { existsSync } from 'node:fs';

const PATHS = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Arguments for a Chromium that runs as root, without a GPU and without calling home. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Playwright’s launch options for the installed Chromium, which node tools/install-test-programs.ts provides. */
export const chromiumOptions = () => ({
  executablePath: PATHS.find((path) => path !== undefined && existsSync(path)) ?? '/usr/bin/chromium',
  args: ARGS,
});
