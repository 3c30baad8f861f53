import type { Refusal, Result } from '@sesame/kernel';
import { Refused } from '@sesame/protocol';
import type { FastifyReply } from 'fastify';
import type { TSchema } from 'typebox';

/** Refusals that are not simply a bad request. */
const STATUS: Readonly<Record<string, number>> = {
  stranger: 401,
  'wrong-credentials': 401,
  'prove-first': 403,
  'no-session': 404,
  'no-passkey': 404,
  'name-taken': 409,
  'last-key': 409,
  'no-table': 404,
  'no-match': 404,
  'no-game': 404,
  'not-host': 403,
  'not-seated': 403,
  'not-yours': 403,
  seated: 409,
  taken: 409,
  full: 409,
  started: 409,
  'too-fast': 429,
};

export const refuseWith = (reply: FastifyReply, { code, message }: Refusal) =>
  reply.code(STATUS[code] ?? 400).send({ code, message });

/** Sends a result: its value, or its refusal with the status that fits. */
export const answer = <Value>(reply: FastifyReply, result: Result<Value>, make: (value: Value) => unknown) =>
  result.ok ? reply.send(make(result.value)) : refuseWith(reply, result.error);

/** The answers of a route, for its description. */
export const answers = (schema: TSchema) => ({ 200: schema, '4xx': Refused });
