import type { AdminReport } from '@sesame/protocol';
import type { StoredAnnotation } from '../store/repositories/annotations.ts';
import type { Store } from '../store/store.ts';

/** Notes shown before and after a reported one. */
const NOTES_BEFORE = 4;
const NOTES_AFTER = 4;

/** The reported notes of a replay, by move, with title and introduction as move 0. None: they are deleted. */
export const makeReadNotes =
  (store: Pick<Store, 'annotations' | 'players'>) =>
  async (id: string, ply: number | undefined): Promise<Pick<AdminReport, 'annotation' | 'match' | 'lines'>> => {
    const found = await store.annotations.find(id);
    if (found === undefined) return { lines: [] };
    const { author, match, updatedAt } = found;
    const name = (await store.players.find(author))?.name ?? '';
    const lines = around(textsOf(found), ply ?? 0).map(({ seq, text }) => ({
      seq,
      at: updatedAt,
      player: author,
      name,
      text,
    }));
    return { annotation: id, match, lines };
  };

const textsOf = ({ title, intro, notes }: StoredAnnotation) => [
  { seq: 0, text: [title, intro].filter(Boolean).join(': ') },
  ...notes.map(({ ply, mark = '', text }) => ({ seq: ply, text: `${mark} ${text}`.trim() })),
];

const around = <Line extends { readonly seq: number }>(lines: readonly Line[], seq: number): readonly Line[] => {
  const at = Math.max(
    0,
    lines.findIndex((line) => line.seq === seq),
  );
  return lines.slice(Math.max(0, at - NOTES_BEFORE), at + NOTES_AFTER + 1);
};
