import { below, makeRng, pick, play, type Rng } from '@sesame/kernel';
import type { ClientMessage } from '@sesame/protocol';
import type { Fixture } from './fixture.ts';
import { mutatedMessage, mutateValue } from './mutate.ts';

/** The player who sends a message. */
export type Sender = 'ann' | 'bo' | 'cas';

/** Generates messages that are invalid or not allowed for their sender. None of them may change anything. */
export interface MessageGenerator {
  next(sender: Sender): Promise<string>;
}

const FIXED_TOPICS = ['lobby', 'me', 'people', 'seek', 'tournaments', 'playing', 'announcements'];

export const makeMessageGenerator = async (fixture: Fixture, seed: string): Promise<MessageGenerator> => {
  const rng = makeRng(seed);
  const moves = await sampleMoves(fixture, rng);
  const ids = [...fixture.matches, ...fixture.tables, fixture.tournament, fixture.ann.id, fixture.bot, 'nothing'];
  const key = () => (below(rng, 4) === 0 ? pick(rng, fixture.sentMoves).key : `hostile-${below(rng, 1e6)}`);

  /** A valid message of each type, with existing ids. */
  const MAKE: { readonly [Type in ClientMessage['type']]: (id: number) => Extract<ClientMessage, { type: Type }> } = {
    watch: (id) => ({ type: 'watch', id, topic: topic(), ...(below(rng, 2) === 0 && { since: below(rng, 9) }) }),
    unwatch: (id) => ({ type: 'unwatch', id, topic: topic() }),
    play: (id) => ({
      type: 'play',
      id,
      match: pick(rng, fixture.matches),
      key: key(),
      move: pick(rng, moves),
      ...(below(rng, 4) === 0 && { took: below(rng, 1e5) }),
    }),
    'take-back': (id) => ({ type: 'take-back', id, match: pick(rng, fixture.matches), key: key() }),
    say: (id) => ({ type: 'say', id, table: pick(rng, fixture.tables), key: key(), text: 'Good luck' }),
    tell: (id) => ({ type: 'tell', id, to: fixture.ann.id, key: key(), text: 'Are you there?' }),
    remark: (id) => ({ type: 'remark', id, match: pick(rng, fixture.matches), key: key(), text: 'Look there' }),
  };
  const TYPES = Object.keys(MAKE) as ClientMessage['type'][];
  const topic = () => {
    const kind = pick(rng, ['table', 'chat', 'match', 'audience', 'tournament']);
    if (below(rng, 9) === 0) return `talk:${pick(rng, ids)}.${pick(rng, ids)}`;
    return below(rng, 3) === 0 ? pick(rng, FIXED_TOPICS) : `${kind}:${pick(rng, ids)}`;
  };
  const valid = () => MAKE[pick(rng, TYPES)](below(rng, 1e6));
  /** A valid message with an invalid move. */
  const wrongMove = () => {
    let move: unknown = pick(rng, moves);
    for (let times = 1 + below(rng, 3); times > 0; times--) move = mutateValue(move, rng);
    return JSON.stringify({ ...MAKE.play(below(rng, 1e6)), move });
  };
  /** Bo only repeats his accepted moves, in any order. */
  const replay = () => JSON.stringify({ ...pick(rng, fixture.sentMoves), id: below(rng, 1e6) });

  const next = async (sender: Sender): Promise<string> => {
    if (sender === 'bo') return replay();
    const text = below(rng, 3) === 0 ? wrongMove() : mutatedMessage(valid(), rng);
    return sender === 'ann' && (await isLegal(fixture, text)) ? next(sender) : text;
  };
  return { next };
};

/** Moves of every game that are legal now for some seat, plus resignation, forfeit and clock moves. */
const sampleMoves = async ({ services, matches }: Fixture, rng: Rng): Promise<readonly unknown[]> => {
  const moves: unknown[] = [{ type: 'resign' }, { type: 'forfeit', seat: 1 }];
  for (const id of matches) {
    const match = await services.matches.find(id);
    if (match === undefined) throw new Error(`unknown match ${id}`);
    const { rules, committed } = match;
    for (const seat of committed.awaits.seats) {
      for (let times = 0; times < 10; times++) moves.push(rules.sample(committed.state, seat, rng));
    }
    if (committed.awaits.clock !== undefined) moves.push(committed.awaits.clock.move);
  }
  return moves;
};

/** Whether Ann may make this move, which would then be no attack. */
const isLegal = async ({ services, matches }: Fixture, text: string): Promise<boolean> => {
  const message = parseMessage(text);
  if (message?.type !== 'play' || typeof message.match !== 'string' || !matches.includes(message.match)) return false;
  const match = await services.matches.find(message.match);
  if (match === undefined) return false;
  const { rules, head } = match;
  const move = rules.parseMove(message.move);
  return move.ok && play(rules, head.state, { at: services.matches.timeOf(match), by: 0, move: move.value }).ok;
};

interface ParsedMessage {
  readonly type?: unknown;
  readonly id?: unknown;
  readonly match?: unknown;
  readonly move?: unknown;
}

/** Parses a text as JSON of any shape; undefined if it is not JSON. */
export const parseMessage = (text: string): ParsedMessage | undefined => {
  try {
    return Object(JSON.parse(text));
  } catch {
    return undefined;
  }
};
