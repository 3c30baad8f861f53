import type { MatchSummary } from '@sesame/protocol';
import { ButtonLink, Crystal, useLocale } from '@sesame/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { gameOf } from '../../data/games.ts';
import { listNames } from '../../data/seat-name.ts';
import { useSeatNames } from '../../data/use-seat-names.ts';
import { useTexts } from '../../locales/texts.tsx';
import { durationText } from '../time-control/time-control-text.ts';
import { EndMatchButton, mayEndMatch } from './EndMatchButton.tsx';
import { resultText } from './result-text.ts';

/** A match waiting for our move, with the time left. */
export function WaitingMatchRow({ match }: { readonly match: MatchSummary }) {
  const texts = useTexts();
  const left = match.due === undefined ? undefined : Math.max(0, match.due - Date.now()) / 1000;
  return (
    <MatchRow match={match} href={`/matches/${match.id}`} note={texts.home.yourMove}>
      {left !== undefined && (
        <span className="clock" suppressHydrationWarning>
          {durationText(texts, left)}
        </span>
      )}
      {mayEndMatch(match) && <EndMatchButton match={match} />}
    </MatchRow>
  );
}

export function RunningMatchRow({ match }: { readonly match: MatchSummary }) {
  const { home } = useTexts();
  const note = match.unreadable ? home.unreadable : home.theirMove(match.plies);
  return (
    <MatchRow match={match} href={`/matches/${match.id}`} note={note}>
      {mayEndMatch(match) && <EndMatchButton match={match} />}
    </MatchRow>
  );
}

/** A finished match, with a link to its replay. */
export function EndedMatchRow({ match }: { readonly match: MatchSummary }) {
  const texts = useTexts();
  return (
    <MatchRow
      match={match}
      href={`/matches/${match.id}`}
      note={resultText(texts, match.you, match.outcome?.ranks ?? [])}
    >
      <ButtonLink tight variant="quiet" href={`/matches/${match.id}/replay`}>
        {texts.home.replay}
      </ButtonLink>
    </MatchRow>
  );
}

function MatchRow(props: {
  readonly match: MatchSummary;
  readonly href: string;
  readonly note: string;
  readonly children?: ReactNode;
}) {
  const { match, href, note, children } = props;
  const texts = useTexts();
  const locale = useLocale();
  const game = gameOf(match.game);
  const others = useSeatNames(match.game, match.seats).filter((_, seat) => seat !== match.you);
  return (
    <>
      {game && <Crystal colour={game.crystal} size={28} />}
      <Link href={href} className="grow row-link">
        <b>{texts.home.gameWith(game?.name[locale] ?? match.game, listNames(others))}</b>
        <span className="soft small">{note}</span>
      </Link>
      {children}
    </>
  );
}
