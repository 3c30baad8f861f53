import type { AnnotationContent, MatchSeat } from '@sesame/protocol';
import type { Kysely, Selectable } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';

/** What a player writes about a match. */
export interface StoredAnnotation extends AnnotationContent {
  readonly id: string;
  readonly version: number;
  readonly match: string;
  readonly author: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** An annotation with what a list says about its match. */
export interface AnnotationOfPlayer extends StoredAnnotation {
  readonly game: string;
  readonly seats: readonly MatchSeat[];
}

/** Annotated replays: one per match and author. */
export interface AnnotationsStore {
  find(id: string): Promise<StoredAnnotation | undefined>;
  ofMatch(match: string, author: string): Promise<StoredAnnotation | undefined>;
  /** Those of a player, the latest first. */
  ofPlayer(author: string): Promise<readonly AnnotationOfPlayer[]>;
  count(author: string): Promise<number>;
  /** False: the author has annotated this match already. */
  add(annotation: StoredAnnotation): Promise<boolean>;
  /** Optimistic update by version. False: it was changed or deleted first. */
  change(annotation: StoredAnnotation): Promise<boolean>;
  /** False: there is none with this id. */
  remove(id: string): Promise<boolean>;
  /** Makes what a player has written another's, but for matches that the other has annotated as well. */
  moveAll(from: string, to: string): Promise<void>;
}

const makeRow = (annotation: StoredAnnotation): Selectable<Schema['annotations']> => ({
  id: annotation.id,
  version: annotation.version,
  match_id: annotation.match,
  player_id: annotation.author,
  title: annotation.title,
  intro: annotation.intro,
  notes: JSON.stringify(annotation.notes),
  created_at: annotation.createdAt,
  updated_at: annotation.updatedAt,
});

const parseAnnotation = (row: Selectable<Schema['annotations']>): StoredAnnotation => ({
  id: row.id,
  version: row.version,
  match: row.match_id,
  author: row.player_id,
  title: row.title,
  intro: row.intro,
  notes: JSON.parse(row.notes),
  createdAt: Number(row.created_at),
  updatedAt: Number(row.updated_at),
});

export const makeAnnotationsStore = (engine: Engine, build: Kysely<Schema>): AnnotationsStore => {
  const all = build.selectFrom('annotations').selectAll('annotations');
  return {
    find: async (id) => {
      const [row] = await engine.rows(all.where('id', '=', id).compile());
      return row && parseAnnotation(row);
    },
    ofMatch: async (match, author) => {
      const [row] = await engine.rows(all.where('match_id', '=', match).where('player_id', '=', author).compile());
      return row && parseAnnotation(row);
    },
    ofPlayer: async (author) => {
      const query = all
        .innerJoin('matches', 'matches.id', 'annotations.match_id')
        .select(['matches.game', 'matches.seats'])
        .where('annotations.player_id', '=', author)
        .orderBy('annotations.updated_at', 'desc')
        .orderBy('annotations.id');
      return (await engine.rows(query.compile())).map((row) => ({
        ...parseAnnotation(row),
        game: row.game,
        seats: JSON.parse(row.seats),
      }));
    },
    count: async (author) => {
      const query = build.selectFrom('annotations').where('player_id', '=', author);
      const [row] = await engine.rows(query.select(({ fn }) => fn.countAll().as('count')).compile());
      return Number(row?.count ?? 0);
    },
    add: (annotation) => {
      const put = build.insertInto('annotations').values(makeRow(annotation));
      return engine.change([{ query: put.onConflict((met) => met.doNothing()).compile(), must: true }]);
    },
    change: (annotation) => {
      const { id, ...row } = makeRow({ ...annotation, version: annotation.version + 1 });
      const update = build
        .updateTable('annotations')
        .set(row)
        .where('id', '=', id)
        .where('version', '=', annotation.version);
      return engine.change([{ query: update.compile(), must: true }]);
    },
    remove: (id) => {
      const drop = build.deleteFrom('annotations').where('id', '=', id);
      return engine.change([{ query: drop.compile(), must: true }]);
    },
    moveAll: async (from, to) => {
      const taken = build.selectFrom('annotations').select('match_id').where('player_id', '=', to);
      const move = build.updateTable('annotations').set({ player_id: to }).where('player_id', '=', from);
      await engine.change([{ query: move.where('match_id', 'not in', taken).compile() }]);
    },
  };
};
