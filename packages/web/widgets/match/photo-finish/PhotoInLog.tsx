import { Button, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { photoFinishTexts } from '../../../locales/photo-finish/texts.ts';
import PhotoFinishOf from './PhotoFinishOf.tsx';

/** A button in the log that shows the photo finish of a race below it. */
export default function PhotoInLog({ match, race }: { readonly match: string; readonly race: number }) {
  const say = useMessages(photoFinishTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" tight icon="flag" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {isOpen ? say.hide : say.show}
      </Button>
      {isOpen && <PhotoFinishOf match={match} race={race} />}
    </>
  );
}
