/** Response, and the cookie of the browser after it. */
export interface HttpAnswer {
  readonly status: number;
  readonly json: { readonly [key: string]: unknown; readonly code?: string; readonly id?: string };
  readonly cookie: string;
}

/** Sends a request with a browser's cookie. */
export const requestAs = async (
  url: string,
  cookie: string,
  [method, path, body]: readonly [method: string, path: string, body?: unknown],
): Promise<HttpAnswer> => {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const set = answer.headers
    .getSetCookie()
    .find((one) => one.startsWith('sesame='))
    ?.split(';')[0];
  return { status: answer.status, json: (await answer.json()) as HttpAnswer['json'], cookie: set ?? cookie };
};

export const PASSWORD = 'open sesame, please';
