// A person's calls without a browser: log-in, count, download, usage, over the public API.
export type Answer<Body = Record<string, unknown>> = { status: number; body: Body; headers: Headers };

export type Client = {
  call<Body = Record<string, never>>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Body>>;
  token: string;
};

export type Search = { dictId: string; geography: { kind: string; values?: string[] }; filters: unknown[] };

async function send(
  url: string,
  method: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<Answer<never>> {
  const response = await fetch(url, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(70_000),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, body: (json ? JSON.parse(text) : text) as never, headers: response.headers };
}

/** Logs in with e-mail and password; throws the server's message if it fails. */
export async function logIn(url: string, email: string, password: string): Promise<Client> {
  const answer = await send(`${url}/api/login`, 'POST', { email, password }, { origin: url });
  const { token } = answer.body as { token?: string };
  if (answer.status !== 200 || !token)
    throw new Error(`log-in of ${email}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return signedIn(url, token);
}

/** Calls with an existing token, which survives a restart of the product. */
export function signedIn(url: string, token: string): Client {
  return {
    token,
    call: (method, path, body, headers = {}) =>
      send(`${url}${path}`, method, body, { authorization: `Bearer ${token}`, ...headers }),
  };
}

/** Calls anonymously. */
export function visitor(url: string): Client {
  return {
    token: '',
    call: (method, path, body, headers = {}) => send(`${url}${path}`, method, body, { origin: url, ...headers }),
  };
}
