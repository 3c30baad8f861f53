import type { Refusal } from '@sesame/kernel';
import { useEffect, useState } from 'react';
import { api } from '../../../data/client.ts';
import { useMe } from '../../../data/use-me.ts';
import { makeDraftStorage } from './kept-draft.ts';
import { type NoteSaver, openNotes } from './note-saver.ts';

interface OwnNotes {
  readonly saver?: NoteSaver;
  /** Why they can’t be opened. */
  readonly refusal?: Refusal;
}

/** What we write about a match; nothing without one. */
export const useOwnNotes = (match: string | undefined): OwnNotes => {
  const player = useMe()?.id;
  const [opened, setOpened] = useState<OwnNotes>({});
  useEffect(() => {
    if (match === undefined || player === undefined) return;
    let isOpen = true;
    let close = () => {};
    const params = { id: match };
    const server = {
      load: () => api.ownAnnotation({ params }),
      save: (body: Parameters<typeof api.saveAnnotation>[0]['body']) => api.saveAnnotation({ params, body }),
    };
    void openNotes(server, makeDraftStorage(match, player)).then((found) => {
      if (!isOpen) return;
      setOpened(found.ok ? { saver: found.value } : { refusal: found.error });
      if (found.ok) close = found.value.close;
    });
    return () => {
      isOpen = false;
      close();
      setOpened({});
    };
  }, [match, player]);
  return opened;
};
