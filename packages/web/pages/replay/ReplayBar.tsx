import type { Viewer } from '@sesame/kernel';
import { IconButton, useMessages } from '@sesame/ui';
import { useLocation } from 'wouter';
import { annotationTexts } from '../../locales/annotations/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { SoundButton } from '../../shell/HeaderToggles.tsx';
import { downloadRecord } from '../../widgets/match/download-record.ts';
import { GameTitle } from '../../widgets/match/GameTitle.tsx';
import { withNotes } from './annotations/record-notes.ts';
import type { ReplayAnnotation } from './annotations/replay-annotation.ts';
import { useCopyLink } from './annotations/use-copy-link.ts';
import type { OpenRecord } from './open-record.ts';

/** The bar above a replay: players, share, download. */
export function ReplayBar(props: {
  readonly open: OpenRecord;
  readonly match: string | undefined;
  readonly names: readonly string[];
  readonly viewer: Viewer;
  readonly ply: number;
  readonly onAnother: (() => void) | undefined;
  /** Notes to share and download with the replay. */
  readonly annotation: ReplayAnnotation | undefined;
}) {
  const { open, match, names, viewer, ply, onAnother, annotation } = props;
  const { record, game } = open;
  const texts = useTexts();
  const [, navigate] = useLocation();
  const say = useMessages(annotationTexts);
  const copyLink = useCopyLink();
  const share = () => {
    const path = `/matches/${match}/replay?ply=${ply}&seat=${viewer}`;
    history.replaceState(history.state, '', path);
    return copyLink(path);
  };
  const { path, content, author } = annotation ?? {};
  const file =
    content === undefined ? record : withNotes(record, { ...content, ...(author !== undefined && { author }) });
  return (
    <header className="bar match-bar">
      <GameTitle game={game}>
        <span className="soft small wide">
          {texts.replay.title}. {names.join(', ')}
        </span>
      </GameTitle>
      <div className="app-tools">
        {path !== undefined ? (
          <IconButton icon="link" label={say.copyLink} onPress={() => void copyLink(path)} />
        ) : (
          match !== undefined && <IconButton icon="link" label={texts.replay.share} onPress={() => void share()} />
        )}
        <IconButton
          icon="download"
          label={content === undefined ? texts.match.download : say.download}
          onPress={() => downloadRecord(file, `${record.game}-${match ?? 'record'}`)}
        />
        {onAnother && <IconButton icon="upload" label={texts.replay.openAnother} onPress={onAnother} />}
        <SoundButton />
        <IconButton icon="leave" label={texts.match.leaveMatch} className="wide" onPress={() => navigate('/')} />
      </div>
    </header>
  );
}
