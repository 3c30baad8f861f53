import { type Refusal, type Result, refuse } from '@sesame/kernel';
import { seqFor } from '@sesame/match';
import type { NewMove, Position } from '@sesame/protocol';
import type { LiveMatch } from '../../match/live-match.ts';
import { seatOf, summaryOf } from '../../match/match-summary.ts';
import { untilRevealed } from '../../match/race/reveal.ts';
import { submitMove } from '../../match/submit-move.ts';
import { makeUpdateMessage } from '../../match/update-message.ts';
import type { Services } from '../../services.ts';

/** Matches over plain HTTP: positions and moves. */
export interface MatchPositions {
  /** The position as a player sees it, with the events after the ply `since`. */
  of(match: LiveMatch, player: string | undefined, since?: number): Promise<Position>;
  play(match: LiveMatch, player: string, move: NewMove): Promise<Result<Position>>;
}

/** The answer comes when the move is saved; it is missed only if another request with the same key took it. */
const MOVE_TIMEOUT_MS = 10_000;
const UNSETTLED: Refusal = {
  code: 'unsettled',
  message: 'The outcome of this move is not known yet. Send it again with the same key.',
};
const NOT_SEATED = refuse('not-seated', 'You’re only watching this match.');

export const makeMatchPositions = ({
  matches,
  races,
  metrics,
}: Pick<Services, 'matches' | 'races' | 'metrics'>): MatchPositions => {
  const of: MatchPositions['of'] = async (match, player, known) => {
    await untilRevealed(match);
    const { stored } = match;
    const seat = seatOf(stored, player);
    const viewer = seat ?? 'spectator';
    const since = known ?? seqFor(match.committed, viewer);
    const news = makeUpdateMessage(match, { viewer, since, at: matches.timeOf(match) });
    const { type: _, re: __, info: ___, change: ____, ...told } = news;
    const { due } = summaryOf(match, player);
    return {
      ...told,
      view: news.view,
      table: stored.table,
      game: stored.game,
      rules: stored.rules,
      options: { ...stored.options },
      rated: stored.rated,
      seats: [...stored.seats],
      seat: seat ?? null,
      ...(due !== undefined && { due }),
    };
  };
  return {
    of,
    play: async (match, player, { key, move: json }) => {
      const { id } = match.stored;
      const seat = seatOf(match.stored, player);
      if (seat === undefined) return NOT_SEATED;
      const before = seqFor(match.committed, seat);
      const refusal = await new Promise<Refusal | undefined>((settle) => {
        const late = setTimeout(() => settle(UNSETTLED), MOVE_TIMEOUT_MS).unref();
        const answer = (refused?: Refusal) => {
          clearTimeout(late);
          settle(refused);
        };
        const requester = { subscriber: undefined, requestId: 0, onDone: () => answer(), onRefused: answer };
        submitMove({ matches, races }, match, {
          seat,
          key,
          json,
          requester,
          claimed: undefined,
          latency: undefined,
        });
      });
      if (refusal === undefined)
        return { ok: true, value: await of((await matches.find(id)) ?? match, player, before) };
      metrics.refusals.inc({ code: refusal.code });
      return { ok: false, error: refusal };
    },
  };
};
