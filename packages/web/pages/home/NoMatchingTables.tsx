import { Button, EmptyState, useMessages } from '@sesame/ui';
import { changeSettings } from '../../data/settings.ts';
import { tableFilterTexts } from '../../locales/table-filters/texts.ts';
import { EmptyArt } from '../../widgets/EmptyArt.tsx';
import { ALL } from './table-filter.ts';

/** Shown when the filters hide all open tables. */
export default function NoMatchingTables() {
  const say = useMessages(tableFilterTexts);
  return (
    <EmptyState
      art={<EmptyArt />}
      title={say.noneFits}
      action={<Button onPress={() => changeSettings({ tableGame: ALL, tablePace: ALL })}>{say.showAll}</Button>}
    />
  );
}
