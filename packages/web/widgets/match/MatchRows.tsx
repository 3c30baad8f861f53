import type { MatchSummary } from '@sesame/protocol';
import { ButtonLink, Crystal, useLocale } from '@sesame/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { gameOf } from '../../data/games.ts';
import { listNames } from '../../data/seat-name.ts';
import { useSeatNames } from '../../data/use-seat-names.ts';
import { useTexts } from '../../locales/texts.tsx';
import { spanName } from '../time-control/time-control-text.ts';
import { resultOf } from './result-text.ts';

/** A match that waits for us, and how long it does. */
export function Waiting({ match }: { readonly match: MatchSummary }) {
  const words = useTexts();
  const left = match.due === undefined ? undefined : Math.max(0, match.due - Date.now()) / 1000;
  return (
    <Row match={match} href={`/matches/${match.id}`} note={words.home.yourMove}>
      {left !== undefined && <span className="clock">{spanName(words, left)}</span>}
    </Row>
  );
}

export function Running({ match }: { readonly match: MatchSummary }) {
  const words = useTexts();
  return <Row match={match} href={`/matches/${match.id}`} note={words.home.theirMove(match.plies)} />;
}

/** A match that is over, with the way to its replay. */
export function Ended({ match }: { readonly match: MatchSummary }) {
  const words = useTexts();
  return (
    <Row match={match} href={`/matches/${match.id}`} note={resultOf(words, match.you, match.outcome?.ranks ?? [])}>
      <ButtonLink tight variant="quiet" href={`/matches/${match.id}/replay`}>
        {words.home.replay}
      </ButtonLink>
    </Row>
  );
}

function Row(props: {
  readonly match: MatchSummary;
  readonly href: string;
  readonly note: string;
  readonly children?: ReactNode;
}) {
  const { match, href, note, children } = props;
  const words = useTexts();
  const locale = useLocale();
  const game = gameOf(match.game);
  const others = useSeatNames(match.game, match.seats).filter((_, seat) => seat !== match.you);
  return (
    <>
      {game && <Crystal colour={game.crystal} size={28} />}
      <Link href={href} className="grow row-link">
        <b>{words.home.gameWith(game?.name[locale] ?? match.game, listNames(others))}</b>
        <span className="soft small">{note}</span>
      </Link>
      {children}
    </>
  );
}
