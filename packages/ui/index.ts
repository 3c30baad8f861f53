export { Arriving } from './Arriving.tsx';
export { Cell } from './analysis/Cell.tsx';
export { SeatTable } from './analysis/SeatTable.tsx';
export { WhoseField } from './analysis/WhoseField.tsx';
export { Announcer, useAnnounce } from './announce.tsx';
export { Button, ButtonLink, type ButtonProps, type ButtonVariant, IconButton } from './controls/Button.tsx';
export { ChoiceField } from './controls/ChoiceField.tsx';
export { ConfirmDialog, Dialog } from './controls/Dialog.tsx';
export { Disclosure } from './controls/Disclosure.tsx';
export { Drawer } from './controls/Drawer.tsx';
export { Menu, type MenuAction } from './controls/Menu.tsx';
export { Progress } from './controls/Progress.tsx';
export { SelectField, type SelectOption } from './controls/SelectField.tsx';
export { SliderField } from './controls/SliderField.tsx';
export { SwitchField } from './controls/SwitchField.tsx';
export { type TabItem, Tabs } from './controls/Tabs.tsx';
export { TextField } from './controls/TextField.tsx';
export { Toasts, toast } from './controls/Toasts.tsx';
export { Tooltip } from './controls/Tooltip.tsx';
export { useChosenInSight } from './controls/use-chosen-in-sight.ts';
export { Count } from './count/Count.tsx';
export { CountTable } from './count/CountTable.tsx';
export { useSteps } from './count/steps.ts';
export { DrawnLine, drawn } from './DrawnLine.tsx';
export { startDrag } from './drag.ts';
export {
  type AnyScreen,
  type BoardProps,
  type DailyProps,
  type GameEntry,
  makeScreen,
  type PlanProps,
  type Words,
} from './game.ts';
export { Icon } from './icons/Icon.tsx';
export type { IconName } from './icons/paths.ts';
export { de, que } from './language/french.ts';
export { listed } from './language/listed.ts';
export { LocaleProvider, useLocale } from './language/locale.tsx';
export { type Catalog, makeMessages, makeRefusal, useMessages } from './language/messages.ts';
export { Chapter, Figure, KeyList, ManualText, RuleList } from './manual/Manual.tsx';
export { MatchTimeProvider, useMatchTime, useTimeUntil } from './match-time.tsx';
export { useReducedMotion } from './motion.ts';
export { useNarrow } from './narrow.ts';
export { usePageKeys } from './page-keys.ts';
export { Crystal, Engraved, FakeGem, Gem } from './pieces/Crystal.tsx';
export { Cube, type CubeKind, Cubes } from './pieces/Cubes.tsx';
export { COLOUR_NAMES, COLOURS, type CrystalColour } from './pieces/colours.ts';
export { Dial, type DialPick } from './pieces/Dial.tsx';
export { At, Picture, Piece, Plate, Poly } from './pieces/drawing.tsx';
export { Keyhole, Logo } from './pieces/Keyhole.tsx';
export { Pin, type PinKind } from './pieces/Pin.tsx';
export { type PowerSign, PowerToken } from './pieces/PowerToken.tsx';
export { SeatStone } from './pieces/SeatStone.tsx';
export { Sprite } from './pieces/Sprite.tsx';
export { Tile, type TileFace } from './pieces/Tile.tsx';
export { Trophy, TrophyWell } from './pieces/Trophy.tsx';
export { type Players, PlayersProvider, useGameWords, useName, usePlayers } from './players.tsx';
export { PATIENCE, useSender } from './sender.ts';
export { playSound, type SoundName, setMuted, useSound } from './sound.ts';
export { Avatar } from './table/Avatar.tsx';
export { ClockFace, LOW_TIME } from './table/ClockFace.tsx';
export { EmptyState } from './table/EmptyState.tsx';
export { useOnBoard } from './table/on-board.ts';
export { PlayerChip } from './table/PlayerChip.tsx';
export { StatusLine } from './table/StatusLine.tsx';
export { Slab, Stack, Well } from './table/stone.tsx';
export { travel } from './travel.ts';
