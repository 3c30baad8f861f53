import { type GameEntry, useLocale, useMessages } from '@sesame/ui';
import { type ComponentType, use } from 'react';
import { gameOf, useScreen } from '../../data/games.ts';
import { lessonTexts } from '../../locales/lesson/texts.ts';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { BoardPage } from './BoardPage.tsx';

/** Practice in a game that has it: rounds on the real rules and board, in the browser only. */
export default function PracticePage({ id }: { readonly id: string }) {
  const game = gameOf(id);
  return game === undefined ? <ErrorPage /> : <LoadedPractice game={game} />;
}

const loaded = new Map<string, Promise<ComponentType>>();

/** The same promise for every call, so that React can wait for it. */
const loadPractice = ({ id }: GameEntry, load: () => Promise<ComponentType>): Promise<ComponentType> => {
  const loading = loaded.get(id) ?? load();
  loaded.set(id, loading);
  return loading;
};

function LoadedPractice({ game }: { readonly game: GameEntry }) {
  const { practice: load } = useScreen(game);
  const Practice = load && use(loadPractice(game, load));
  const say = useMessages(lessonTexts);
  const locale = useLocale();
  if (Practice === undefined) return <ErrorPage />;
  return (
    <BoardPage game={game} title={say.practiceTitle(game.name[locale])} note={say.practice}>
      <Practice />
    </BoardPage>
  );
}
