import type { MatchState } from '@sesame/client';
import { type InputEvents, isOfflineMatch } from '@sesame/protocol';
import { type GameEntry, useLocale, useMessages } from '@sesame/ui';
import { useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { useScreen } from '../../data/games.ts';
import { useTexts } from '../../locales/texts.tsx';
import { timeControlTexts } from '../../locales/time-control/texts.ts';
import { useStickToEnd } from '../use-stick-to-end.ts';
import { type RaceName, RaceReceipt } from './RaceReceipt.tsx';

export interface LogLine {
  readonly ply: number;
  readonly text: string;
  readonly event: unknown;
  readonly receipt?: InputEvents['receipt'];
  /** Of a claim: when its race was revealed, in match time. */
  readonly race?: number;
  /** Played by a substitute bot. */
  readonly bot?: InputEvents['bot'];
}

/** The events of a match as log lines. */
export const useLogLines = (
  game: GameEntry,
  entries: readonly (Pick<InputEvents, 'ply' | 'receipt' | 'bot'> & {
    readonly at?: number;
    readonly events: readonly unknown[];
  })[],
  names: readonly string[],
): readonly LogLine[] => {
  const { describe } = useScreen(game);
  const locale = useLocale();
  return useMemo(
    () =>
      entries.flatMap(({ ply, at, events, receipt, bot }) => {
        const lines = events.flatMap((event) => {
          const text = describe(event, { locale, names });
          return text === undefined ? [] : [{ ply, text, event, ...(bot && { bot }) }];
        });
        const race = receipt && at !== undefined ? { race: at - receipt.credited } : {};
        return lines.map((line, i) => (i === 0 && receipt !== undefined ? { ...line, receipt, ...race } : line));
      }),
    [entries, names, locale, describe],
  );
};

/** The log of a match. After its end every line links to its place in the replay. */
export function MatchLog(props: {
  readonly matchState: MatchState;
  readonly game: GameEntry;
  readonly names: readonly string[];
}) {
  const { matchState, game, names } = props;
  const texts = useTexts();
  const say = useMessages(timeControlTexts);
  const lines = useLogLines(game, matchState.told, names);
  const end = useRef<HTMLLIElement>(null);
  useStickToEnd(end, lines.length);
  const photoOf = usePhotoOf(matchState, game);
  if (lines.length === 0) return <p className="soft small">{texts.match.noLog}</p>;
  return (
    <ol className="match-log small">
      {lines.map((line) => (
        <li key={`${line.ply} ${line.text}`}>
          <span className="faint-number">{line.ply}</span>
          <div className="grow">
            {matchState.outcome ? (
              <Link href={`/matches/${matchState.info.id}/replay?ply=${line.ply}`} className="log-link">
                <LogLineText game={game} line={line} />
              </Link>
            ) : (
              <LogLineText game={game} line={line} />
            )}
            {line.bot && <span className="soft tiny"> {say.byBot}</span>}
            {line.receipt && <RaceReceipt receipt={line.receipt} photo={photoOf(line)} />}
          </div>
        </li>
      ))}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
}

/** A log line, rendered by its game if it can. */
export function LogLineText({ game, line }: { readonly game: GameEntry; readonly line: LogLine }) {
  const { Line } = useScreen(game);
  return Line ? <Line event={line.event} /> : line.text;
}

/** The race of a log line as a photo finish, which players may see while nobody races. */
const usePhotoOf = ({ info, view }: MatchState, game: GameEntry): ((line: LogLine) => RaceName | undefined) => {
  const { isRacing } = useScreen(game);
  const isShown = info.you !== null && !isOfflineMatch(info.id) && isRacing?.(view) === false;
  return ({ race }) => (race === undefined || !isShown ? undefined : { match: info.id, race });
};
