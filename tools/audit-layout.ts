import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { auditLayout, type Shot } from '../packages/e2e/layout/audit.ts';
import { makeContactSheet, pictureOf } from '../packages/e2e/layout/contact-sheet.ts';
import { makeRegular } from '../packages/e2e/layout/regular.ts';
import { findSubjects, SIZES, THEMES } from '../packages/e2e/layout/subjects.ts';
import { startTestServer } from '../packages/e2e/test-server.ts';
import { LOCALES } from '../packages/kernel/index.ts';

const USAGE = `Looks at every position and page in every size, language and theme.

npm run audit:layout -- [options]
  --only <text>     only subjects whose name contains the text, such as "fake-crystal"; several are joined
  --not <text>      without subjects whose name contains the text
  --locale <en>     only one language: ${LOCALES.join(', ')}
  --theme <dark>    only one theme: ${THEMES.join(', ')}
  --size <1280x800> only one size: ${SIZES.map(({ width, height }) => `${width}x${height}`).join(', ')}
  --no-pictures     only the list of faults, which is faster
  --out <folder>    where to write index.html, faults.txt and the pictures (layout-audit)
  --help            shows this`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [''] },
    not: { type: 'string', multiple: true, default: [] },
    locale: { type: 'string' },
    theme: { type: 'string' },
    size: { type: 'string' },
    'no-pictures': { type: 'boolean', default: false },
    out: { type: 'string', default: 'layout-audit' },
  },
});

if (values.help) {
  console.log(USAGE);
  process.exit();
}

const linesOf = ({ subject, size, locale, theme, faults }: Omit<Shot, 'picture'>): readonly string[] =>
  faults.map(({ kind, what }) => `${subject} | ${size.width}x${size.height} ${locale} ${theme} | ${kind}: ${what}\n`);

/** Writes a contact sheet, and a list of faults as they are found. */
const server = await startTestServer();
const regular = await makeRegular(server.url, server.adminLink);
const subjects = (await findSubjects(regular)).filter(
  ({ name }) => values.only.some((text) => name.includes(text)) && !values.not.some((text) => name.includes(text)),
);
const sizes = SIZES.filter(({ width, height }) => [undefined, `${width}x${height}`].includes(values.size));
const locales = LOCALES.filter((locale) => values.locale === undefined || values.locale === locale);
const themes = THEMES.filter((theme) => values.theme === undefined || values.theme === theme);
const total = subjects.length * sizes.length * locales.length * themes.length;
const pictures = join(values.out, 'pictures');
rmSync(values.out, { recursive: true, force: true });
mkdirSync(pictures, { recursive: true });
const faultList = join(values.out, 'faults.txt');
writeFileSync(faultList, '');
const shots: Shot[] = [];
await auditLayout({
  browser: server.browser,
  url: server.url,
  cookie: regular.cookie,
  subjects,
  sizes,
  locales,
  themes,
  withPictures: !values['no-pictures'],
  onShot: ({ picture, ...shot }) => {
    if (picture) writeFileSync(join(pictures, pictureOf(shot)), picture);
    shots.push({ ...shot, picture: undefined });
    appendFileSync(faultList, linesOf(shot).join(''));
    const progress = `${shots.length} of ${total} pictures`;
    if (process.stdout.isTTY) process.stdout.write(`\r${progress}`);
    else if (shots.length % 100 === 0) console.log(progress);
  },
});
await server.close();
await server.browser.close();

writeFileSync(join(values.out, 'index.html'), makeContactSheet(shots));
const faulty = shots.filter(({ faults }) => faults.length > 0).length;
console.log(`\n${shots.length} pictures, ${faulty} with faults: ${values.out}/index.html, ${faultList}`);
process.exitCode = faulty === 0 ? 0 : 1;
