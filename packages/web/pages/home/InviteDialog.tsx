import './invite-dialog.css';
import type { OpenTable, TimeControl } from '@sesame/protocol';
import { Button, ChoiceField, Dialog, type GameEntry, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { useRules } from '../../data/games.ts';
import { invitationTexts } from '../../locales/invitation/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { defaultOptions } from '../../widgets/options/offered-options.ts';
import { NO_CLOCK } from '../../widgets/time-control/time-control-text.ts';
import { GameField, OpenTableForm } from './OpenTableDialog.tsx';
import { useOpenTable } from './use-open-table.ts';

const DAY_S = 86_400;
/** Presets of an invitation. The third one opens the form. */
const PACES: Readonly<Record<string, TimeControl>> = {
  now: NO_CLOCK,
  correspondence: { kind: 'correspondence', perMove: 3 * DAY_S, bank: 0 },
};
const PRESETS = ['now', 'correspondence', 'custom'] as const;

/** Opens an unlisted table whose link is sent to friends. Such matches are unrated unless chosen otherwise. */
export default function InviteDialog({
  game: first,
  onClose,
}: {
  readonly game: GameEntry;
  readonly onClose: () => void;
}) {
  const texts = useTexts();
  const say = useMessages(invitationTexts);
  const locale = useLocale();
  const [game, setGame] = useState(first);
  const [preset, setPreset] = useState<string>('now');
  const pace = PACES[preset];
  return (
    <Dialog title={texts.newTable.inviteTitle} isOpen onOpenChange={onClose}>
      <p className="soft small">
        <b>{game.name[locale]}.</b> {texts.newTable.inviteText}
      </p>
      <div className="invite-presets">
        <ChoiceField
          label={say.when}
          options={PRESETS.map((id) => ({ id, label: say[id], note: say[`${id}Note`] }))}
          value={preset}
          onChange={setPreset}
        />
      </div>
      {pace === undefined ? (
        <>
          <GameField game={game} onChange={setGame} />
          <OpenTableForm key={game.id} game={game} isInvitation />
        </>
      ) : (
        <PresetButton game={game} pace={pace} />
      )}
    </Dialog>
  );
}

function PresetButton({ game, pace }: { readonly game: GameEntry; readonly pace: TimeControl }) {
  const texts = useTexts();
  const locale = useLocale();
  const rules = useRules(game);
  const { isPending, open } = useOpenTable();
  const table: OpenTable = {
    game: game.id,
    options: { ...defaultOptions(rules, locale) },
    pace,
    open: false,
    rated: false,
  };
  return (
    <Button variant="primary" className="main-action" isDisabled={isPending} onPress={() => void open(table)}>
      {texts.newTable.open}
    </Button>
  );
}
