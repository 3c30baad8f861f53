import type { Refusal, Result } from '@sesame/kernel';
import type { Annotation, OwnAnnotation, SaveAnnotation } from '@sesame/protocol';
import { makeObservable, type Store } from '../../../data/observable.ts';
import { NO_NOTES, type Notes } from './content.ts';
import type { DraftStorage } from './kept-draft.ts';

/** Where the notes are: on the server, or still on the way. */
type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'offline' | 'conflict' | 'refused';

export interface SavedNotes {
  readonly content: Notes;
  /** The version on the server that the content is based on. */
  readonly version: number;
  /** The address of the annotated replay, once it is saved. */
  readonly id: string | undefined;
  readonly status: SaveStatus;
  readonly refusal?: Refusal;
}

/** The server’s side of a draft. */
export interface NotesApi {
  load(): Promise<Result<OwnAnnotation>>;
  save(saved: SaveAnnotation): Promise<Result<Annotation>>;
}

/**
 * Saves notes a moment after every change, one request at a time, each over the version before (optimistic locking). What
 * is not acknowledged is kept in the browser. If another tab or device was first, it stops and lets the author choose.
 */
export interface NoteSaver {
  readonly state: Store<SavedNotes>;
  edit(content: Notes): void;
  /** Saves these notes over those of the other tab or device. */
  keepMine(): Promise<void>;
  /** Drops these notes for those of the other tab or device. */
  takeOther(): Promise<void>;
  /** Sends what is left, and stops. */
  close(): void;
}

const SAVE_DELAY_MS = 1_000;
const RETRY_DELAY_MS = 5_000;
/** The request may not have arrived: the same one is sent again. */
const PASSING: ReadonlySet<string> = new Set(['unreachable', 'closed', 'failed', 'too-fast', 'no-store']);
const CONFLICTS: ReadonlySet<string> = new Set(['annotation-changed', 'no-annotation']);

/** The content alone, of an annotation as well. */
const contentOf = ({ title, intro, notes }: Notes) => ({ title, intro, notes: [...notes] });

/** Opens what the player has written so far: on the server, and in this browser. */
export const openNotes = async (api: NotesApi, storage: DraftStorage): Promise<Result<NoteSaver>> => {
  const loaded = await api.load();
  const draft = storage.read();
  // Without the server, the draft goes on from where it was.
  if (!loaded.ok && (draft === undefined || !PASSING.has(loaded.error.code))) return loaded;
  const found = loaded.ok ? loaded.value.annotation : undefined;
  const version = loaded.ok ? (found?.version ?? 0) : (draft?.version ?? 0);
  const saver = makeSaver(api, storage, {
    content: contentOf(draft?.content ?? found ?? NO_NOTES),
    version: draft?.version ?? version,
    id: found?.id,
    status: draft === undefined ? 'saved' : draft.version === version ? 'unsaved' : 'conflict',
  });
  return { ok: true, value: saver };
};

const makeSaver = (api: NotesApi, storage: DraftStorage, opened: SavedNotes): NoteSaver => {
  const state = makeObservable<SavedNotes>(opened);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  const update = (change: Partial<SavedNotes>) => {
    const { refusal: _, ...before } = state.get();
    state.set({ ...before, ...change });
  };
  const saveSoon = (delay: number) => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void save(), delay);
  };
  const save = async (): Promise<void> => {
    const { content, version, status } = state.get();
    if (status === 'saving' || status === 'conflict') return;
    update({ status: 'saving' });
    const saved = await api.save({ ...contentOf(content), version });
    if (saved.ok) acknowledge(content, saved.value);
    else onRefused(saved.error);
  };
  const acknowledge = (sent: Notes, { version, id }: Annotation) => {
    const { content } = state.get();
    const isCurrent = content === sent;
    update({ version, id, status: isCurrent ? 'saved' : 'unsaved' });
    if (isCurrent) return storage.forget();
    storage.keep({ content, version });
    if (isClosed) void save();
    else saveSoon(SAVE_DELAY_MS);
  };
  const onRefused = (refusal: Refusal) => {
    if (CONFLICTS.has(refusal.code)) return update({ status: 'conflict', refusal });
    if (!PASSING.has(refusal.code)) return update({ status: 'refused', refusal });
    update({ status: 'offline' });
    saveSoon(RETRY_DELAY_MS);
  };
  if (opened.status === 'unsaved') saveSoon(0);
  return {
    state,
    edit: (content) => {
      const { status, version } = state.get();
      storage.keep({ content, version });
      const waits = status === 'saving' || status === 'conflict';
      update({ content, ...(!waits && { status: 'unsaved' }) });
      if (!waits) saveSoon(SAVE_DELAY_MS);
    },
    keepMine: async () => {
      const latest = await api.load();
      if (!latest.ok) return;
      const { content } = state.get();
      const version = latest.value.annotation?.version ?? 0;
      storage.keep({ content, version });
      update({ version, id: latest.value.annotation?.id, status: 'unsaved' });
      await save();
    },
    takeOther: async () => {
      const latest = await api.load();
      if (!latest.ok) return;
      storage.forget();
      const { annotation } = latest.value;
      const content = contentOf(annotation ?? NO_NOTES);
      update({ content, version: annotation?.version ?? 0, id: annotation?.id, status: 'saved' });
    },
    close: () => {
      clearTimeout(timer);
      if (state.get().status === 'unsaved') void save();
      isClosed = true;
    },
  };
};
