import '../../widgets/match/match.css';
import './puzzles.css';
import type { ShownPuzzle } from '@sesame/protocol';
import {
  ButtonLink,
  ConfirmButton,
  Disclosure,
  type GameEntry,
  playSound,
  toast,
  useAnnounce,
  useLocale,
  useMessages,
  useNarrowScreen,
} from '@sesame/ui';
import { type ReactNode, use } from 'react';
import { api } from '../../data/client.ts';
import { loadPuzzleScreen, useScreen } from '../../data/games.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { puzzleTexts } from '../../locales/puzzles/texts.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { LoadingPage } from '../../shell/LoadingPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { GameTitle } from '../../widgets/match/GameTitle.tsx';
import { PuzzleResult } from './PuzzleResult.tsx';

/** A puzzle on its board and, once it is answered, its solution. */
export function PuzzleSolver(props: {
  readonly game: GameEntry;
  readonly puzzle: ShownPuzzle;
  /** Called with the solution. */
  readonly onEnd: (puzzle: ShownPuzzle) => void;
  /** Which puzzle it is. */
  readonly title: string;
  /** The page that it belongs to. */
  readonly back: string;
  /** Where to go after it. */
  readonly next: ReactNode;
}) {
  const { game, puzzle, onEnd, title, back, next } = props;
  const say = useMessages(puzzleTexts);
  const locale = useLocale();
  const texts = useTexts();
  const screen = use(loadPuzzleScreen(game));
  const { refusal } = useScreen(game);
  const announce = useAnnounce();
  const isNarrow = useNarrowScreen();
  const { mutate, isPending } = useMutation({
    onRefusal: (refused) =>
      toast({ text: refusal(refused.code, locale) ?? refusalText(texts, refused), kind: 'wrong' }),
  });
  const params = { game: game.id, id: puzzle.id };
  const send = async (request: () => ReturnType<typeof api.answerPuzzle>) => {
    const answered = await mutate(request);
    if (!answered.ok || answered.value.end === undefined) return;
    const { solved } = answered.value.end;
    playSound(solved ? 'struck' : 'dull');
    announce(solved ? say.solved : say.failed);
    onEnd(answered.value);
  };
  if (screen === undefined) return <LoadingPage />;
  const pageTitle = `${say.of(game.name[locale])}: ${title}`;
  if (puzzle.end !== undefined) {
    return (
      <Page title={pageTitle} className="stack">
        <PuzzleResult game={game} screen={screen} puzzle={puzzle} end={puzzle.end} title={title} next={next} />
      </Page>
    );
  }
  const giveUp = (
    <ConfirmButton
      variant="quiet"
      tight
      isDisabled={isPending}
      title={say.giveUp}
      text={say.giveUpSure}
      confirm={say.giveUpConfirm}
      cancel={say.keepTrying}
      onConfirm={() => void send(() => api.giveUpPuzzle({ params }))}
    >
      {say.giveUp}
    </ConfirmButton>
  );
  return (
    <Page
      title={pageTitle}
      className="puzzle-solver"
      bar={
        <PuzzleBar game={game} title={title} back={back}>
          {!isNarrow && giveUp}
        </PuzzleBar>
      }
    >
      <p className="puzzle-prompt">{screen.prompt[locale]}</p>
      <screen.Puzzle
        puzzle={puzzle.puzzle}
        isSending={isPending}
        onAnswer={(answer) => void send(() => api.answerPuzzle({ params, body: { answer } }))}
      />
      <footer className="puzzle-footer">
        <Disclosure title={say.whatCounts}>
          <p className="small">{screen.task[locale]}</p>
        </Disclosure>
        <div className="line wraps">
          <span className="soft small grow">
            {say.puzzleRating(puzzle.rating)}
            {puzzle.bots && ` · ${say.fromBots}`}
          </span>
          {isNarrow && giveUp}
        </div>
      </footer>
    </Page>
  );
}

/** The bar of an open puzzle: the game, the puzzle and the way out. */
function PuzzleBar(props: {
  readonly game: GameEntry;
  readonly title: string;
  readonly back: string;
  readonly children: ReactNode;
}) {
  const { game, title, back, children } = props;
  const say = useMessages(puzzleTexts);
  const { match } = useTexts();
  return (
    <header className="bar match-bar">
      <GameTitle game={game}>
        <span className="soft small">{title}</span>
      </GameTitle>
      {children}
      <ButtonLink variant="quiet" tight href={back}>
        {say.title}
      </ButtonLink>
      <h2 className="visually-hidden">{match.board}</h2>
    </header>
  );
}
