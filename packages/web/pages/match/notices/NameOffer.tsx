import type { MatchState } from '@sesame/client';
import { Button, toast, useMessages, useNarrowScreen } from '@sesame/ui';
import { useEffect, useState } from 'react';
import { changeSettings, useSettings } from '../../../data/settings.ts';
import { useMe } from '../../../data/use-me.ts';
import { playerMenuTexts } from '../../../locales/player-menu/texts.ts';
import { isAgainstBotsOnly } from '../../../widgets/match/EndMatchButton.tsx';
import { NameDialog } from '../../../widgets/player/NameDialog.tsx';
import { Notice } from './Notice.tsx';

/** Asks guests for a name, when they already play with others under a generated one. On phones it is a hint. */
export function NameOffer({ info }: Pick<MatchState, 'info'>) {
  const say = useMessages(playerMenuTexts);
  const me = useMe();
  const { named } = useSettings();
  const [isNaming, setNaming] = useState(false);
  const isNarrow = useNarrowScreen();
  const isAsked = !named && me?.guest === true && info.you !== null && !isAgainstBotsOnly(info);
  const name = me?.name ?? '';
  // Phones have no room to spare for it.
  const hint = isAsked && isNarrow ? say.tapName(name) : undefined;
  useEffect(() => {
    if (hint !== undefined) toast({ text: hint, icon: 'user' });
  }, [hint]);
  if (!isAsked || isNarrow) return undefined;
  return (
    <Notice icon="user" text={say.playingAs(name)}>
      <Button tight onPress={() => setNaming(true)}>
        {say.changeName}
      </Button>
      <Button tight variant="quiet" onPress={() => changeSettings({ named: true })}>
        {say.keepName}
      </Button>
      {isNaming && <NameDialog onClose={() => setNaming(false)} />}
    </Notice>
  );
}
