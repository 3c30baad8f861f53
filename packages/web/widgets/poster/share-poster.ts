import { downloadFile } from '../download-file.ts';
import { type Poster, posterSvg, renderPng } from './poster.ts';

/** Shares a poster where the browser can share files, and saves it elsewhere. */
export const sharePoster = async (poster: Poster, name: string): Promise<void> => {
  const png = await renderPng(posterSvg(poster));
  const file = new File([png], `${name}.png`, { type: 'image/png' });
  const share = { files: [file], text: poster.sentence, url: poster.link };
  if (navigator.canShare?.(share)) {
    // The player may close the share sheet.
    await navigator.share(share).catch(() => undefined);
    return;
  }
  downloadFile(png, `${name}.png`);
};
