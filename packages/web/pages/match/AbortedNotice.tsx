import type { MatchState } from '@sesame/client';
import { GAME_FAILED_NOTE } from '@sesame/protocol';
import { Button, ButtonLink, Slab, useAnnounce, useMessages, usePlayers } from '@sesame/ui';
import { lazy, Suspense, useEffect } from 'react';
import { useMutation } from '../../data/use-mutation.ts';
import { chatTexts } from '../../locales/chat/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { downloadMatch } from '../../widgets/match/download-record.ts';
import { isAgainstBotsOnly } from '../../widgets/match/EndMatchButton.tsx';
import { RatingChanges } from './RatingChanges.tsx';

const BackToRoom = lazy(() => import('./room/BackToRoom.tsx'));

/** Shown when the match was ended outside its rules: the admin’s reason or the loss, and where to go next. */
export function AbortedNotice(props: {
  readonly matchState: MatchState;
  /** The code of the room that the match was played in. */
  readonly room: string | undefined;
}) {
  const { matchState, room } = props;
  const { info, aborted, outcome } = matchState;
  const texts = useTexts();
  const say = useMessages(chatTexts);
  const announce = useAnnounce();
  const { mutate } = useMutation();
  // Only the player themselves ends a match against bots without a reason, and only its members that of a room.
  const isOwn = aborted === '' && (room !== undefined || isAgainstBotsOnly(info));
  const { names } = usePlayers();
  const hasFailed = aborted === GAME_FAILED_NOTE;
  const title = titleOf();
  function titleOf(): string {
    if (outcome) return texts.match.endedAsLoss;
    if (hasFailed) return say.gameFailed;
    return isOwn ? texts.match.endedWithoutResult : say.aborted;
  }
  useEffect(() => announce(title), [title, announce]);
  return (
    <Slab as="section" className="stack match-aborted" aria-labelledby="aborted">
      <h2 id="aborted" tabIndex={-1} data-focus-next>
        {title}
      </h2>
      {aborted && !hasFailed && <blockquote className="chat-quote">{aborted}</blockquote>}
      {outcome ? (
        <RatingChanges match={info.id} names={names} />
      ) : (
        <p className="soft small">{hasFailed ? say.gameFailedText : say.abortedText}</p>
      )}
      <div className="wraps">
        {room === undefined ? (
          <ButtonLink icon="home" href="/">
            {texts.shell.backHome}
          </ButtonLink>
        ) : (
          <Suspense>
            <BackToRoom code={room} />
          </Suspense>
        )}
        <ButtonLink icon="play" href={`/matches/${info.id}/replay`}>
          {texts.match.replay}
        </ButtonLink>
        <Button variant="quiet" icon="download" onPress={() => void mutate(() => downloadMatch(info))}>
          {texts.match.download}
        </Button>
      </div>
    </Slab>
  );
}
