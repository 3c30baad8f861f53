import type { Readable } from 'node:stream';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { ok, type Refusal, type Result } from '@sesame/kernel';
import {
  type AnswerOf,
  type ReadonlyJson,
  Refused,
  ROUTES,
  type Route,
  type StaffRole,
  type Who,
} from '@sesame/protocol';
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
} from 'fastify';
import type { NothingUndeclared } from '../../lib/exact.ts';
import type { OriginCheck } from '../../lib/origin.ts';
import { bearerTokenOf } from '../../lib/token.ts';
import type { Services } from '../../services.ts';
import type { StoredPlayer } from '../../store/store.ts';
import { type Auth, type Caller, NOT_SIGNED_IN, type SignedIn } from './auth.ts';
import { makeReauth } from './reauth.ts';
import { hideRoute, refuseWith } from './reply.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route; set for every route of the table. */
    readonly who?: Who;
  }
}

/** What route files need to register their routes. */
export interface HttpContext {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly auth: Auth;
  readonly origins: OriginCheck;
}

/** The request of a route; TypeBox’s type provider infers params, query and body from its schemas. */
type RouteRequest<R extends Route> = FastifyRequest<
  RouteGenericInterface,
  RawServerDefault,
  RawRequestDefaultExpression,
  { params: R['params']; querystring: R['query']; body: R['body'] },
  TypeBoxTypeProvider
>;

/** A signed-in admin or moderator. */
interface StaffCaller extends SignedIn {
  readonly role: StaffRole;
}

/** What a handler knows about the caller. */
interface CallerByWho {
  readonly anyone: {
    /** The player, if signed in. */
    viewer(): Promise<StoredPlayer | undefined>;
  };
  readonly visitor: unknown;
  readonly player: Caller;
  readonly person: SignedIn;
  readonly staff: StaffCaller;
  readonly admin: StaffCaller;
  readonly 'key-holder': SignedIn;
}

/** What a handler gets. */
export type Call<R extends Route> = {
  readonly params: RouteRequest<R>['params'];
  readonly query: RouteRequest<R>['query'];
  readonly body: RouteRequest<R>['body'];
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
} & CallerByWho[R['who']];

/** The answer of a route that is declared as a download. */
export interface FileDownload {
  readonly name: string;
  readonly content: Readable;
}

/** What a handler must answer. */
type Declared<R extends Route> = R extends { readonly download: string } ? FileDownload : ReadonlyJson<AnswerOf<R>>;

/** A handler must return exactly what its route declares; missing and extra fields don't compile. */
type Handler<R extends Route, Given> = ((call: Call<R>) => Result<Given> | Promise<Result<Given>>) &
  (R extends { readonly download: string } ? unknown : NothingUndeclared<Given, Declared<R>>);

const NOT_FOUND_ERROR = { code: 'not-found', message: 'Not found.' };
/** The refusal of a route that must look as if it did not exist. */
export const NOT_FOUND: Result<never> = { ok: false, error: NOT_FOUND_ERROR };

interface RouteOptions {
  readonly rateLimit?: FastifyContextConfig['rateLimit'];
  readonly bodyLimit?: number;
}

/** Registers a route of the table: its schemas, its documentation and who may call it. */
export const registerRoute = <R extends Route, Given extends Declared<R>>(
  context: HttpContext,
  route: R,
  handler: Handler<R, Given>,
  { rateLimit, bodyLimit }: RouteOptions = {},
): void => {
  const { who } = route;
  const identify = makeIdentify(context, route);
  context.app.route({
    method: route.method,
    url: route.path,
    schema: makeSchema(route),
    config: { who, ...(rateLimit !== undefined && { rateLimit }) },
    ...(bodyLimit !== undefined && { bodyLimit }),
    ...((who === 'admin' || who === 'staff') && { onRequest: makeStaffGuard(context, who) }),
    ...(who === 'key-holder' && { onRequest: rejectTokens, attachValidation: true }),
    handler: async (request, reply) => {
      const caller = await identify(request);
      if (!caller.ok) return sendRefusal(reply, caller.error);
      const { params, query, body } = request;
      // `identify` has found the caller for this `who`, and the schemas have checked the rest.
      const call = { params, query, body, request, reply, ...caller.value } as unknown as Call<R>;
      const audit = await prepareAudit(context, route, { ...caller.value, ...call });
      const answer: Result<unknown> = await handler(call);
      if (!answer.ok) return sendRefusal(reply, answer.error);
      await audit();
      return route.download === undefined
        ? reply.send(answer.value)
        : sendFile(reply, route.download, answer.value as FileDownload);
    },
  });
};

const sendRefusal = (reply: FastifyReply, error: Refusal) =>
  error === NOT_FOUND_ERROR ? hideRoute(reply) : refuseWith(reply, error);

const sendFile = (reply: FastifyReply, type: string, { name, content }: FileDownload) =>
  reply.header('content-disposition', `attachment; filename="${name}"`).type(type).send(content);

/** Finds the caller of a request after its validation, or refuses it. */
const makeIdentify = ({ auth, services }: HttpContext, { who, reauth }: Route) => {
  const checkReauth = makeReauth(services.accounts, services.now);
  const signedIn = async ({ headers }: FastifyRequest): Promise<Result<SignedIn>> => {
    const found = await auth.sessionOf(headers);
    if (found === undefined) return NOT_SIGNED_IN;
    const checked = reauth ? await checkReauth(found) : ok(undefined);
    return checked.ok ? ok(found) : checked;
  };
  return async (request: FastifyRequest): Promise<Result<object>> => {
    switch (who) {
      case 'anyone':
        return ok({ viewer: () => auth.playerOf(request.headers) } satisfies CallerByWho['anyone']);
      case 'visitor':
        return ok({});
      case 'player': {
        const caller = await auth.caller(request.headers);
        return caller === undefined ? NOT_SIGNED_IN : ok(caller);
      }
      case 'person':
        return signedIn(request);
      case 'staff':
      case 'admin': {
        const found = await signedIn(request);
        if (!found.ok) return found;
        const role = await services.store.staff.roleOf(found.value.player.id);
        return role === undefined ? NOT_FOUND : ok({ ...found.value, role } satisfies StaffCaller);
      }
      case 'key-holder': {
        if (request.validationError !== undefined) return NOT_FOUND;
        const found = await auth.sessionOf(request.headers);
        return found === undefined ? NOT_FOUND : ok(found);
      }
    }
  };
};

/** Hides the admin console from everybody else, before validation: a malformed request must not reveal it either. */
const makeStaffGuard =
  ({ auth, services }: HttpContext, who: 'staff' | 'admin') =>
  async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    const player = (await auth.sessionOf(headers))?.player;
    const role = player && (await services.store.staff.roleOf(player.id));
    if (role === undefined || (who === 'admin' && role !== 'admin')) return hideRoute(reply);
  };

/** Fields of bodies that are secret: the key to the console, the address of a webhook. */
const SECRET_FIELDS: ReadonlySet<string> = new Set(['key', 'url']);

/** Prepares the line of an audited request, to be added once it is carried out. */
const prepareAudit = async ({ services }: HttpContext, route: Route, call: object): Promise<() => Promise<void>> => {
  const { audited } = route;
  if (audited === undefined) return async () => {};
  const { player, params, body } = call as Pick<SignedIn, 'player'> & { params?: object; body?: object };
  const { id, name } = { ...params } as { readonly id?: string; readonly name?: string };
  return services.auditLog.prepare({
    by: player.id,
    action: OPERATION_IDS.get(route) ?? '',
    kind: audited,
    subject: id ?? name,
    details: Object.fromEntries(Object.entries(body ?? {}).filter(([field]) => !SECRET_FIELDS.has(field))),
  });
};

const rejectTokens = async ({ headers }: FastifyRequest, reply: FastifyReply) => {
  if (bearerTokenOf(headers) !== undefined) return hideRoute(reply);
};

const OPERATION_IDS: ReadonlyMap<Route, string> = new Map(Object.entries(ROUTES).map(([name, route]) => [route, name]));
const COOKIE_ONLY = [{ cookie: [] }];

/** The schemas of a route, for validation, serialisation and the API documentation. */
const makeSchema = (route: Route) => {
  const { who, tag, summary, description, params, query, body, answer, download } = route;
  return {
    operationId: OPERATION_IDS.get(route) ?? '',
    tags: [tag],
    summary,
    hide: who === 'admin' || who === 'staff' || who === 'key-holder',
    ...(description !== undefined && { description }),
    ...(params !== undefined && { params }),
    ...(query !== undefined && { querystring: query }),
    ...(body !== undefined && { body }),
    ...((who === 'person' || who === 'visitor') && { security: COOKIE_ONLY }),
    response: {
      200: download === undefined ? answer : { content: { [download]: { schema: answer } } },
      '4xx': Refused,
    },
  };
};
