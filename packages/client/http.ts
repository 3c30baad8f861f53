import type { Result } from '@sesame/kernel';
import {
  type AnswerOf,
  type PartOf,
  type ReadonlyJson,
  type Refused,
  ROUTES,
  type Route,
  type Routes,
} from '@sesame/protocol';

export interface ApiOptions {
  /** The server, such as http://localhost:8080. Empty: the origin of the page. */
  readonly url?: string;
  /** Sent with every request; outside a browser, the cookie. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends requests instead of the platform’s `fetch`. */
  readonly fetch?: typeof fetch;
  /** An answer that is known already, by the path of a GET request. */
  readonly known?: (path: string) => unknown;
}

type IsOptional<Json> = Record<never, never> extends Json ? true : false;

/** One part of a request, which the route does not have, or which may or must be given. */
type Part<Name extends string, Json, MayOmit extends boolean> = [Json] extends [undefined]
  ? { readonly [Key in Name]?: never }
  : MayOmit extends true
    ? { readonly [Key in Name]?: Json | undefined }
    : { readonly [Key in Name]: Json };

/** Optional fields of a query may also be undefined: they are left out. */
type QueryJson<Query> = {
  readonly [Key in keyof Query]:
    | ReadonlyJson<Query[Key]>
    | (IsOptional<Pick<Query, Key>> extends true ? undefined : never);
};

type Params<R extends Route> = Part<'params', ReadonlyJson<PartOf<R, 'params'>>, false>;
type Query<R extends Route> = Part<'query', QueryJson<PartOf<R, 'query'>>, IsOptional<PartOf<R, 'query'>>>;
type Body<R extends Route> = Part<'body', ReadonlyJson<PartOf<R, 'body'>>, false>;

/** What a call of a route takes: its path parameters, query and body. */
type RequestOf<R extends Route> = Params<R> & Query<R> & Body<R>;

type Method<R extends Route> =
  IsOptional<RequestOf<R>> extends true
    ? (request?: RequestOf<R>) => Promise<Result<AnswerOf<R>, Refused>>
    : (request: RequestOf<R>) => Promise<Result<AnswerOf<R>, Refused>>;

/** Routes whose answer is JSON; other downloads are linked to with `pathOf`. */
type JsonRoutes = {
  readonly [Name in keyof Routes as Routes[Name] extends { readonly download: infer Type }
    ? Type extends 'application/json'
      ? Name
      : never
    : Name]: Routes[Name];
};

/** The HTTP API: one method per route of the table. Refusals and network errors come back as results. */
export type Api = { readonly [Name in keyof JsonRoutes]: Method<JsonRoutes[Name]> };

/** The part of a route that a request needs. The web’s build strips the rest from the table. */
type Address = Pick<Route, 'method' | 'path'>;
interface AnyRequest {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: object | undefined;
}

export const makeApi = (options: ApiOptions = {}): Api => {
  const send = makeSend(options);
  let entering: Promise<Result<unknown, Refused>> | undefined;
  /** Signs in, as a new guest if necessary. Concurrent requests wait for it, so that only one guest is created. */
  const enter = () => {
    entering ??= send(ROUTES.enter).finally(() => {
      entering = undefined;
    });
    return entering;
  };
  const call = async (route: Address, request?: AnyRequest): Promise<Result<unknown, Refused>> => {
    if (route === ROUTES.enter) return enter();
    const known = route.method === 'GET' ? options.known?.(makePath(route, request ?? {})) : undefined;
    if (known !== undefined) return { ok: true, value: known };
    await entering;
    const answer = await send(route, request);
    if (answer.ok || answer.error.code !== 'stranger') return answer;
    const entered = await enter();
    return entered.ok ? send(route, request) : answer;
  };
  const methods = Object.entries<Address>(ROUTES).map(([name, route]) => [
    name,
    (request?: AnyRequest) => call(route, request),
  ]);
  // The mapped type says for every route what its method takes and answers.
  return Object.fromEntries(methods) as Api;
};

/** The URL path of a route, for links and downloads. */
export const pathOf = <R extends Route>(route: R, request: Params<R> & Query<R>): string =>
  makePath(route, request as AnyRequest);

const makePath = ({ path }: Pick<Route, 'path'>, { params = {}, query = {} }: AnyRequest): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of value === undefined ? [] : [value].flat()) search.append(key, String(item));
  }
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`;
};

const makeSend =
  ({ url = '', headers = {}, fetch: ownFetch }: ApiOptions) =>
  async (route: Address, request: AnyRequest = {}): Promise<Result<unknown, Refused>> => {
    const { body } = request;
    try {
      const answer = await (ownFetch ?? fetch)(url + makePath(route, request), {
        method: route.method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const json = await answer.json();
      return answer.ok ? { ok: true, value: json } : { ok: false, error: asRefusal(json) };
    } catch {
      return { ok: false, error: { code: 'unreachable', message: 'The server cannot be reached right now.' } };
    }
  };

const asRefusal = ({ code, message, terms, address, until, reason }: Partial<Refused>): Refused => ({
  code: code ?? 'failed',
  message: message ?? 'The request failed.',
  ...(terms !== undefined && { terms }),
  ...(address !== undefined && { address }),
  ...(until !== undefined && { until }),
  ...(reason !== undefined && { reason }),
});
