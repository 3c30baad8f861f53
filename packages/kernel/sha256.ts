/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104), synchronous. The platform's own is asynchronous, and browsers
 * keep it from pages served without TLS, as a house in a local network is; rules draw synchronously and
 * deals must be checkable there too.
 */
export const sha256 = (message: Uint8Array): Uint8Array => {
  const state = new Uint32Array([
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
  ]);
  const padded = pad(message);
  const blocks = new DataView(padded.buffer);
  for (let offset = 0; offset < padded.length; offset += BLOCK) compress(state, blocks, offset);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => {
    digest.setUint32(4 * i, word);
  });
  return new Uint8Array(digest.buffer);
};

export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array => {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
};

export const makeHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Undefined for what is not an even number of hexadecimal digits. */
export const parseHex = (hex: string): Uint8Array | undefined =>
  /^([0-9a-f]{2})*$/.test(hex)
    ? Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16))
    : undefined;

const BLOCK = 64;

const joined = (a: Uint8Array, b: Uint8Array): Uint8Array => {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
};

const pad = (message: Uint8Array): Uint8Array<ArrayBuffer> => {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const end = new DataView(padded.buffer, padded.length - 8);
  end.setUint32(0, Math.floor((message.length * 8) / 2 ** 32));
  end.setUint32(4, (message.length * 8) >>> 0);
  return padded;
};

const primes = (count: number): readonly number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
};

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND = Uint32Array.from(primes(64), (prime) => (Math.cbrt(prime) % 1) * 2 ** 32);

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

const schedule = new Uint32Array(64);
const at = (words: Uint32Array, i: number): number => words[i] ?? 0;

const compress = (state: Uint32Array, blocks: DataView, offset: number): void => {
  for (let i = 0; i < 16; i++) schedule[i] = blocks.getUint32(offset + 4 * i);
  for (let i = 16; i < 64; i++) {
    const x = at(schedule, i - 15);
    const y = at(schedule, i - 2);
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    schedule[i] = at(schedule, i - 16) + s0 + at(schedule, i - 7) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUND, i) + at(schedule, i)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = at(state, i) + word;
  });
};
