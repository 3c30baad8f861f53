import './photo-finish.css';
import type { PhotoFinish } from '@sesame/protocol';
import { Button, IconButton, Slab, useMessages } from '@sesame/ui';
import { useCallback, useId, useRef, useState } from 'react';
import { api } from '../../../data/client.ts';
import { useQuery } from '../../../data/use-query.ts';
import { photoFinishTexts } from '../../../locales/photo-finish/texts.ts';
import PhotoFinishOf from './PhotoFinishOf.tsx';

/** A button below the board that shows the photo finishes of a match, the latest race first. */
export default function PhotoFinishPanel({ match, claims }: { readonly match: string; readonly claims: number }) {
  const say = useMessages(photoFinishTexts);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);
  // It opens below the screen of a phone. Later races, which come while it is open, don’t move the page.
  const reveal = useCallback(() => {
    if (wasPressed.current) section.current?.scrollIntoView({ block: 'nearest' });
    wasPressed.current = false;
  }, []);
  return (
    <section ref={section} className="photo-panel" aria-label={say.title}>
      <Button
        variant="quiet"
        tight
        icon="flag"
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => {
          wasPressed.current = !isOpen;
          setOpen(!isOpen);
        }}
      >
        {isOpen ? say.hide : say.show}
      </Button>
      <div id={id}>{isOpen && <Races key={claims} match={match} onShown={reveal} />}</div>
    </section>
  );
}

interface RacesProps {
  readonly match: string;
  readonly onShown: () => void;
}

function Races({ match, onShown }: RacesProps) {
  const { data } = useQuery(match, () => api.photoFinishes({ params: { id: match } }));
  if (data === undefined || data.length === 0) return undefined;
  return <RacePicker match={match} races={data} onShown={onShown} />;
}

function RacePicker({ match, races, onShown }: RacesProps & { readonly races: readonly PhotoFinish[] }) {
  const say = useMessages(photoFinishTexts);
  const [index, setIndex] = useState(races.length - 1);
  const shown = races[index];
  if (shown === undefined) return undefined;
  return (
    <Slab className="stack photo-slab">
      <div className="photo-title">
        <h3>{say.title}</h3>
        <div className="photo-picker">
          <IconButton
            icon="chevronLeft"
            label={say.previous}
            isDisabled={index === 0}
            onPress={() => setIndex(index - 1)}
          />
          <span className="small number" aria-live="polite">
            {say.race(shown.number)}
          </span>
          <IconButton
            icon="chevronRight"
            label={say.next}
            isDisabled={index === races.length - 1}
            onPress={() => setIndex(index + 1)}
          />
        </div>
      </div>
      <PhotoFinishOf key={shown.race} match={match} race={shown.race} onShown={onShown} />
    </Slab>
  );
}
