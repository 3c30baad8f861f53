import { gzipSync } from 'node:zlib';
import { numberOf } from '../rules/lexicon/lexicon.ts';
import type { Node } from './word-graph.ts';

/** Encodes the format that `unpack` reads, compressed with gzip. */
export const pack = (nodes: readonly Node[]): Uint8Array => {
  const edges = nodes.flatMap((node, number) =>
    node.edges.map(({ letter, to }) => ({ letter: numberOf(letter), back: number - 1 - to })),
  );
  const counts = new Uint32Array([nodes.length, edges.length]);
  const rows = [
    nodes.map(({ grade, edges: { length } }) => grade * 32 + length),
    edges.map(({ letter }) => letter),
    ...[0, 8, 16].map((shift) => edges.map(({ back }) => (back >> shift) & 255)),
  ];
  return gzipSync(Buffer.concat([Buffer.from(counts.buffer), ...rows.map((row) => Buffer.from(row))]), { level: 9 });
};
