import type { DailyMark } from '@sesame/kernel';
import type { DailyPage, DailyProgress } from '@sesame/protocol';
import {
  type AnyDailyScreen,
  Button,
  type GameEntry,
  type Ghost,
  GhostVerdict,
  Slab,
  toast,
  useLocale,
  useMessages,
} from '@sesame/ui';
import type { ReactNode } from 'react';
import { findShareOrigin } from '../../data/share-origin.ts';
import { useMe } from '../../data/use-me.ts';
import { dailyTexts } from '../../locales/daily/texts.ts';
import { useSharePoster } from '../../widgets/poster/use-share-poster.ts';
import { dailyPoster } from './daily-poster.ts';
import { dailyShareText } from './daily-share.ts';
import { LuckOfDay } from './LuckOfDay.tsx';

/** The own result, to share without giving anything away, and the solution. */
export function DailyResult(props: {
  readonly game: GameEntry;
  readonly screen: AnyDailyScreen;
  readonly page: DailyPage;
  readonly progress: DailyProgress;
  readonly end: NonNullable<DailyProgress['end']>;
  /** Whom the player has raced against. */
  readonly ghost: Ghost | undefined;
  /** What is offered next. */
  readonly offer: ReactNode;
}) {
  const { game, screen, page, progress, end, ghost, offer } = props;
  const say = useMessages(dailyTexts);
  const locale = useLocale();
  const me = useMe();
  const sharePoster = useSharePoster();
  const title = say.of(game.name[locale]);
  const path = `/daily/${game.id}/${page.day}`;
  const score = say.score(page.unit, end.score);

  const shareText = async () => {
    const text = dailyShareText({
      title,
      day: say.shortDay(Date.parse(page.day)),
      lines: [score, ...(page.streak > 1 ? [say.streak(page.streak)] : [])],
      marks: end.marks,
      address: `${await findShareOrigin()}${path}`,
    });
    if (navigator.share !== undefined && matchMedia('(pointer: coarse)').matches) {
      // The player may close the share sheet.
      await navigator.share({ text }).catch(() => undefined);
      return;
    }
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    toast(copied ? { text: say.copied } : { text: say.copyFailed, kind: 'wrong' });
  };
  const sharePicture = () =>
    sharePoster(dailyPoster(page, end, { say, title, path, me: me?.id ?? '' }), `sesame-${game.id}-${page.day}`);

  return (
    <>
      <Slab as="section" className="stack daily-result" aria-labelledby="daily-result">
        <h2 id="daily-result">{say.result}</h2>
        <p className="status number">
          {score} {page.unit === 'percent' && <span className="soft small">{say.ofBest}</span>}
        </p>
        <Marks marks={end.marks} />
        {ghost && <GhostVerdict ghost={ghost} time={end.score} />}
        {end.late && <p className="soft small">{say.late}</p>}
        <div className="line wraps">
          <Button variant="primary" icon="share" onPress={() => void shareText()}>
            {say.shareText}
          </Button>
          <Button icon="share" onPress={sharePicture}>
            {say.sharePicture}
          </Button>
        </div>
      </Slab>
      {offer}
      {end.review !== null && (
        <Slab as="section" className="stack daily-review">
          <screen.Review view={progress.view} review={end.review} />
        </Slab>
      )}
      <LuckOfDay game={game} progress={progress} />
    </>
  );
}

/** The marks that are shared. */
function Marks({ marks }: { readonly marks: readonly (readonly DailyMark[])[] }) {
  return (
    <div className="daily-marks" aria-hidden="true">
      {marks.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are their place
        <div key={i}>
          {row.map((mark, j) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: marks are their place
            <span key={j} className={`daily-mark is-${mark}`} />
          ))}
        </div>
      ))}
    </div>
  );
}
