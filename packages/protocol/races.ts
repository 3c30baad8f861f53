import Type, { type Static } from 'typebox';
import { ClaimReceipt, Id, SeatNumber } from './common.ts';
import { MAX_RACE_TRACE_LENGTH } from './limits.ts';

/** Photo finishes: everybody's way to the claim in a race that is over. For the players of the match. */
const RaceTrace = Type.String({
  maxLength: MAX_RACE_TRACE_LENGTH,
  pattern: '^[0-9a-z. ]*$',
  description:
    'Marks in order of time, separated by spaces: milliseconds since the picture was painted, a letter and its values. `p` pointer at x.y in thousandths of the board, `o` over a target, `k` a key, `u`, `t`, `d` tile picked up, turned, laid down, `j` tiles in one row.',
});

const RevealTime = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'When the race was revealed to your seat, in match time. It names the race.',
});

export const ByRace = Type.Object({ id: Id, race: RevealTime });

export const HandInTrace = Type.Object({ trace: RaceTrace }, { additionalProperties: false });
export type HandInTrace = Static<typeof HandInTrace>;

const Racer = Type.Object({
  seat: SeatNumber,
  ended: Type.Number({ description: 'When its race ended, in milliseconds since it was revealed to this seat.' }),
  claims: Type.Array(
    Type.Object({
      time: Type.Number({ description: 'The time that counts, in milliseconds since the reveal.' }),
      right: Type.Boolean(),
      receipt: Type.Optional(ClaimReceipt),
    }),
  ),
  trace: Type.Optional({ ...RaceTrace, description: 'Absent of bots, and where nothing was handed in.' }),
});

export const PhotoFinish = Type.Object({
  race: RevealTime,
  number: Type.Integer({ minimum: 1 }),
  winner: Type.Optional(SeatNumber),
  racers: Type.Array(Racer),
});
export type PhotoFinish = Static<typeof PhotoFinish>;
