export { makeAdaptiveBot, YOUR_LEVEL } from './adaptive-bot.ts';
export type { AnyBoardPainter, BoardPainter, BoardPicture, SeatNote } from './board-picture.ts';
export type { AnyBot, Bot, Thought } from './bot.ts';
export {
  type BotCard,
  type MeasuredRating,
  type MeasuredRatings,
  makeCast,
  nearestBot,
  strongestUpTo,
} from './bot-card.ts';
export { canonicalJson } from './canonical-json.ts';
export { applyChange, type Change, makeChange } from './change.ts';
export type { AnyPlans, Planned, Plans } from './conditional-moves.ts';
export { CONTRACT_VERSION, type GameManifest, parseGameManifest } from './contract.ts';
export {
  type AnyDaily,
  type Daily,
  type DailyGhosts,
  type DailyMark,
  type DailyOther,
  type DailyPosition,
  type DailyResult,
  type DailyUnit,
  isLowBest,
  type TimedStep,
} from './daily.ts';
export { dailyRng, dailySeed, isDailySeed, monthFingerprint, monthOf } from './daily-luck.ts';
export { type Decisions, nextDecisions } from './decisions.ts';
export { digestOf } from './digest.ts';
export type { Face } from './face.ts';
export type { Game } from './game.ts';
export { fitProgress, MAX_PROGRESS_MARKS, type Progress, type ProgressMark, progressAt } from './ghost.ts';
export { makeHex } from './hex.ts';
export { commitmentOf, committedRng, type Luck, optionsRng, parseLuckHex } from './luck.ts';
export {
  type AnyOption,
  areOptionsFor,
  drawOptions,
  type Option,
  type OptionsSpec,
  optionsOf,
  parseOptions,
  recommendedOptions,
  valuesFor,
} from './options.ts';
export type { Parse, Parsed } from './parse.ts';
export * as parse from './parse.ts';
export { estimateStrength, expectedScore, type ResultAgainst, strengthPrior } from './player-strength.ts';
export type { AnyPuzzles, FoundPuzzle, PosedPuzzle, Puzzles } from './puzzle.ts';
export { type AnyRacePace, priorByTimes, type RacePace, type SeenTime } from './race-pace.ts';
export {
  cutTrace,
  makeTrace,
  parseTrace,
  type TraceKind,
  type TraceMark,
  thinTrace,
} from './race-trace.ts';
export {
  digestView,
  nextLink,
  parseReceipt,
  type Receipt,
  receiptText,
  type SignedRecord,
  startChain,
  type ToldInput,
} from './receipt.ts';
export {
  type Branched,
  expectSetup,
  type MatchRecord,
  parseInput,
  parseRecord,
  prepareFor,
  type RecordedLuck,
  versionFor,
} from './record.ts';
export { type Fault, type Position, play, type Replay, replay, sameJson } from './replay.ts';
export { ok, type Refusal, type Result, refuse } from './result.ts';
export { below, fraction, makeRng, normalDeviate, pick, type Rng, shuffled } from './rng.ts';
export {
  type Actor,
  type AnyRules,
  type Awaits,
  eventsFor,
  type Forfeit,
  type Input,
  isSharedRace,
  type Outcome,
  type Race,
  type Resign,
  type Rules,
  type Seat,
  type Step,
  seatsOf,
  type Told,
  type Viewer,
  viewersOf,
  winnersOf,
} from './rules.ts';
export { isSealIntact, type Seal, sealOf } from './seal.ts';
export { LOCALES, type Locale, makeText, type Text } from './text.ts';
export { type EventTiming, makeTimetable, seenAt, type Timetable, type TimingOf } from './timetable.ts';
export { mayTakeBack } from './undo.ts';
export { type Deal, type Verdict, verify } from './verify.ts';
