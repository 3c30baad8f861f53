import { IconButton, useMessages } from '@sesame/ui';
import { roomTexts } from '../../../locales/room/texts.ts';

/** Shows a match on a big screen, in a window of its own. */
export function TableScreenLink({ match }: { readonly match: string }) {
  const say = useMessages(roomTexts);
  return (
    <IconButton
      icon="size"
      label={say.tableScreen}
      onPress={() => window.open(`/table-screen/match/${match}`, '_blank')}
    />
  );
}
