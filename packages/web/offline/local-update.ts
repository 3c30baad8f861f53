import { commitmentOf, eventsFor } from '@sesame/kernel';
import type { InputEvents, MatchInfo, MatchUpdate } from '@sesame/protocol';
import { NO_TABLE } from './local-id.ts';
import type { LocalPosition } from './local-position.ts';

interface UpdateRequest {
  /** Match time now. */
  readonly at: number;
  /** Send events after this row of the log; all, with what seldom changes, if undefined. */
  readonly since: number | undefined;
  readonly isEnded: boolean;
}

/** What the player's page is told: the same message as from the server, from the view of their seat only. */
export const makeLocalUpdate = (position: LocalPosition, { at, since, isEnded }: UpdateRequest): MatchUpdate => {
  const { match, rules, state, awaits, outcome } = position;
  const wasUndone =
    since !== undefined && match.rows.some(({ seq, takesBack }) => takesBack !== undefined && seq > since);
  const race = rules.race?.shown(state, match.you);
  return {
    type: 'match',
    match: match.id,
    seq: match.rows.length,
    at: Math.round(at),
    view: rules.view(state, match.you),
    told: toldSince(position, wasUndone ? 0 : (since ?? 0)),
    awaits: isEnded ? [] : [...awaits.seats],
    ...(since === undefined && { info: infoOf(position) }),
    ...(wasUndone && { whole: true }),
    ...(race !== undefined && { race }),
    ...(outcome !== undefined && { outcome: { ...outcome, ranks: [...outcome.ranks] } }),
    ...(isEnded && { aborted: '' }),
  };
};

const toldSince = ({ match, played }: LocalPosition, since: number): InputEvents[] =>
  played.flatMap(({ row, events }, i) => {
    const told = eventsFor(events, match.you);
    if (row.seq <= since || (told.length === 0 && row.by !== match.you)) return [];
    const { at, by, receipt } = row;
    return [{ ply: i + 1, at, by, events: told, ...(receipt !== undefined && { receipt }) }];
  });

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
