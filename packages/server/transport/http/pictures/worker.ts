import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { PICTURE_FONT } from '@sesame/ui/pictures';
import { drawScene } from './draw-scene.ts';
import type { Scene } from './scene.ts';

/** Worker thread that draws pictures, so that no match waits for one. */
export interface Drawn {
  readonly png?: Uint8Array;
  readonly error?: string;
}

const ready = Promise.all([
  readFile(new URL(import.meta.resolve('@fontsource/marcellus/files/marcellus-latin-400-normal.woff2'))),
  readFile(new URL(import.meta.resolve('@fontsource/marcellus/files/marcellus-latin-ext-400-normal.woff2'))),
  readFile(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))).then((wasm) => initWasm(wasm)),
]);

const draw = async (scene: Scene): Promise<Uint8Array> => {
  const [latin, extended] = await ready;
  const font = { fontBuffers: [latin, extended], defaultFontFamily: PICTURE_FONT };
  const image = new Resvg(await drawScene(scene), { font }).render();
  return image.asPng();
};

parentPort?.on('message', async (scene: Scene) => {
  try {
    parentPort?.postMessage({ png: await draw(scene) } satisfies Drawn);
  } catch (error) {
    parentPort?.postMessage({ error: String(error) } satisfies Drawn);
  }
});
