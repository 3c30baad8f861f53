import { findChromium } from './find-chromium.ts';

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

/**
 * Leads to this machine, but is no secure address to browsers, such as that of a server in a home network. They lack much there:
 * locks, UUIDs, service workers, the clipboard.
 */
export const PLAIN_HOST = 'plain.test';

/** Arguments for a Chromium that runs as root, without a GPU and without calling home. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
  `--disable-features=${DISABLED_FEATURES.join()}`,
];

interface ChromiumNeeds {
  readonly needsNotifications?: boolean;
  /** Every page is closed soon, before compiling it to better code would pay. */
  readonly hasShortPages?: boolean;
}

/** Playwright’s launch options for the Chromium that is there. */
export const chromiumOptions = (needs: ChromiumNeeds = {}) => ({
  executablePath: findChromium(needs) ?? 'chromium',
  args: needs.hasShortPages ? [...ARGS, '--js-flags=--max-opt=1'] : ARGS,
});
