import { below, makeRng, pick, play, type Rng } from '@sesame/kernel';
import type { ClientMessage } from '@sesame/protocol';
import type { Stage } from './fixture.ts';
import { breakValue, broken } from './mutate.ts';

/** Who says something to the house over a socket. */
export type Speaker = 'ann' | 'bo' | 'cas';

/** Texts that somebody sends who has no right to what they say, or says it wrong. None of them may change anything. */
export interface Messages {
  next(speaker: Speaker): Promise<string>;
}

const TOPICS = ['lobby', 'me', 'people', 'seek', 'tournaments', 'playing', 'announcements'];

export const makeMessages = async (stage: Stage, seed: string): Promise<Messages> => {
  const rng = makeRng(seed);
  const moves = await movesOf(stage, rng);
  const ids = [...stage.matches, ...stage.tables, stage.tournament, stage.ann.id, stage.bot, 'nothing'];
  const key = () => (below(rng, 4) === 0 ? pick(rng, stage.said).key : `hostile-${below(rng, 1e6)}`);

  /** One of every kind, with what really is there. */
  const MAKE: { readonly [Type in ClientMessage['type']]: (id: number) => Extract<ClientMessage, { type: Type }> } = {
    watch: (id) => ({ type: 'watch', id, topic: topic(), ...(below(rng, 2) === 0 && { since: below(rng, 9) }) }),
    unwatch: (id) => ({ type: 'unwatch', id, topic: topic() }),
    play: (id) => ({
      type: 'play',
      id,
      match: pick(rng, stage.matches),
      key: key(),
      move: pick(rng, moves),
      ...(below(rng, 4) === 0 && { took: below(rng, 1e5) }),
    }),
    'take-back': (id) => ({ type: 'take-back', id, match: pick(rng, stage.matches), key: key() }),
    say: (id) => ({ type: 'say', id, table: pick(rng, stage.tables), key: key(), text: 'Good luck' }),
    remark: (id) => ({ type: 'remark', id, match: pick(rng, stage.matches), key: key(), text: 'Look there' }),
  };
  const TYPES = Object.keys(MAKE) as ClientMessage['type'][];
  const topic = () => {
    const kind = pick(rng, ['table', 'chat', 'match', 'audience', 'tournament']);
    return below(rng, 3) === 0 ? pick(rng, TOPICS) : `${kind}:${pick(rng, ids)}`;
  };
  const valid = () => MAKE[pick(rng, TYPES)](below(rng, 1e6));
  /** A message in order with a move that is not. */
  const wrongMove = () => {
    let move: unknown = pick(rng, moves);
    for (let times = 1 + below(rng, 3); times > 0; times--) move = breakValue(move, rng);
    return JSON.stringify({ ...MAKE.play(below(rng, 1e6)), move });
  };
  /** Bo says only what he said before, in any order. */
  const replay = () => JSON.stringify({ ...pick(rng, stage.said), id: below(rng, 1e6) });

  const next = async (speaker: Speaker): Promise<string> => {
    if (speaker === 'bo') return replay();
    const text = below(rng, 3) === 0 ? wrongMove() : broken(valid(), rng);
    return speaker === 'ann' && (await isLegal(stage, text)) ? next(speaker) : text;
  };
  return { next };
};

/** Moves of every game: some that may be made now by somebody, and those that anybody may always make. */
const movesOf = async ({ services: house, matches }: Stage, rng: Rng): Promise<readonly unknown[]> => {
  const moves: unknown[] = [{ type: 'resign' }, { type: 'forfeit', seat: 1 }];
  for (const id of matches) {
    const match = await house.matches.find(id);
    if (match === undefined) throw new Error(`there is no match ${id}`);
    const { rules, committed: shown } = match;
    for (const seat of shown.awaits.seats) {
      for (let times = 0; times < 10; times++) moves.push(rules.sample(shown.state, seat, rng));
    }
    if (shown.awaits.clock !== undefined) moves.push(shown.awaits.clock.move);
  }
  return moves;
};

/** Whether this is a move that Ann may make: then it is no attack. */
const isLegal = async ({ services: house, matches }: Stage, text: string): Promise<boolean> => {
  const ask = parse(text);
  if (ask?.type !== 'play' || typeof ask.match !== 'string' || !matches.includes(ask.match)) return false;
  const match = await house.matches.find(ask.match);
  if (match === undefined) return false;
  const { rules, head: tip } = match;
  const move = rules.parseMove(ask.move);
  return move.ok && play(rules, tip.state, { at: house.matches.timeOf(match), by: 0, move: move.value }).ok;
};

interface Ask {
  readonly type?: unknown;
  readonly id?: unknown;
  readonly match?: unknown;
  readonly move?: unknown;
}

/** What a text asks, if it is JSON of any kind. */
export const parse = (text: string): Ask | undefined => {
  try {
    return Object(JSON.parse(text));
  } catch {
    return undefined;
  }
};
