/**
 * What game code expects of every JavaScript engine beside the language itself, written in the language: nothing here comes
 * from the process around the sandbox. Imported before the game.
 */
class Utf8Encoder {
  readonly encoding = 'utf-8';

  encode(text = ''): Uint8Array {
    const escaped = encodeURIComponent(text.toWellFormed());
    const bytes: number[] = [];
    for (let i = 0; i < escaped.length; i++) {
      const isByte = escaped[i] === '%';
      bytes.push(isByte ? Number.parseInt(escaped.slice(i + 1, i + 3), 16) : escaped.charCodeAt(i));
      if (isByte) i += 2;
    }
    return new Uint8Array(bytes);
  }
}

class Utf8Decoder {
  readonly encoding = 'utf-8';

  decode(bytes: Uint8Array = new Uint8Array()): string {
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  }
}

const silent = () => {};

Object.assign(globalThis, {
  TextEncoder: Utf8Encoder,
  TextDecoder: Utf8Decoder,
  console: { log: silent, info: silent, warn: silent, error: silent, debug: silent, assert: silent },
  structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)),
});
