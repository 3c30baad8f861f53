/// <reference path="./css.d.ts" preserve="true" />
/// <reference path="./custom-properties.d.ts" preserve="true" />

export { LabelledCell } from './analysis/LabelledCell.tsx';
export { PlayerFilter } from './analysis/PlayerFilter.tsx';
export { PlayerStatsTable } from './analysis/PlayerStatsTable.tsx';
export { Announcer, useAnnounce, withdrawAnnouncement } from './announcer.tsx';
export { animateFrom } from './board/animate-from.ts';
export { startDrag } from './board/drag.ts';
export { FlyIn } from './board/FlyIn.tsx';
export { InlinePieces, inlinePiece } from './board/InlinePieces.tsx';
export { useKeyboardShortcuts } from './board/keyboard-shortcuts.ts';
export { MatchTimeProvider, useMatchTime, useTimeUntil } from './board/match-time.tsx';
export { useRequiredContext } from './board/required-context.ts';
export { StatusLine } from './board/StatusLine.tsx';
export { formatStopwatch, Stopwatch } from './board/Stopwatch.tsx';
export { MOVE_TIMEOUT_MS, useSendMove } from './board/send-move.ts';
export { ARROW_KEYS, digitKeys, keysText, type Shortcut, type ShortcutGroup } from './board/shortcuts.ts';
export { useEffectWhen } from './board/use-effect-when.ts';
export { focusNext, useFocusNext } from './board/use-focus-next.ts';
export { Button, ButtonLink, type ButtonProps, type ButtonVariant, IconButton } from './controls/Button.tsx';
export { ChoiceField } from './controls/ChoiceField.tsx';
export { ConfirmButton } from './controls/ConfirmButton.tsx';
export { ConfirmDialog, Dialog } from './controls/Dialog.tsx';
export { Disclosure } from './controls/Disclosure.tsx';
export { Drawer } from './controls/Drawer.tsx';
export { Menu, type MenuAction } from './controls/Menu.tsx';
export { useIsDialogOpen } from './controls/open-dialogs.tsx';
export { Progress } from './controls/Progress.tsx';
export { SelectField, type SelectOption } from './controls/SelectField.tsx';
export { SliderField } from './controls/SliderField.tsx';
export { SwitchField } from './controls/SwitchField.tsx';
export { type TabItem, Tabs } from './controls/Tabs.tsx';
export { TextAreaField } from './controls/TextAreaField.tsx';
export { TextField } from './controls/TextField.tsx';
export { dismissToasts, Toasts, toast } from './controls/Toasts.tsx';
export { Tooltip } from './controls/Tooltip.tsx';
export { useScrollToSelected } from './controls/use-scroll-to-selected.ts';
export { EndScene } from './end-scene/EndScene.tsx';
export { ScoreTable } from './end-scene/ScoreTable.tsx';
export {
  type AnyDailyScreen,
  type AnyPuzzleScreen,
  type AnyScreen,
  type BoardProps,
  type DailyPuzzleProps,
  type DailyReviewProps,
  type Finale,
  type FinaleContext,
  type FinalePictureProps,
  type GameEntry,
  type InsightProps,
  type Lesson,
  type LessonInput,
  type LessonStep,
  makeDailyScreen,
  makePuzzleScreen,
  makeScreen,
  type PlanProps,
  type PuzzleProps,
  type PuzzleReviewProps,
  type TextContext,
} from './game-screen.ts';
export { GhostTrack, GhostVerdict } from './ghost/GhostTrack.tsx';
export type { Ghost } from './ghost/ghost.ts';
export { ghostTexts } from './ghost/ghost-texts.ts';
export { KeptRaces } from './ghost/KeptRaces.tsx';
export { type KeptRace, keepRace, keptRaces } from './ghost/kept-ghosts.ts';
export { useProgressMarks } from './ghost/use-progress-marks.ts';
export { Icon } from './icons/Icon.tsx';
export type { IconName } from './icons/paths.ts';
export { de, que } from './language/french.ts';
export { listed } from './language/list-format.ts';
export { LocaleProvider, useLocale } from './language/locale.tsx';
export { type Catalog, makeRefusal, makeTexts, useMessages } from './language/texts.ts';
export { cssZoom } from './layout/css-zoom.ts';
export { EmptyState } from './layout/EmptyState.tsx';
export { usePageTop } from './layout/page-top.ts';
export { Slab, Stack, Well } from './layout/surfaces.tsx';
export { Chapter, Figure, KeyList, ManualText, RuleList, ShortcutList } from './manual/Manual.tsx';
export { isFirstScreen, setFirstScreen, useLowScreen, useNarrowScreen } from './narrow-screen.ts';
export { Crystal, Engraved, FakeGem, Gem } from './pieces/Crystal.tsx';
export { Cube, Cubes } from './pieces/Cubes.tsx';
export { COLOUR_NAMES, COLOURS, type CrystalColour } from './pieces/colours.ts';
export { Dial, DialDrawing, type DialPick } from './pieces/Dial.tsx';
export { At, Picture, Piece, Plate, Poly } from './pieces/drawing.tsx';
export { Keyhole, Logo } from './pieces/Keyhole.tsx';
export { Pin, type PinKind } from './pieces/Pin.tsx';
export { PowerToken } from './pieces/PowerToken.tsx';
export { SeatStone } from './pieces/SeatStone.tsx';
export { Sprite } from './pieces/Sprite.tsx';
export type { CubeKind, PowerSign, TileFace } from './pieces/shapes.ts';
export { Tile } from './pieces/Tile.tsx';
export { Trophy, TrophyWell } from './pieces/Trophy.tsx';
export { Avatar } from './players/Avatar.tsx';
export { BotAvatar } from './players/BotAvatar.tsx';
export { BotFace } from './players/BotFace.tsx';
export { BotMark } from './players/BotMark.tsx';
export { ClockFace, LOW_TIME_MS } from './players/ClockFace.tsx';
export { NameText } from './players/NameText.tsx';
export { PlayerChip } from './players/PlayerChip.tsx';
export { type Players, PlayersProvider, useName, usePlayers, useTextContext } from './players/players-context.tsx';
export { SeatName } from './players/SeatName.tsx';
export { makeTraceRecorder, type TraceRecorder } from './race-trace/recorder.ts';
export { RaceTraceContext, useRaceTrace } from './race-trace/use-race-trace.ts';
export { useReducedMotion } from './reduced-motion.ts';
export { playSound, type SoundName, setMuted, useSound } from './sound/play-sound.ts';
export { SOUND_NAMES } from './sound/sounds.ts';
export { vibrate } from './sound/vibrate.ts';
export type { Moment, Scene, StageUpdate } from './stage/stage.ts';
export { useMomentSteps, useShownEvents } from './stage/use-moment-steps.ts';
export { useStage } from './stage/use-stage.ts';
