import { existsSync } from 'node:fs';

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Chromium without a window: takes a fifth less CPU time and has no notifications. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Chromium starts an address bar for every page, in a process of its own that takes a third of the CPU time of a page
 * load. Only the last `--disable-features` counts, so the features that Playwright disables are repeated.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Arguments for a Chromium that runs as root, without a GPU and without calling home. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${DISABLED_FEATURES.join()}`,
];

/** Playwright’s launch options for the installed Chromium, which node tools/install-test-programs.ts provides. */
export const chromiumOptions = ({ needsNotifications = false } = {}) => {
  const installed = needsNotifications ? BROWSERS : [HEADLESS_SHELL, ...BROWSERS];
  const executablePath = process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path)) ?? '/usr/bin/chromium';
  return { executablePath, args: ARGS };
};
