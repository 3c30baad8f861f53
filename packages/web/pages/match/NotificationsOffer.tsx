import type { MatchState } from '@sesame/client';
import { Button, Icon, Slab, useMessages } from '@sesame/ui';
import { changeSettings, useSettings } from '../../data/settings.ts';
import { notificationTexts } from '../../locales/notifications/texts.ts';
import { useNotifications } from '../../widgets/notifications/use-notifications.ts';

/** Offers notifications once, after a move in a correspondence match. */
export function NotificationsOffer({
  matchState,
}: {
  readonly matchState: Pick<MatchState, 'info' | 'awaits' | 'outcome'>;
}) {
  const { info, awaits, outcome } = matchState;
  const { noticesOffered } = useSettings();
  const waits = info.you !== null && outcome === undefined && !awaits.includes(info.you);
  return waits && info.pace.kind === 'correspondence' && !noticesOffered ? <OfferPanel /> : undefined;
}

function OfferPanel() {
  const say = useMessages(notificationTexts);
  const { state, isPending, turnOn } = useNotifications();
  const done = () => changeSettings({ noticesOffered: true });
  if (state !== 'off') return undefined;
  return (
    <Slab as="section" className="turn-suggestion" aria-label={say.title}>
      <Icon name="bell" />
      <span className="grow small">{say.offer}</span>
      <Button tight isDisabled={isPending} onPress={() => void turnOn().then(done)}>
        {say.offerYes}
      </Button>
      <Button tight variant="quiet" onPress={done}>
        {say.offerNo}
      </Button>
    </Slab>
  );
}
