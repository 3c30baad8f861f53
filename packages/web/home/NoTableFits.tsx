import { Button, EmptyState, useMessages } from '@sesame/ui';
import { friendTexts } from '../locales/friends/texts.ts';
import { changeSettings } from '../settings/settings.ts';
import { EmptySetting } from './EmptySetting.tsx';
import { ALL } from './fits.ts';

/** There are open tables, but none of those that are looked for. */
export default function NoTableFits() {
  const say = useMessages(friendTexts);
  return (
    <EmptyState
      art={<EmptySetting />}
      title={say.noneFits}
      action={<Button onPress={() => changeSettings({ tableGame: ALL, tablePace: ALL })}>{say.showAll}</Button>}
    />
  );
}
