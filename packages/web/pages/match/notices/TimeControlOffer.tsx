import type { MatchState } from '@sesame/client';
import type { TimeControl } from '@sesame/protocol';
import { Button, toast, useAnnounce, useMessages, useName } from '@sesame/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { api } from '../../../data/client.ts';
import { useTexts } from '../../../locales/texts.tsx';
import { timeControlTexts } from '../../../locales/time-control/texts.ts';
import { useAgreement } from '../../../widgets/terms/use-agreement.tsx';
import { timeControlText } from '../../../widgets/time-control/time-control-text.ts';
import { useTimeControlMutation } from '../../../widgets/time-control/use-time-control-mutation.ts';
import { Notice } from './Notice.tsx';

/** A proposed time control: the others agree or decline, its author may withdraw it. */
export function TimeControlOffer({ matchState }: { readonly matchState: MatchState }) {
  const { info, paceOffer } = matchState;
  const name = useName();
  const texts = useTexts();
  const say = useMessages(timeControlTexts);
  const { isPending, mutate } = useTimeControlMutation();
  const { withTerms, dialog } = useAgreement('pace');
  useOfferOutcome(info.pace, paceOffer !== undefined);
  if (paceOffer === undefined) return undefined;

  const params = { id: info.id };
  const decline = () => mutate(() => api.answerTimeControl({ params, body: { answer: 'decline' } }));
  const agree = () =>
    mutate(() =>
      withTerms((terms = paceOffer.terms) => api.answerTimeControl({ params, body: { answer: 'agree', terms } })),
    );
  const { seat, agreed } = paceOffer;
  const pace = timeControlText(texts, paceOffer.pace);
  if (info.you === null) return <Notice icon="clock" text={say.someoneProposed(pace)} />;
  if (agreed.includes(info.you)) {
    const isMine = seat === info.you;
    return (
      <Notice icon="clock" text={isMine ? say.youProposed(pace) : say.youAgreed(pace)}>
        <Button tight isDisabled={isPending} onPress={() => void decline()}>
          {isMine ? say.withdraw : say.decline}
        </Button>
      </Notice>
    );
  }
  return (
    <Notice icon="clock" text={say.proposal(name(seat), pace)}>
      <Button tight variant="primary" isDisabled={isPending} onPress={() => void agree()}>
        {say.agree}
      </Button>
      <Button tight isDisabled={isPending} onPress={() => void decline()}>
        {say.decline}
      </Button>
      {dialog}
    </Notice>
  );
}

/** Announces the outcome of an offer: a new time control, or the old one stays. */
const useOfferOutcome = (pace: TimeControl, isOffered: boolean): void => {
  const texts = useTexts();
  const say = useMessages(timeControlTexts);
  const announce = useAnnounce();
  const before = useRef({ pace: JSON.stringify(pace), isOffered });
  const name = timeControlText(texts, pace);
  const tell = useEffectEvent((text: string) => {
    toast({ text, icon: 'clock' });
    announce(text);
  });
  const held = JSON.stringify(pace);
  useEffect(() => {
    const was = before.current;
    before.current = { pace: held, isOffered };
    if (was.pace !== held) tell(say.changed(name));
    else if (was.isOffered && !isOffered) tell(say.unchanged);
  }, [held, isOffered, name, say]);
};
