import type { Language } from '../state.ts';
import type { Lexicon } from './lexicon.ts';

/**
 * Reads a packed dictionary. Format: number of nodes and of edges, 32-bit little-endian; one byte per node, grade times 32
 * plus number of edges; one byte per edge, the letter; then three rows of one byte per edge, low, middle and high, with
 * the distance back to the target minus one. Grouping like with like compresses well.
 */
export const unpack = (language: Language, bytes: Uint8Array): Lexicon => {
  const header = new DataView(bytes.buffer, bytes.byteOffset, 8);
  const [nodes, count] = [header.getUint32(0, true), header.getUint32(4, true)];
  if (bytes.length !== 8 + nodes + 4 * count) throw new Error(`the ${language} dictionary is damaged`);
  const heads = bytes.subarray(8, 8 + nodes);
  const row = (number: number) => bytes.subarray(8 + nodes + number * count, 8 + nodes + (number + 1) * count);
  const [letters, low, middle, high] = [row(0), row(1), row(2), row(3)];

  const from = new Int32Array(nodes + 1);
  const edges = new Int32Array(count);
  const grades = new Uint8Array(nodes);
  const counts = new Int32Array(nodes);
  let at = 0;
  for (let node = 0; node < nodes; node++) {
    const head = heads[node] ?? 0;
    grades[node] = head >> 5;
    let words = head >> 5 === 0 ? 0 : 1;
    for (const end = at + (head & 31); at < end; at++) {
      const back = (low[at] ?? 0) + (middle[at] ?? 0) * 256 + (high[at] ?? 0) * 65536;
      const child = node - 1 - back;
      edges[at] = child * 32 + (letters[at] ?? 0);
      words += counts[child] ?? 0;
    }
    counts[node] = words;
    from[node + 1] = at;
  }
  return { language, from, edges, grades, counts };
};
