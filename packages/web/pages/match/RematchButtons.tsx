import type { MatchState } from '@sesame/client';
import type { Table } from '@sesame/protocol';
import { Button, ButtonLink, listed, Menu, toast, useLocale, useMessages, useName } from '@sesame/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../data/client.ts';
import { GAMES, gameOf } from '../../data/games.ts';
import { useLiveTable } from '../../data/topics.ts';
import { useMe } from '../../data/use-me.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { friendTexts } from '../../locales/friends/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { useAgreement } from '../../widgets/terms/use-agreement.tsx';
import { joinRematch, type RematchWish } from './join-rematch.ts';

type Info = MatchState['info'];

/** Offers a rematch, or the same players another game; waits for their answer, or joins what somebody else has offered. */
export function RematchButtons({ matchState: { info } }: { readonly matchState: MatchState }) {
  const played = useLiveTable(info.table);
  if (played === undefined) return undefined;
  const { next, terms } = played;
  return next === undefined ? <RematchButton {...{ info, terms }} /> : <OfferedRematch {...{ info, terms, next }} />;
}

interface PlayedMatch {
  readonly info: Info;
  /** The hash of its terms, on which a rematch is played. */
  readonly terms: string;
}

function OfferedRematch({ info, terms, next }: PlayedMatch & { readonly next: string }) {
  const table = useLiveTable(next);
  const me = useMe();
  if (table === undefined || me === undefined) return undefined;
  if (table.closed) return <RematchButton {...{ info, terms }} />;
  return isSeatedAt(table, me.id) ? (
    <AcceptedRematch key={table.id} info={info} table={table} />
  ) : (
    <JoinRematchButton {...{ info, terms, table }} />
  );
}

const isSeatedAt = ({ seats }: Table, player: string | undefined): boolean =>
  seats.some((seat) => seat.kind === 'person' && seat.player === player);

/** Joins the table of the rematch. Goes there if its match has begun; otherwise this page waits for it. */
const useJoinRematch = (match: string) => {
  const [, navigate] = useLocation();
  const { isPending, mutate } = useMutation();
  const { withTerms, dialog } = useAgreement('rematch');
  const join = async (wish: RematchWish) => {
    const table = await mutate(() => withTerms((terms) => joinRematch(match, terms === undefined ? wish : { terms })));
    if (table.ok && table.value.match !== undefined) navigate(`/matches/${table.value.match}`);
  };
  return { isPending, join, dialog };
};

function RematchButton({ info, terms }: PlayedMatch) {
  const texts = useTexts();
  const say = useMessages(friendTexts);
  const locale = useLocale();
  const { isPending, join, dialog } = useJoinRematch(info.id);
  const others = GAMES.filter(
    ({ id, seats }) => id !== info.game && seats.min <= info.seats.length && seats.max >= info.seats.length,
  );
  return (
    <>
      <Button variant="primary" icon="rematch" isDisabled={isPending} onPress={() => void join({ terms })}>
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
          items={others.map(({ id, name }) => ({
            id,
            label: name[locale],
            onAction: () => void join({ game: id, locale }),
          }))}
        />
      )}
      {dialog}
    </>
  );
}

/** For a player who has asked or accepted. A match that begins now opens by itself; an earlier one is a link. */
function AcceptedRematch({ info, table }: { readonly info: Info; readonly table: Table }) {
  const say = useMessages(friendTexts);
  const [, navigate] = useLocation();
  const { match } = table;
  const [hasBegunBefore] = useState(match !== undefined);
  useEffect(() => {
    if (match !== undefined && !hasBegunBefore) navigate(`/matches/${match}`);
  }, [match, hasBegunBefore, navigate]);
  if (match === undefined) return <WaitingForRematch info={info} table={table} />;
  return (
    <ButtonLink variant="primary" icon="rematch" href={`/matches/${match}`}>
      {say.openRematch}
    </ButtonLink>
  );
}

/** For whom they wait. The focus of the button that was pressed goes here. */
function WaitingForRematch({ info, table }: { readonly info: Info; readonly table: Table }) {
  const waiting = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) waiting.current?.focus();
  }, []);
  const say = useMessages(friendTexts);
  const name = useName();
  const me = useMe();
  const locale = useLocale();
  const { isPending, mutate } = useMutation();
  const missing = info.seats.flatMap(({ player }, seat) =>
    player === undefined || isSeatedAt(table, player) ? [] : [name(seat)],
  );
  const isHost = table.host === me?.id;
  const seat = table.seats.findIndex((one) => one.kind === 'person' && one.player === me?.id);
  const cancel = () =>
    isHost ? api.closeTable({ params: { id: table.id } }) : api.clearSeat({ params: { id: table.id, seat } });
  const another = anotherGame(info, table);
  const who = listed(missing, locale);
  return (
    <div className="rematch-wait">
      <p ref={waiting} role="status" tabIndex={-1}>
        {another ? say.waitingForGame(who, another.name[locale]) : say.waitingForRematch(who)}
      </p>
      <Button isDisabled={isPending} onPress={() => void mutate(cancel)}>
        {isHost ? say.cancelRematch : say.leaveRematch}
      </Button>
    </div>
  );
}

/** The game of the rematch, if it is not the same. */
const anotherGame = (info: Info, { game }: Table) => (game === info.game ? undefined : gameOf(game));

/** Joins on the terms of the match that was played; a rematch with others asks first. */
function JoinRematchButton({ info, terms, table }: PlayedMatch & { readonly table: Table }) {
  const texts = useTexts();
  const say = useMessages(friendTexts);
  const locale = useLocale();
  const { isPending, join, dialog } = useJoinRematch(info.id);
  const another = anotherGame(info, table)?.name[locale];
  const text = another === undefined ? texts.match.rematchWaiting : say.anotherGameWaiting(another);
  useEffect(() => {
    toast({ text, icon: 'rematch' });
  }, [text]);
  return (
    <>
      <Button variant="primary" icon="rematch" isDisabled={isPending} onPress={() => void join({ terms })}>
        {another === undefined ? texts.match.joinRematch : say.joinAnotherGame(another)}
      </Button>
      {dialog}
    </>
  );
}
