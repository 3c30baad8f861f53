import { type Fault, type Outcome, ok, type Result, refuse, replay as replayRecord, type Viewer } from '@sesame/kernel';
import { type Command, complain, parseWhole, say, sayJson } from '../command.ts';
import { readRecord } from '../record-file.ts';

interface Wish {
  /** The last ply unless said. */
  readonly ply: number | undefined;
  readonly viewer: Viewer;
}

interface Replayed {
  readonly plies: number;
  readonly outcome: Outcome | undefined;
  readonly view: unknown;
  readonly title: string;
  readonly seats: readonly string[];
}

export const replay: Command = {
  usage: 'replay FILE... [--ply N] [--viewer SEAT|spectator]',
  summary: 'replays records and shows what a viewer saw',
  flags: {
    ply: 'show the view after this ply; 0 is the set-up (the last)',
    viewer: 'whose view: a seat from 0, or spectator (spectator)',
  },
  run: async ({ args, flags, json }) => {
    if (args.length === 0) return complain('Which records? sesame replay FILE...');
    const wish = parseWish(flags.ply, flags.viewer ?? 'spectator');
    if (!wish.ok) return complain(wish.error.message);
    let code = 0;
    for (const file of args) {
      const replayed = await replayFile(file, wish.value);
      if (!replayed.ok) code = 1;
      if (json) sayJson(lineOf(replayed));
      else if (replayed.ok) say(summaryOf(file, replayed.value, wish.value));
      else complain(`${file}, ply ${replayed.error.ply}: ${replayed.error.message} (${replayed.error.code})`);
    }
    return code;
  },
};

const parseWish = (ply: string | undefined, viewer: string): Result<Wish> => {
  const wantedPly = ply === undefined ? ok(undefined) : parseWhole('--ply', ply, { min: 0, max: 1_000_000 });
  if (!wantedPly.ok) return wantedPly;
  if (viewer === 'spectator') return ok({ ply: wantedPly.value, viewer });
  const seat = parseWhole('--viewer', viewer, { min: 0, max: 15 });
  if (!seat.ok) return refuse('usage', `--viewer should be a seat from 0 or spectator, not ${viewer}.`);
  return ok({ ply: wantedPly.value, viewer: seat.value });
};

const replayFile = async (file: string, { ply, viewer }: Wish): Promise<Result<Replayed, Fault>> => {
  const read = await readRecord(file);
  if (!read.ok) return read;
  const { record, rules, title } = read.value;
  if (viewer !== 'spectator' && viewer >= record.seats.length) {
    return fault(0, 'no-such-seat', `This match has no seat ${viewer}.`);
  }
  const replayed = replayRecord(rules, record);
  if (!replayed.ok) return replayed;
  const { positions, outcome } = replayed.value;
  const plies = positions.length - 1;
  const position = positions[ply ?? plies];
  if (position === undefined) return fault(ply ?? plies, 'no-such-ply', `This match has ${plies} plies.`);
  return ok({ plies, outcome, view: rules.view(position.state, viewer), title, seats: record.seats });
};

const fault = (ply: number, code: string, message: string): Result<never, Fault> => ({
  ok: false,
  error: { ply, code, message },
});

const lineOf = (replayed: Result<Replayed, Fault>) => {
  if (!replayed.ok) return { ok: false, ...replayed.error };
  const { plies, outcome, view } = replayed.value;
  return { ok: true, plies, outcome: outcome ?? null, view };
};

const summaryOf = (file: string, { plies, outcome, view, title, seats }: Replayed, { ply, viewer }: Wish): string =>
  [
    `${file}: ${title}, ${plies} plies`,
    ...seats.map((name, seat) => `  seat ${seat}: ${name}${outcome ? `, rank ${outcome.ranks[seat]}` : ''}`),
    `  ${outcome ? 'over' : 'not over'}; after ply ${ply ?? plies} ${viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`} sees:`,
    JSON.stringify(view, undefined, 2),
  ].join('\n');
