import { commitmentOf, eventsFor, type Viewer } from '@sesame/kernel';
import type { InputEvents, MatchInfo, MatchUpdate } from '@sesame/protocol';
import type { StoredMatch } from '../store/store.ts';
import { clockFaces } from './clock/clock.ts';
import { timingOf } from './clock/match-clock.ts';
import { isOver, type LiveMatch } from './position.ts';
import { isSharedRace } from './race/reveal.ts';
import { seatNotes } from './seat-notes.ts';

/** The view; or since when it is known to whoever is told what changed. */
export type ViewOrBase = Pick<MatchUpdate, 'view' | 'since'>;

/** What a viewer is told of a match: built from its view and the events addressed to it, and nothing else. */
export interface UpdateRequest {
  readonly viewer: Viewer;
  /** Tell what came after this row of the log. */
  readonly since: number;
  /** Match time now. */
  readonly at: number;
  readonly withInfo?: true;
  /** The ask that it answers as well. */
  readonly re?: number | undefined;
  /** What is shown, where it is known already. */
  readonly seen?: ViewOrBase;
}

export const makeUpdateMessage = (
  match: LiveMatch,
  { viewer, since, at, withInfo, re, seen }: UpdateRequest,
): MatchUpdate => {
  const { stored, rules, committed, aborted } = match;
  const { view, since: known }: ViewOrBase = seen ?? { view: rules.view(committed.state, viewer) };
  const news: MatchUpdate = {
    type: 'match',
    match: stored.id,
    seq: committed.seq,
    at: Math.round(at),
    told: eventsSince(match, viewer, since),
    awaits: aborted === undefined ? [...committed.awaits.seats] : [],
  };
  if (re !== undefined) news.re = re;
  if (view !== undefined) news.view = view;
  if (known !== undefined) news.since = known;
  if (withInfo) news.info = infoOf(match, viewer);
  if (since < committed.lastUndoSeq) news.whole = true;
  if (committed.pace.kind !== 'none') news.clocks = [...clockFaces(committed.clock, timingOf(match, committed), at)];
  const notes = isOver(match) ? [] : seatNotes(match, at);
  if (notes.length > 0) news.notes = notes;
  const offer = stored.amendments?.offer;
  if (offer !== undefined && !isOver(match)) news.paceOffer = { ...offer, agreed: [...offer.agreed] };
  const raced = viewer === 'spectator' ? undefined : rules.race?.shown(committed.state, viewer);
  if (raced !== undefined) news.race = raced;
  if (committed.outcome !== undefined) news.outcome = committed.outcome as { ranks: number[] };
  if (aborted !== undefined) news.aborted = aborted.note;
  return news;
};

/** News as text, with a change of the view that is text already. */
export const withChange = (news: MatchUpdate, change: string | undefined): string => {
  const text = JSON.stringify(news);
  return change === undefined ? text : `${text.slice(0, -1)},"change":${change}}`;
};

/** What is told to others only is passed over: when it happened may be their secret, too. */
const eventsSince = (match: LiveMatch, viewer: Viewer, since: number): InputEvents[] => {
  const { eventLog, plies, lastUndoSeq } = match.committed;
  const tellings: InputEvents[] = [];
  // From the last one back: nearly always it is the only one that is news.
  for (let n = plies - 1; n >= 0; n--) {
    const happening = eventLog[n];
    if (happening === undefined || (happening.seq <= since && since >= lastUndoSeq)) break;
    const { ply, at, by, events, receipt, bot } = happening;
    const told = eventsFor(events, viewer);
    if (told.length === 0 && by !== viewer) continue;
    const telling: InputEvents = { ply, at, by, events: told };
    // Who races alone keeps the time to themselves until the match is over.
    if (receipt !== undefined && (by === viewer || isOver(match) || isSharedRace(match))) telling.receipt = receipt;
    if (bot) telling.bot = bot;
    tellings.push(telling);
  }
  return tellings.reverse();
};

const infoOf = ({ stored, rules, committed }: LiveMatch, viewer: Viewer): MatchInfo => ({
  id: stored.id,
  table: stored.table,
  game: stored.game,
  rules: rules.version,
  options: { ...stored.options },
  pace: committed.pace,
  rated: stored.rated,
  seats: [...stored.seats],
  you: viewer === 'spectator' ? null : viewer,
  commitment: shownCommitment(stored),
  startedAt: stored.startedAt,
  ...(stored.branched !== undefined && { branched: stored.branched }),
});

/** Everybody who comes to look is told, and it is the same for all. */
const commitments = new WeakMap<StoredMatch, string>();

const shownCommitment = (stored: StoredMatch): string => {
  const commitment = commitments.get(stored) ?? commitmentOf(stored.secret);
  commitments.set(stored, commitment);
  return commitment;
};
