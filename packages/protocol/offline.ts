import Type, { type Static } from 'typebox';
import { Id } from './common.ts';
import { MAX_SEATS } from './limits.ts';
import { OFFLINE_MATCH_PREFIX } from './offline-id.ts';

/**
 * A finished match against bots that was played without a network. Its record must replay to its outcome, with every deal
 * as its luck says. It counts for nothing but its player's history.
 */
export const HandOver = Type.Object(
  {
    id: Type.String({
      pattern: `^${OFFLINE_MATCH_PREFIX}[0-9a-f]{32}$`,
      description: 'Random, chosen by the client: handed over twice, the match is stored once.',
    }),
    startedAt: Type.Number({ minimum: 0, description: 'In milliseconds since 1970, by the clock of the browser.' }),
    endedAt: Type.Number({ minimum: 0 }),
    seats: Type.Array(
      Type.Object(
        {
          bot: Type.Optional({ ...Id, description: 'A built-in bot. Absent for the one seat of the player.' }),
          strength: Type.Optional(Type.Integer({ minimum: -5_000, maximum: 5_000 })),
        },
        { additionalProperties: false },
      ),
      { minItems: 2, maxItems: MAX_SEATS },
    ),
    record: Type.Object({}, { additionalProperties: true }),
  },
  { additionalProperties: false },
);
export type HandOver = Static<typeof HandOver>;
