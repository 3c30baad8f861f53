import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** API token of a bot: 256 random bits, with a prefix that secret scanners can recognise. */
export const makeToken = (): string => `sesame_${randomBytes(32).toString('base64url')}`;

/** Hash under which a token is stored. Looking up by hash leaks nothing about tokens by timing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Bearer token of a request. Other schemes in the header may belong to a reverse proxy. */
export const bearerTokenOf = ({ authorization }: Pick<IncomingHttpHeaders, 'authorization'>): string | undefined =>
  /^Bearer *(.*)$/i.exec(authorization ?? '')?.[1];
