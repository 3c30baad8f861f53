import { connectAsGuest, followMatch, type NodeClient } from '@sesame/client';
import { fraction, type Game, makeRng, parseOptions, type Rng } from '@sesame/kernel';

/** A person who plays match after match against the server's bots. */
export interface Visitor {
  stop(): void;
}

export interface Visit {
  readonly url: string;
  readonly game: Game;
  /** Decides which bot they meet, and how fast they play. */
  readonly index: number;
}

/** People think before they move. */
const THINKING_MS = { min: 1_500, max: 4_500 };
/** Their moves are those of the weakest bot, which needs no time. */
const OWN_BUDGET_MS = 1;

export const startVisitor = async ({ url, game, index }: Visit): Promise<Visitor> => {
  const rules = await game.rules();
  const chosen = parseOptions(rules.options, {});
  if (chosen.ok) await rules.prepare?.(chosen.value);
  const guest = await connectAsGuest(url);
  const cast = await game.cast();
  const opponent = cast[index % cast.length]?.id ?? '';
  const opponents = Array.from({ length: rules.seats.min - 1 }, () => opponent);
  const rng = makeRng(`${game.id} ${index}`);
  const [own] = await game.bots();
  if (own === undefined) throw new Error(`${game.id} has no bots`);
  let isStopped = false;
  let leave = () => {};

  const play = async () => {
    const begun = await guest.api.playBots({ body: { game: game.id, bots: opponents } });
    if (!begun.ok) throw new Error(begun.error.message);
    if (isStopped) return;
    leave = followOwnSeat(guest, begun.value.id, {
      choose: (view, seat) => own.play(view, { seat, rng, budget: OWN_BUDGET_MS }),
      rng,
      onEnded: () => void play(),
    });
  };
  await play();
  return {
    stop: () => {
      isStopped = true;
      leave();
      guest.connection.close();
    },
  };
};

interface OwnSeat {
  readonly choose: (view: unknown, seat: number) => unknown;
  readonly rng: Rng;
  readonly onEnded: () => void;
}

const followOwnSeat = ({ connection }: NodeClient, match: string, { choose, rng, onEnded }: OwnSeat) => {
  let decidedSeq = -1;
  const stop = followMatch(connection, match, ({ info, seq, view, awaits, outcome, race }) => {
    if (outcome !== undefined) {
      stop();
      return onEnded();
    }
    const seat = info.you;
    if (seat === null || !awaits.includes(seat) || decidedSeq === seq) return;
    decidedSeq = seq;
    const took = THINKING_MS.min + fraction(rng) * (THINKING_MS.max - THINKING_MS.min);
    // The match may have moved on by then, and refuse the move.
    const send = () =>
      void connection.play(match, choose(view, seat), race === undefined ? undefined : took).catch(() => {});
    setTimeout(send, took).unref();
  });
  return stop;
};
