/** Browser names by pattern. Order matters: user agents impersonate each other. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const firstOf = (words: typeof BROWSERS, header: string) => words.find(([sign]) => sign.test(header))?.[1];

/** Short label of a user agent, such as "Firefox · Linux": enough to recognise one's own sessions. */
export const parseUserAgent = (header: string | undefined): string =>
  [firstOf(BROWSERS, header ?? ''), firstOf(SYSTEMS, header ?? '')].filter((word) => word !== undefined).join(' · ');
