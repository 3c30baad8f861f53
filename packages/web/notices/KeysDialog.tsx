import { Chapter, Dialog, KeyList, useMessages } from '@sesame/ui';
import { noticeWords } from '../messages/notices/words.ts';
import { useWords } from '../messages/words.tsx';
import { keysOpen } from './use-house-keys.ts';

/** The keys of the house. Those of a board stand in its manual. */
export default function KeysDialog() {
  const say = useMessages(noticeWords);
  const { replay } = useWords();
  return (
    <Dialog title={say.keys} isOpen onOpenChange={keysOpen.set}>
      <div className="manual">
        <KeyList
          keys={[
            ['Alt+N', say.keyNext],
            ['Alt+Shift+N', say.keyBack],
            ['?', say.keyKeys],
          ]}
        />
        <Chapter title={replay.title}>
          <KeyList
            keys={[
              ['← →', `${replay.previous}, ${replay.next.toLowerCase()}`],
              ['Home End', `${replay.first}, ${replay.last.toLowerCase()}`],
              [say.space, replay.play],
            ]}
          />
        </Chapter>
        <p className="soft small">{say.boardKeys}</p>
      </div>
    </Dialog>
  );
}
