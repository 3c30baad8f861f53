import type { GameStatistics } from '@sesame/protocol';
import { Slab, Tabs, useLocale, useMessages } from '@sesame/ui';
import { gameOf } from '../../data/games.ts';
import { ratingTexts } from '../../locales/ratings/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { durationText } from '../../widgets/time-control/time-control-text.ts';
import { ResultBar } from './ResultBar.tsx';

/** A player's statistics, one tab per game. */
export function Statistics({ statistics }: { readonly statistics: readonly GameStatistics[] }) {
  const say = useMessages(ratingTexts);
  const locale = useLocale();
  return (
    <Slab as="section" className="stack" aria-labelledby="statistics">
      <h2 id="statistics">{say.statistics}</h2>
      {statistics.length === 0 ? (
        <p className="soft">{say.noStatistics}</p>
      ) : (
        <Tabs
          label={say.statistics}
          items={statistics.map((one) => ({
            id: one.game,
            label: gameOf(one.game)?.name[locale] ?? one.game,
            content: <GameStatisticsPanel statistics={one} />,
          }))}
        />
      )}
    </Slab>
  );
}

function GameStatisticsPanel({ statistics: { all, bySeats } }: { readonly statistics: GameStatistics }) {
  const texts = useTexts();
  const say = useMessages(ratingTexts);
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const facts = [
    [say.matches, all.matches],
    [say.won, all.won],
    [say.drew, all.drew],
    [say.lost, all.lost],
    [say.winRate, say.percent(Math.round((100 * all.won) / all.matches))],
    [say.averageRank, number.format(all.rank)],
    [say.length, number.format(all.plies)],
    [say.duration, durationText(texts, all.took / 1000)],
  ] as const;
  return (
    <div className="stack">
      <ResultBar shares={all} />
      <dl className="facts small">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {bySeats.length > 1 && (
        <div className="stack close">
          <h3 className="small">{say.byPlayers}</h3>
          <ul className="by-seats small">
            {bySeats.map((part) => (
              <li key={part.seats}>
                <span>{say.players(part.seats)}</span>
                <ResultBar shares={part} />
                <span className="soft">{say.shares(part.won, part.drew, part.lost)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
