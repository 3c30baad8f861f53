import { MIN_ENTRANTS, type Tournament } from '@sesame/protocol';
import { Button, ConfirmButton, type GameEntry, Menu, Slab, useLocale, useMessages } from '@sesame/ui';
import { api } from '../../data/client.ts';
import { useBots } from '../../data/games.ts';
import { tournamentTexts } from '../../locales/tournaments/texts.ts';
import { useTournamentMutation } from './use-tournament.ts';

/** Actions of the tournament's organiser. */
export function OrganiserActions({ tournament, game }: { readonly tournament: Tournament; readonly game: GameEntry }) {
  const say = useMessages(tournamentTexts);
  const locale = useLocale();
  const bots = useBots(game);
  const { isPending, mutate } = useTournamentMutation();
  const { id, state, people, places } = tournament;
  return (
    <Slab as="section" className="stack close">
      {state === 'open' && (
        <>
          <Menu
            label={say.addBot}
            trigger={
              <Button icon="bot" isDisabled={isPending || people.length >= places}>
                {say.addBot}
              </Button>
            }
            items={bots.map((bot) => ({
              id: bot.id,
              label: bot.name[locale],
              onAction: () => void mutate(() => api.enterBot({ params: { id }, body: { bot: bot.id } })),
            }))}
          />
          <Button
            icon="play"
            isDisabled={isPending || people.length < MIN_ENTRANTS}
            onPress={() => void mutate(() => api.startTournament({ params: { id } }))}
          >
            {say.start}
          </Button>
        </>
      )}
      <ConfirmButton
        variant="quiet"
        icon="trash"
        isDisabled={isPending}
        title={say.cancelTitle}
        text={say.cancelText}
        confirm={say.cancel}
        cancel={say.keepTournament}
        onConfirm={() => void mutate(() => api.cancelTournament({ params: { id } }))}
      >
        {say.cancel}
      </ConfirmButton>
    </Slab>
  );
}
