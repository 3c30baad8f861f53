import type { Shot } from './audit.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** File name of a picture. */
export const pictureOf = ({ subject, size, locale, theme }: Omit<Shot, 'picture' | 'faults'>): string =>
  `${subject} ${size.width}x${size.height} ${locale} ${theme}`.replaceAll(/[^\w.-]+/g, '-').concat('.jpg');

const figureOf = (shot: Shot): string => {
  const { size, locale, theme, faults } = shot;
  const list = faults.map(({ kind, what }) => `<li><b>${kind}</b> ${escapeHtml(what)}</li>`).join('');
  return `<figure class="${faults.length > 0 ? 'faulty' : ''}">
    <a href="pictures/${pictureOf(shot)}"><img loading="lazy" src="pictures/${pictureOf(shot)}" alt=""></a>
    <figcaption>${size.width} × ${size.height}, ${locale}, ${theme}<ul>${list}</ul></figcaption>
  </figure>`;
};

/** One page with all pictures, by subject, with what was found in them. */
export const makeContactSheet = (shots: readonly Shot[]): string => {
  const sections = [...Map.groupBy(shots, ({ subject }) => subject)].map(
    ([subject, all]) => `<h2>${escapeHtml(subject)}</h2><div>${all.map(figureOf).join('')}</div>`,
  );
  const faulty = shots.filter(({ faults }) => faults.length > 0).length;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Layout audit</title>
<style>
body { font: 14px/1.4 system-ui; background: #222; color: #eee; margin: 16px; }
div { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start; }
figure { margin: 0; width: 320px; }
img { max-width: 320px; max-height: 360px; border: 2px solid #444; }
.faulty img { border-color: #e33; }
ul { margin: 4px 0; padding-left: 16px; }
</style>
<h1>${shots.length} pictures, ${faulty} with faults</h1>
<label><input type="checkbox" onchange="document.body.classList.toggle('only', this.checked)"> Only faults</label>
<style>.only figure:not(.faulty) { display: none; }</style>
${sections.join('\n')}
</html>`;
};
