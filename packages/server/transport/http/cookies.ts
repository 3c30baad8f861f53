import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Signed cookies that scripts cannot read. */
export interface Cookies {
  /** The value of a cookie, unless nobody set it or its signature is wrong. */
  cookieOf(header: string | undefined, name: string): string | undefined;
  setCookie(request: FastifyRequest, reply: FastifyReply, name: string, value: string): void;
}

/** Browsers take such a cookie only from this very host, and only over TLS: no neighbouring site can set one. */
const HOST_PREFIX = '__Host-';

/**
 * Over TLS the cookies have the prefix `__Host-`, in their signed value, too: a value that was given to one name does not
 * count under the other. A server in a local network has no TLS, and so no prefix.
 */
export const makeCookies = (app: FastifyInstance, lifetimeMs: number): Cookies => {
  const signedValue = (cookies: Readonly<Record<string, string | undefined>>, name: string): string | undefined => {
    const signed = cookies[name];
    const { valid, value } = signed === undefined ? { valid: false, value: null } : app.unsignCookie(signed);
    return valid && value !== null ? value : undefined;
  };
  return {
    cookieOf: (header, name) => {
      if (header === undefined) return undefined;
      const cookies = app.parseCookie(header);
      const prefixed = signedValue(cookies, HOST_PREFIX + name);
      if (prefixed?.startsWith(HOST_PREFIX)) return prefixed.slice(HOST_PREFIX.length);
      const plain = signedValue(cookies, name);
      return plain?.startsWith(HOST_PREFIX) ? undefined : plain;
    },
    setCookie: (request, reply, name, value) => {
      const secure = request.protocol === 'https';
      const prefix = secure ? HOST_PREFIX : '';
      reply.setCookie(prefix + name, prefix + value, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure,
        maxAge: lifetimeMs / 1000,
        signed: true,
      });
    },
  };
};
