import { IconButton, Menu, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { adminTexts } from '../../locales/admin/texts.ts';
import { MuteDialog } from './people/MuteDialog.tsx';

interface Person {
  readonly id: string;
  readonly name: string;
}

/** Menu to mute one of the players of a match or table. */
export function MuteMenu({ people }: { readonly people: readonly Person[] }) {
  const say = useMessages(adminTexts);
  const [chosen, setChosen] = useState<Person>();
  if (people.length === 0) return undefined;
  return (
    <>
      <Menu
        label={say.mute}
        trigger={<IconButton icon="soundOff" label={say.mute} />}
        items={people.map((person) => ({
          id: person.id,
          label: say.muteNamed(person.name),
          onAction: () => setChosen(person),
        }))}
      />
      {chosen && <MuteDialog person={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}
