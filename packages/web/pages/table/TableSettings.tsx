import type { Table } from '@sesame/protocol';
import { Button, Dialog, Slab, SwitchField, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { useRules } from '../../data/games.ts';
import { useMutation } from '../../data/use-mutation.ts';
import type { RatingTexts } from '../../locales/ratings/en.ts';
import { ratingTexts } from '../../locales/ratings/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { OptionFields } from '../../widgets/options/OptionFields.tsx';
import { OptionList } from '../../widgets/options/OptionList.tsx';
import { isUntimed } from '../../widgets/options/offered-options.ts';
import { RatedSwitch } from '../../widgets/options/RatedSwitch.tsx';
import { TimeControlField } from '../../widgets/time-control/TimeControlField.tsx';
import type { TableSectionProps } from './SeatList.tsx';

/** The table's settings. The host can change them until the match starts. */
export function TableSettings({ table, game, isHost }: TableSectionProps) {
  const texts = useTexts();
  const say = useMessages(ratingTexts);
  const [changing, setChanging] = useState(false);
  return (
    <Slab as="section" className="stack" aria-labelledby="terms">
      <header className="line">
        <h2 id="terms" className="grow">
          {texts.table.options}
        </h2>
        {isHost && (
          <Button tight variant="quiet" icon="edit" onPress={() => setChanging(true)}>
            {texts.table.change}
          </Button>
        )}
      </header>
      <OptionList game={game} options={table.options} pace={table.pace} />
      <p className="soft small">
        {ratedText(say, table)}. {table.open ? texts.table.listed : texts.table.unlisted}
      </p>
      {changing && <TableSettingsDialog {...{ table, game }} onClose={() => setChanging(false)} />}
    </Slab>
  );
}

/** Whether the match will be rated: not with a guest. */
const ratedText = (say: RatingTexts, { rated, seats }: Table): string => {
  if (!rated) return say.unrated;
  return seats.some((seat) => seat.kind === 'person' && seat.guest) ? say.withGuest : say.rated;
};

function TableSettingsDialog({
  table,
  game,
  onClose,
}: Pick<TableSectionProps, 'table' | 'game'> & { readonly onClose: () => void }) {
  const texts = useTexts();
  const rules = useRules(game);
  const [options, setOptions] = useState(table.options);
  const [pace, setPace] = useState(table.pace);
  const [open, setOpen] = useState(table.open);
  const [rated, setRated] = useState(table.rated);
  const { mutate } = useMutation();
  const save = async () => {
    const changed = await mutate(() =>
      api.changeTable({ params: { id: table.id }, body: { options, pace, open, rated } }),
    );
    if (changed.ok) onClose();
  };
  return (
    <Dialog title={texts.newTable.change} isOpen onOpenChange={onClose}>
      <TimeControlField game={game.id} value={pace} onChange={setPace} />
      <OptionFields rules={rules} seats={table.seats.length} value={options} onChange={setOptions} />
      <RatedSwitch value={rated} onChange={setRated} isUntimed={isUntimed(rules, options)} pace={pace} />
      <SwitchField label={texts.newTable.listed} hint={texts.newTable.listedHint} value={open} onChange={setOpen} />
      <Button variant="primary" className="main-action" onPress={() => void save()}>
        {texts.newTable.save}
      </Button>
    </Dialog>
  );
}
