import { type Fault, type Outcome, ok, type Result, refuse, replay as replayRecord, type Viewer } from '@sesame/kernel';
import { type Command, fail, parseWhole, print, printJson } from '../command.ts';
import { GAMES_FLAG, importGames } from '../outside-games.ts';
import { readRecord } from '../record-file.ts';

interface ReplayRequest {
  /** Undefined: the last ply. */
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
  usage: 'replay FILE... [--ply N] [--viewer SEAT|spectator] [--games DIR]',
  summary: 'Replay match records and show what a viewer saw.',
  flags: {
    ply: 'show the position after this ply; 0 is the setup (default: the last)',
    viewer: 'a seat from 0, or spectator (default: spectator)',
    ...GAMES_FLAG,
  },
  run: async ({ args, flags, json }) => {
    if (args.length === 0) return fail('Missing file. Usage: sesame replay FILE...');
    const request = parseRequest(flags.ply, flags.viewer ?? 'spectator');
    if (!request.ok) return fail(request.error.message);
    const imported = await importGames(flags.games);
    if (!imported.ok) return fail(imported.error.message);
    let code = 0;
    for (const file of args) {
      const replayed = await replayFile(file, request.value);
      if (!replayed.ok) code = 1;
      if (json) printJson(lineOf(replayed));
      else if (replayed.ok) print(summaryOf(file, replayed.value, request.value));
      else fail(`${file}, ply ${replayed.error.ply}: ${replayed.error.message} (${replayed.error.code})`);
    }
    return code;
  },
};

const parseRequest = (ply: string | undefined, viewer: string): Result<ReplayRequest> => {
  const parsedPly = ply === undefined ? ok(undefined) : parseWhole('--ply', ply, { min: 0, max: 1_000_000 });
  if (!parsedPly.ok) return parsedPly;
  if (viewer === 'spectator') return ok({ ply: parsedPly.value, viewer });
  const seat = parseWhole('--viewer', viewer, { min: 0, max: 15 });
  if (!seat.ok) return refuse('usage', `--viewer must be a seat from 0, or spectator, not "${viewer}".`);
  return ok({ ply: parsedPly.value, viewer: seat.value });
};

const replayFile = async (file: string, { ply, viewer }: ReplayRequest): Promise<Result<Replayed, Fault>> => {
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

const summaryOf = (
  file: string,
  { plies, outcome, view, title, seats }: Replayed,
  { ply, viewer }: ReplayRequest,
): string =>
  [
    `${file}: ${title}, ${plies} plies`,
    ...seats.map((name, seat) => `  seat ${seat}: ${name}${outcome ? `, rank ${outcome.ranks[seat]}` : ''}`),
    `  ${outcome ? 'over' : 'not over'}; after ply ${ply ?? plies} ${viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`} sees:`,
    JSON.stringify(view, undefined, 2),
  ].join('\n');
