import type { MatchState } from '@sesame/client';
import { Button, Menu, toast, useLocale, useMessages } from '@sesame/ui';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { GAMES, gameOf } from '../../data/games.ts';
import { useLiveTable } from '../../data/topics.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { friendTexts } from '../../locales/friends/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { joinRematch } from './join-rematch.ts';

/** Offers a rematch, or the same players another game; joins one that somebody else has offered. */
export function RematchButtons({ matchState: { info } }: { readonly matchState: MatchState }) {
  const next = useLiveTable(info.table)?.next;
  return next === undefined ? <RematchButton info={info} /> : <JoinRematchButton info={info} next={next} />;
}

/** Joins the table of the rematch and navigates there. */
const useJoinRematch = (match: string) => {
  const locale = useLocale();
  const [, navigate] = useLocation();
  const { isPending, mutate } = useMutation({ leavesPage: true });
  const join = async (game?: string) => {
    const path = await mutate(() => joinRematch(match, { locale, ...(game !== undefined && { game }) }));
    if (path.ok) navigate(path.value);
  };
  return { isPending, join };
};

function RematchButton({ info }: Pick<MatchState, 'info'>) {
  const texts = useTexts();
  const say = useMessages(friendTexts);
  const locale = useLocale();
  const { isPending, join } = useJoinRematch(info.id);
  const others = GAMES.filter(
    ({ id, seats }) => id !== info.game && seats.min <= info.seats.length && seats.max >= info.seats.length,
  );
  return (
    <>
      <Button variant="primary" icon="rematch" isDisabled={isPending} onPress={() => void join()}>
        {texts.match.rematch}
      </Button>
      {others.length > 0 && (
        <Menu
          label={say.anotherGame}
          trigger={
            <Button icon="chevronDown" isDisabled={isPending}>
              {say.anotherGame}
            </Button>
          }
          items={others.map(({ id, name }) => ({ id, label: name[locale], onAction: () => void join(id) }))}
        />
      )}
    </>
  );
}

function JoinRematchButton({ info, next }: Pick<MatchState, 'info'> & { readonly next: string }) {
  const texts = useTexts();
  const say = useMessages(friendTexts);
  const locale = useLocale();
  const { isPending, join } = useJoinRematch(info.id);
  const table = useLiveTable(next);
  const another = table === undefined || table.game === info.game ? undefined : gameOf(table.game)?.name[locale];
  const isKnown = table !== undefined;
  const text = another === undefined ? texts.match.rematchWaiting : say.anotherGameWaiting(another);
  useEffect(() => {
    if (isKnown && !isPending) toast({ text, icon: 'rematch' });
  }, [isKnown, isPending, text]);
  return (
    <Button variant="primary" icon="rematch" isDisabled={isPending} onPress={() => void join()}>
      {another === undefined ? texts.match.joinRematch : say.joinAnotherGame(another)}
    </Button>
  );
}
