import type { MatchRecord, Viewer } from '@sesame/kernel';
import { Button, Dialog, SelectField, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useBots } from '../../data/games.ts';
import { playOn } from '../../data/give-share.ts';
import { useSettings } from '../../data/settings.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { undoTexts } from '../../locales/undo/texts.ts';
import type { OpenRecord } from './open-record.ts';

/** Picks our seat and the bots for the others. */
export function PlayOnDialog(props: {
  readonly open: OpenRecord;
  readonly match: string | undefined;
  readonly ply: number;
  readonly viewer: Viewer;
  readonly onClose: () => void;
}) {
  const { open, match, ply, viewer, onClose } = props;
  const { record, game } = open;
  const say = useMessages(undoTexts);
  const locale = useLocale();
  const [, navigate] = useLocation();
  const bots = useBots(game);
  const { bots: lastBots } = useSettings();
  const usual = lastBots[game.id] ?? bots[Math.floor(bots.length / 2)]?.id ?? '';
  const [seat, setSeat] = useState(viewer === 'spectator' ? 0 : viewer);
  const [chosen, setChosen] = useState<readonly string[]>(() => record.seats.map(() => usual));
  const { isPending, mutate } = useMutation();

  const start = async () => {
    const from = match === undefined ? { record: { ...truncateRecord(record, ply) } } : { match };
    const others = chosen.filter((_, other) => other !== seat);
    const started = await mutate(() =>
      playOn({ ...from, ply, seat, bots: others }, { game: game.id, seats: record.seats.length }),
    );
    if (started.ok) navigate(`/matches/${started.value}`);
  };

  const seats = record.seats.map((name, other) => ({ id: String(other), label: name }));
  return (
    <Dialog title={say.playFromHere} isOpen onOpenChange={onClose}>
      <p className="soft small">{say.playFromHereText(ply)}</p>
      <SelectField label={say.yourSeat} options={seats} value={String(seat)} onChange={(id) => setSeat(Number(id))} />
      {seats.map(({ id, label }, other) =>
        other === seat ? undefined : (
          <SelectField
            key={id}
            label={say.playedBy(label)}
            options={bots.map((bot) => ({ id: bot.id, label: bot.name[locale] }))}
            value={chosen[other] ?? usual}
            onChange={(bot) => setChosen(chosen.with(other, bot))}
          />
        ),
      )}
      <Button variant="primary" icon="play" isDisabled={isPending} onPress={() => void start()}>
        {say.begin}
      </Button>
    </Dialog>
  );
}

/** The record up to a ply: nothing later is sent. */
const truncateRecord = ({ sesame, game, rules, options, seats, inputs }: MatchRecord, ply: number): MatchRecord => ({
  sesame,
  game,
  rules,
  options,
  seats,
  inputs: inputs.slice(0, ply),
});
