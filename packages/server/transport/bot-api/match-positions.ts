import { type Refusal, type Result, refuse } from '@sesame/kernel';
import type { NewMove, Position } from '@sesame/protocol';
import { seatOf, summaryOf } from '../../match/match-summary.ts';
import type { LiveMatch } from '../../match/position.ts';
import { submit } from '../../match/submit-move.ts';
import { makeNews } from '../../match/update-message.ts';
import type { House } from '../../services.ts';

/** Matches over plain HTTP: how they stand for a player, and the player's moves. */
export interface Positions {
  /** What a player sees of a match, with what happened after a ply. */
  of(match: LiveMatch, player: string | undefined, since?: number): Promise<Position>;
  play(match: LiveMatch, player: string, move: NewMove): Promise<Result<Position>>;
}

/** So long an answer is waited for. It comes with the disk's, so only one that another line took up is missed. */
const PATIENCE = 10_000;
const UNSETTLED: Refusal = {
  code: 'unsettled',
  message: 'The outcome of this move is not known yet. Send it again with the same key.',
};
const NOT_SEATED = refuse('not-seated', 'You’re only watching this match.');

export const makePositions = ({ matches, races, metrics }: Pick<House, 'matches' | 'races' | 'metrics'>): Positions => {
  const of: Positions['of'] = async (match, player, since = match.shown.seq) => {
    await curtainOf(match);
    const { stored } = match;
    const seat = seatOf(stored, player);
    const news = makeNews(match, { viewer: seat ?? 'spectator', since, at: matches.timeOf(match) });
    const { type: _, re: __, info: ___, change: ____, ...told } = news;
    const { due } = summaryOf(match, player);
    return {
      ...told,
      view: news.view,
      table: stored.table,
      game: stored.game,
      rules: match.rules.version,
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
      const before = match.shown.seq;
      const refusal = await new Promise<Refusal | undefined>((settle) => {
        const late = setTimeout(() => settle(UNSETTLED), PATIENCE).unref();
        const answer = (refused?: Refusal) => {
          clearTimeout(late);
          settle(refused);
        };
        const asker = { watcher: undefined, ask: 0, done: () => answer(), refused: answer };
        submit({ matches, races }, match, { seat, key, json, asker, claimed: undefined, trip: undefined });
      });
      if (refusal === undefined)
        return { ok: true, value: await of((await matches.find(id)) ?? match, player, before) };
      metrics.refusals.inc({ code: refusal.code });
      return { ok: false, error: refusal };
    },
  };
};

/** What is raced for is shown to nobody before its curtain rises. */
const curtainOf = async ({ curtainAt }: LiveMatch): Promise<void> => {
  const wait = curtainAt - performance.now();
  if (wait > 0) await new Promise((risen) => setTimeout(risen, wait));
};
