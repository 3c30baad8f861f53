import { commitmentOf, type Viewer } from '@sesame/kernel';
import { clockFaces, lastUndoFor, seqFor, toldSince } from '@sesame/match';
import { isOfflineMatch, type MatchInfo, type MatchUpdate, type SeatClock } from '@sesame/protocol';
import { type EncodedMessage, encodeMessage } from '../lib/server-message.ts';
import type { StoredMatch } from '../store/store.ts';
import { timingOf } from './clock/match-clock.ts';
import { isOver, type LiveMatch, outcomeOf } from './live-match.ts';
import { seatNotes } from './seat-notes.ts';
import { termsHash } from './terms.ts';

/** The whole view, or the base version of the patch that is sent instead. */
export type ViewOrBase = Pick<MatchUpdate, 'view' | 'since'>;

/** What to send to a viewer. Updates are built from the viewer's view and events only, so they can't leak secrets. */
export interface UpdateRequest {
  readonly viewer: Viewer;
  /** Send events after this row of the log. */
  readonly since: number;
  /** Match time now. */
  readonly at: number;
  readonly withInfo?: true;
  /** Id of the request that the update also answers. */
  readonly re?: number | undefined;
  /** The view, if it was computed already. */
  readonly seen?: ViewOrBase;
}

export const makeUpdateMessage = (
  match: LiveMatch,
  { viewer, since, at, withInfo, re, seen }: UpdateRequest,
): MatchUpdate => {
  const { stored, rules, committed } = match;
  const { end, offer } = committed;
  const { view, since: known }: ViewOrBase = seen ?? { view: rules.view(committed.state, viewer) };
  const update: MatchUpdate = {
    type: 'match',
    match: stored.id,
    seq: seqFor(committed, viewer),
    at: Math.round(at),
    told: toldSince(committed, viewer, { since, isOver: isOver(match) }),
    awaits: end === undefined ? [...committed.awaits.seats] : [],
  };
  if (re !== undefined) update.re = re;
  if (view !== undefined) update.view = view;
  if (known !== undefined) update.since = known;
  if (withInfo) update.info = infoOf(match, viewer);
  if (since < lastUndoFor(committed, viewer)) update.whole = true;
  if (committed.pace.kind !== 'none') update.clocks = facesFor(match, viewer, at);
  const notes = isOver(match) ? [] : seatNotes(match, at);
  if (notes.length > 0) update.notes = notes;
  if (offer !== undefined && !isOver(match)) {
    const terms = termsHash({ ...stored, pace: offer.pace });
    update.paceOffer = { ...offer, terms, agreed: [...offer.agreed] };
  }
  const raceShownAt = viewer === 'spectator' ? undefined : rules.race?.shown(committed.state, viewer);
  if (raceShownAt !== undefined) update.race = raceShownAt;
  const outcome = outcomeOf(match);
  if (outcome !== undefined) update.outcome = outcome as { ranks: number[] };
  if (end !== undefined) update.aborted = end.note;
  return update;
};

/** The first message of a subscription: everything that a viewer may know. */
export const makeFirstUpdate = (
  match: LiveMatch,
  request: Pick<UpdateRequest, 'viewer' | 'at' | 'seen'>,
): MatchUpdate => makeUpdateMessage(match, { ...request, since: 0, withInfo: true });

/** An update as text, with a view patch that is already JSON text. */
export const withChange = (update: MatchUpdate, change: string | undefined): EncodedMessage => {
  const text = encodeMessage(update);
  return change === undefined ? text : (`${text.slice(0, -1)},"change":${change}}` as EncodedMessage);
};

/** The clocks as a viewer may know them: their own, and those of the others without what is hidden. */
const facesFor = (match: LiveMatch, viewer: Viewer, at: number): SeatClock[] => {
  const { clock, othersClock } = match.committed;
  const timing = timingOf(match, match.committed);
  const faces = clockFaces(othersClock, timing, at);
  if (clock === othersClock || viewer === 'spectator') return [...faces];
  const own = clockFaces(clock, timing, at)[viewer];
  return own === undefined ? [...faces] : faces.with(viewer, own);
};

const infoOf = ({ stored, committed }: LiveMatch, viewer: Viewer): MatchInfo => ({
  id: stored.id,
  table: stored.table,
  game: stored.game,
  rules: stored.rules,
  options: { ...stored.options },
  pace: committed.pace,
  rated: stored.rated,
  seats: [...stored.seats],
  you: viewer === 'spectator' ? null : viewer,
  commitment: cachedCommitment(stored),
  startedAt: stored.startedAt,
  ...(stored.branched !== undefined && { branched: stored.branched }),
  ...(stored.tournament !== undefined && { tournament: stored.tournament }),
  ...(isOfflineMatch(stored.id) && { offline: true as const }),
});

/** Cache: the commitment is sent to every new subscriber. */
const commitments = new WeakMap<StoredMatch, string>();

const cachedCommitment = (stored: StoredMatch): string => {
  const commitment = commitments.get(stored) ?? commitmentOf(stored.secret);
  commitments.set(stored, commitment);
  return commitment;
};
