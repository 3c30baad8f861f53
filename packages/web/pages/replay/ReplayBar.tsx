import type { Viewer } from '@sesame/kernel';
import { IconButton, toast } from '@sesame/ui';
import { useLocation } from 'wouter';
import { findShareOrigin } from '../../data/share-origin.ts';
import { useTexts } from '../../locales/texts.tsx';
import { SoundButton } from '../../shell/HeaderToggles.tsx';
import { downloadRecord } from '../../widgets/match/download-record.ts';
import { GameTitle } from '../../widgets/match/GameTitle.tsx';
import type { OpenRecord } from './open-record.ts';

/** The bar above a replay: players, share, download. */
export function ReplayBar(props: {
  readonly open: OpenRecord;
  readonly match: string | undefined;
  readonly names: readonly string[];
  readonly viewer: Viewer;
  readonly ply: number;
  readonly onAnother: (() => void) | undefined;
}) {
  const { open, match, names, viewer, ply, onAnother } = props;
  const { record, game } = open;
  const texts = useTexts();
  const [, navigate] = useLocation();
  const share = async () => {
    const path = `/matches/${match}/replay?ply=${ply}&seat=${viewer}`;
    history.replaceState(history.state, '', path);
    const url = `${await findShareOrigin()}${path}`;
    const copied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    toast(copied ? { text: texts.shell.linkCopied, icon: 'check' } : { text: url });
  };
  return (
    <header className="bar match-bar">
      <GameTitle game={game}>
        <span className="soft small wide">
          {texts.replay.title}. {names.join(', ')}
        </span>
      </GameTitle>
      <div className="app-tools">
        {match !== undefined && <IconButton icon="link" label={texts.replay.share} onPress={() => void share()} />}
        <IconButton
          icon="download"
          label={texts.match.download}
          onPress={() => downloadRecord(record, `${record.game}-${match ?? 'record'}`)}
        />
        {onAnother && <IconButton icon="upload" label={texts.replay.openAnother} onPress={onAnother} />}
        <SoundButton />
        <IconButton icon="leave" label={texts.match.leaveMatch} className="wide" onPress={() => navigate('/')} />
      </div>
    </header>
  );
}
