import type { MatchState } from '@sesame/client';
import { useMessages } from '@sesame/ui';
import { Link } from 'wouter';
import { undoTexts } from '../../locales/undo/texts.ts';

/** Says which match and move this match was branched from. */
export function BranchNote({ info: { branched } }: Pick<MatchState, 'info'>) {
  const say = useMessages(undoTexts);
  if (branched === undefined) return undefined;
  return (
    <p className="soft small">
      {say.branched(branched.ply)}{' '}
      {branched.match !== undefined && (
        <Link href={`/matches/${branched.match}/replay?ply=${branched.ply}`} className="link">
          {say.viewOriginal}
        </Link>
      )}
    </p>
  );
}
