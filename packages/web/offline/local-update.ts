import { commitmentOf } from '@sesame/kernel';
import { lastUndoFor, seqFor, toldSince } from '@sesame/match';
import type { MatchInfo, MatchUpdate } from '@sesame/protocol';
import { NO_TABLE } from './local-id.ts';
import type { LocalPosition } from './local-position.ts';

interface UpdateRequest {
  /** Match time now. */
  readonly at: number;
  /** Send events after this row of the player's sequence; all, with what seldom changes, if undefined. */
  readonly since: number | undefined;
  readonly isEnded: boolean;
}

/** What the player's page is told: the same message as from the server, from the view of their seat only. */
export const makeLocalUpdate = (position: LocalPosition, { at, since, isEnded }: UpdateRequest): MatchUpdate => {
  const { match, rules, state, awaits, outcome } = position;
  const { you } = match;
  const wasUndone = since !== undefined && since < lastUndoFor(position, you);
  const race = rules.race?.shown(state, you);
  const isOver = outcome !== undefined || isEnded;
  return {
    type: 'match',
    match: match.id,
    seq: seqFor(position, you),
    at: Math.round(at),
    view: rules.view(state, you),
    told: toldSince(position, you, { since: since ?? 0, isOver }),
    awaits: isEnded ? [] : [...awaits.seats],
    ...(since === undefined && { info: infoOf(position) }),
    ...(wasUndone && { whole: true }),
    ...(race !== undefined && { race }),
    ...(outcome !== undefined && { outcome: { ...outcome, ranks: [...outcome.ranks] } }),
    ...(isEnded && { aborted: '' }),
  };
};

const infoOf = ({ match }: LocalPosition): MatchInfo => ({
  id: match.id,
  table: NO_TABLE,
  game: match.game,
  rules: match.rules,
  options: { ...match.options },
  pace: { kind: 'none', perMove: 0, bank: 0 },
  rated: false,
  seats: [...match.seats],
  you: match.you,
  commitment: commitmentOf(match.secret),
  startedAt: match.startedAt,
  offline: true,
});
