/** The pictures used last, up to a number of bytes. */
export interface PictureCache {
  get(key: string): Uint8Array | undefined;
  add(key: string, png: Uint8Array): void;
}

export const makePictureCache = (maxBytes: number): PictureCache => {
  // A map lists its keys in the order in which they were added: the one used longest ago is the first.
  const pictures = new Map<string, Uint8Array>();
  let bytes = 0;
  const remove = (key: string) => {
    bytes -= pictures.get(key)?.length ?? 0;
    pictures.delete(key);
  };
  return {
    get: (key) => {
      const png = pictures.get(key);
      if (png === undefined) return undefined;
      pictures.delete(key);
      pictures.set(key, png);
      return png;
    },
    add: (key, png) => {
      remove(key);
      pictures.set(key, png);
      bytes += png.length;
      for (const oldest of pictures.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
  };
};
