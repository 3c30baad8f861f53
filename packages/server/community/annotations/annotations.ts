import { isDeepStrictEqual } from 'node:util';
import { ok, type Result, refuse } from '@sesame/kernel';
import {
  type Annotation,
  type AnnotationContent,
  type ListedAnnotation,
  MAX_ANNOTATIONS_PER_PLAYER,
  type OwnAnnotation,
  type SaveAnnotation,
} from '@sesame/protocol';
import { makeId } from '../../lib/ids.ts';
import type { Now } from '../../lib/now.ts';
import { isOver } from '../../match/live-match.ts';
import type { Matches } from '../../match/matches.ts';
import type { StoredAnnotation } from '../../store/repositories/annotations.ts';
import type { Store } from '../../store/store.ts';
import { checkContent } from './check-content.ts';

/**
 * Annotated replays: what players write about finished matches, move by move. They are read by their link; no list
 * names them but the author's own. The record of a finished match is open, so they reveal nothing.
 */
export interface Annotations {
  find(id: string, reader: string | undefined): Promise<Result<Annotation>>;
  ofMatch(match: string, author: string): Promise<Result<OwnAnnotation>>;
  list(author: string): Promise<readonly ListedAnnotation[]>;
  /** Saves the content over the version that the author has changed. */
  save(match: string, author: string, saved: SaveAnnotation): Promise<Result<Annotation>>;
  remove(id: string, author: string): Promise<Result<void>>;
  removeAsStaff(id: string): Promise<Result<void>>;
}

export interface AnnotationsDeps {
  readonly store: Pick<Store, 'annotations' | 'matches' | 'players' | 'accounts' | 'moderation'>;
  readonly matches: Pick<Matches, 'find'>;
  readonly now: Now;
}

const NO_ANNOTATION = refuse('no-annotation', 'These notes no longer exist. Their author has deleted them.');
const NO_MATCH = refuse('no-match', 'Match not found.');
const RUNNING = refuse('running', 'This match is not over yet.');
const CHANGED = refuse('annotation-changed', 'These notes were changed in another tab or on another device.');
const TOO_MANY = refuse(
  'too-many-annotations',
  `You have annotated ${MAX_ANNOTATIONS_PER_PLAYER} replays. Delete one first.`,
);

export const makeAnnotations = ({ store, matches, now }: AnnotationsDeps): Annotations => {
  const show = async (stored: StoredAnnotation, reader: string | undefined): Promise<Result<Annotation>> => {
    const { id, match, author, title, intro, notes, version, updatedAt } = stored;
    const [about, player, account] = await Promise.all([
      store.matches.find(match),
      store.players.find(author),
      store.accounts.find(author),
    ]);
    if (about === undefined || player === undefined) return NO_ANNOTATION;
    const { game } = about;
    const shown = { id: author, name: player.name, guest: account === undefined };
    return ok({ id, match, game, author: shown, yours: reader === author, title, intro, notes, version, updatedAt });
  };

  /** Adds the first version, or replaces the one that the author has changed. */
  const write = async (written: Omit<StoredAnnotation, 'id' | 'createdAt'>): Promise<Result<StoredAnnotation>> => {
    const { match, author, version, updatedAt } = written;
    const before = await store.annotations.ofMatch(match, author);
    if (before === undefined) {
      if (version > 0) return NO_ANNOTATION;
      if ((await store.annotations.count(author)) >= MAX_ANNOTATIONS_PER_PLAYER) return TOO_MANY;
      const added = { ...written, id: makeId(), version: 1, createdAt: updatedAt };
      return (await store.annotations.add(added)) ? ok(added) : CHANGED;
    }
    // Sent again, because the answer to the first request was lost.
    if (before.version === version + 1 && isSame(before, written)) return ok(before);
    const changed = { ...before, ...written };
    const isChanged = version > 0 && (await store.annotations.change(changed));
    return isChanged ? ok({ ...changed, version: version + 1 }) : CHANGED;
  };

  return {
    find: async (id, reader) => {
      const found = await store.annotations.find(id);
      return found === undefined ? NO_ANNOTATION : show(found, reader);
    },
    ofMatch: async (match, author) => {
      const found = await store.annotations.ofMatch(match, author);
      if (found === undefined) return ok({});
      const shown = await show(found, author);
      return shown.ok ? ok({ annotation: shown.value }) : shown;
    },
    list: async (author) =>
      (await store.annotations.ofPlayer(author)).map(({ id, match, game, seats, title, notes, updatedAt }) => ({
        id,
        match,
        game,
        players: seats.map(({ name }) => name),
        title,
        notes: notes.length,
        updatedAt,
      })),
    save: async (id, author, { version, ...content }) => {
      const mute = await store.moderation.serverMuteOf(author, now());
      if (mute !== undefined) return refuseMuted(mute.until);
      const match = await matches.find(id);
      if (match === undefined) return NO_MATCH;
      if (!isOver(match)) return RUNNING;
      const checked = checkContent(content, { plies: match.committed.plies, seats: match.stored.seats.length });
      if (!checked.ok) return checked;
      const written = await write({ ...checked.value, match: id, author, version, updatedAt: now() });
      return written.ok ? show(written.value, author) : written;
    },
    remove: async (id, author) => {
      const found = await store.annotations.find(id);
      if (found?.author !== author) return NO_ANNOTATION;
      await store.annotations.remove(id);
      return ok(undefined);
    },
    removeAsStaff: async (id) => ((await store.annotations.remove(id)) ? ok(undefined) : NO_ANNOTATION),
  };
};

const isSame = (one: AnnotationContent, other: AnnotationContent): boolean =>
  isDeepStrictEqual([one.title, one.intro, one.notes], [other.title, other.intro, other.notes]);

const refuseMuted = (until: number): Result<never> => ({
  ok: false,
  error: { code: 'silenced', message: 'You’re muted by the server admin.', until },
});
