import type { PlayedMatch } from '@sesame/protocol';
import { Crystal, IconButton, useLocale, useMessages } from '@sesame/ui';
import { Link } from 'wouter';
import { gameOf } from '../../data/games.ts';
import { listNames } from '../../data/seat-name.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useSeatNames } from '../../data/use-seat-names.ts';
import { ratingTexts } from '../../locales/ratings/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { formatShortDate } from '../../widgets/format-date.ts';
import { downloadMatch } from '../../widgets/match/download-record.ts';
import { formatChange } from '../../widgets/player/format-change.ts';

/** A played match: opponents, result, date and rating change. */
export function MatchHistoryRow({ played }: { readonly played: PlayedMatch }) {
  const texts = useTexts();
  const say = useMessages(ratingTexts);
  const locale = useLocale();
  const { match, seat, change } = played;
  const game = gameOf(match.game);
  const others = useSeatNames(match.game, match.seats).filter((_, other) => other !== seat);
  const { mutate } = useMutation();
  return (
    <li>
      {game && <Crystal colour={game.crystal} size={28} />}
      <Link href={`/matches/${match.id}/replay`} className="grow row-link">
        <b>{texts.home.gameWith(game?.name[locale] ?? match.game, listNames(others))}</b>
        <span className="soft small">
          {resultText(say, played)}. {formatShortDate(match.endedAt ?? match.startedAt, locale)}
        </span>
      </Link>
      {change && (
        <span className="rating-change small">
          <b>{formatChange(change.after - change.before)}</b> <span className="soft">{change.after}</span>
        </span>
      )}
      <IconButton icon="download" label={say.save} onPress={() => void mutate(() => downloadMatch(match))} />
    </li>
  );
}

const resultText = (
  say: ReturnType<typeof useMessages<typeof ratingTexts.en>>,
  { result, rank, match }: PlayedMatch,
): string => (match.seats.length === 2 || result !== 'lost' ? say[result] : say.ranked(rank, match.seats.length));
