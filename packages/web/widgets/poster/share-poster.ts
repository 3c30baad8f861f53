import { findShareOrigin } from '../../data/share-origin.ts';
import { downloadFile } from '../download-file.ts';
import { type Poster, posterSvg, renderPng } from './poster.ts';

/** Shares a poster where the browser can share files, and saves it elsewhere. */
export const sharePoster = async (poster: Poster, name: string): Promise<void> => {
  const origin = await findShareOrigin();
  const png = await renderPng(posterSvg(poster, origin));
  const file = new File([png], `${name}.png`, { type: 'image/png' });
  const share = { files: [file], text: poster.sentence, url: `${origin}${poster.path}` };
  if (navigator.canShare?.(share)) {
    // The player may close the share sheet.
    await navigator.share(share).catch(() => undefined);
    return;
  }
  downloadFile(png, `${name}.png`);
};
