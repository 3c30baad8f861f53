import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** What a bot is let in with: 256 random bits behind a word by which whoever finds one knows what it is. */
export const makeToken = (): string => `sesame_${randomBytes(32).toString('base64url')}`;

/** What the house keeps of a token. It is looked up by this, so how long that takes says nothing about any token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The token that a request bears. What else may be in that header is a matter of whoever stands in front of the house. */
export const bearerTokenOf = ({ authorization }: Pick<IncomingHttpHeaders, 'authorization'>): string | undefined =>
  /^Bearer *(.*)$/i.exec(authorization ?? '')?.[1];
