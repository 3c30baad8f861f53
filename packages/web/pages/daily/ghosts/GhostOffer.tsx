import { Button, Slab, useMessages } from '@sesame/ui';
import { ghostChoiceTexts } from '../../../locales/ghosts/texts.ts';
import { GhostPicker } from './GhostPicker.tsx';
import type { DailyGhostChoice } from './use-daily-ghosts.ts';

/** After the end: the same puzzle again, against a ghost. */
export function GhostOffer({ choice, onStart }: { readonly choice: DailyGhostChoice; readonly onStart: () => void }) {
  const say = useMessages(ghostChoiceTexts);
  if (choice.ghosts.length === 0) return undefined;
  return (
    <Slab as="section" className="stack" aria-labelledby="ghost-offer">
      <h2 id="ghost-offer">{say.title}</h2>
      <p className="soft small">{say.again}</p>
      <GhostPicker {...choice} />
      <div>
        <Button icon="flag" isDisabled={choice.chosen === undefined} onPress={onStart}>
          {say.start}
        </Button>
      </div>
    </Slab>
  );
}
