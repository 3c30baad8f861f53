import { botPlayerId, type Table, type TableSeat } from '@sesame/protocol';
import { Button, type GameEntry, listed, Slab, useLocale, useMessages } from '@sesame/ui';
import { api } from '../../data/client.ts';
import { isFreeFor } from '../../data/free-seat.ts';
import { takeSeat } from '../../data/take-seat.ts';
import { useMe } from '../../data/use-me.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useOwnBots } from '../../data/use-own-bots.ts';
import { useRatings } from '../../data/use-ratings.ts';
import { termsTexts } from '../../locales/terms/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { useAgreement } from '../../widgets/terms/use-agreement.tsx';
import { SeatRow } from './SeatRow.tsx';
import type { TablePlayers } from './use-table-players.ts';

export interface TableSectionProps {
  readonly table: Table;
  readonly game: GameEntry;
  readonly isHost: boolean;
}

interface SeatListProps extends TableSectionProps {
  readonly players: TablePlayers;
}

/** The table's seats, and the host's start button. */
export function SeatList({ table, game, isHost, players: { nameAt, hostName } }: SeatListProps) {
  const texts = useTexts();
  const me = useMe();
  const say = useMessages(termsTexts);
  const locale = useLocale();
  const { isPending, mutate } = useMutation();
  const { withTerms, dialog } = useAgreement('changed');
  const params = { id: table.id };
  const mine = table.seats.findIndex((seat) => seat.kind === 'person' && seat.player === me?.id);
  const seated = new Set(table.seats.map((seat) => (seat.kind === 'person' ? seat.player : undefined)));
  const ownBots = useOwnBots({ isEnabled: isHost }).filter(({ id }) => !seated.has(id));
  const players = table.seats.map((seat) => playerOf(seat, game.id)).filter((player) => player !== undefined);
  const ratings = useRatings(players, table);
  const free = table.seats.filter((seat) => isFreeFor(seat, me?.id)).length;
  const isFull = table.seats.every(({ kind }) => kind !== 'open');
  const undecided = table.seats.flatMap((seat, number) =>
    seat.kind === 'person' && !seat.agreed ? [nameAt.get(number) ?? seat.name] : [],
  );

  return (
    <Slab as="section" className="stack" aria-labelledby="seats">
      <h2 id="seats">{texts.table.seats}</h2>
      <ul className="rows">
        {table.seats.map((seat, number) => (
          <SeatRow
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are identified by index
            key={number}
            {...{ seat, number, game, isHost, table, ownBots }}
            rating={ratings.get(playerOf(seat, game.id) ?? '')}
            isMine={number === mine}
            name={nameAt.get(number) ?? ''}
            // Guests sit down in the only free seat from their invitation.
            maySit={mine === -1 && !isPending && isFreeFor(seat, me?.id) && (isHost || free > 1)}
            onSit={() =>
              void mutate(() =>
                withTerms((terms = table.terms) =>
                  takeSeat((share) => api.sit({ params, body: { terms, seat: number, share } })),
                ),
              )
            }
            onClear={() => void mutate(() => api.clearSeat({ params: { id: table.id, seat: number } }))}
            onBot={(bot) => void mutate(() => api.seatBot({ params: { id: table.id }, body: { bot, seat: number } }))}
          />
        ))}
      </ul>
      {isHost && (
        <Button
          variant="primary"
          className="main-action"
          isDisabled={!isFull || undecided.length > 0 || isPending}
          onPress={() => void mutate(() => api.startMatch({ params, body: { terms: table.terms } }))}
        >
          {texts.table.start}
        </Button>
      )}
      <p className="soft small" aria-live="polite">
        {isFull && undecided.length > 0
          ? say.waitingFor(listed(undecided, locale))
          : startHint(texts.table, { isFull, isHost, host: hostName, isDrawing: table.draw.dueAt !== undefined })}
      </p>
      {dialog}
    </Slab>
  );
}

const playerOf = (seat: TableSeat, game: string): string | undefined => {
  if (seat.kind === 'open') return undefined;
  return seat.kind === 'person' ? seat.player : botPlayerId(game, seat.bot);
};

const startHint = (
  say: ReturnType<typeof useTexts>['table'],
  request: {
    readonly isFull: boolean;
    readonly isHost: boolean;
    readonly host: string | undefined;
    readonly isDrawing: boolean;
  },
): string => {
  const { isFull, isHost, host, isDrawing } = request;
  if (isDrawing) return say.drawing;
  if (!isFull) return say.waitingSeats;
  return isHost || host === undefined ? say.ready : say.waitingHost(host);
};
