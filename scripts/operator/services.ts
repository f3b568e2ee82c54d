// Finds and calls services: over HTTP, each request with a token of the operators' key.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asService, createServiceTokens, type ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import type { Options } from './arguments.ts';

/** An error for the operator: a service is unavailable, or refuses. */
export class AnswerError extends Error {}

export type Services = {
  names: string[];
  get<Answer>(service: string, route: string, query?: Record<string, string>): Promise<Answer>;
  post<Answer>(service: string, route: string, body: unknown): Promise<Answer>;
  /** Bytes that the service takes as they are. */
  send(service: string, route: string, query: Record<string, string>, bytes: Uint8Array): Promise<void>;
  /** For answers that arrive line by line during the work. */
  lines(service: string, route: string, body: unknown): AsyncGenerator<unknown>;
};

type Site = { urls: Record<string, string>; privateKey: string };

const KEY_VARIABLE = 'OPERATOR_SERVICE_PRIVATE_KEY';

/** Throws `AnswerError` if the addresses or the key are missing. */
export async function openServices(
  { as, data, services }: Pick<Options, 'as' | 'data' | 'services'>,
  env: Record<string, string | undefined>,
): Promise<Services> {
  const { urls, privateKey } =
    services === undefined ? siteOf(data) : { urls: addressesIn(services), privateKey: keyOf(env) };
  const tokens = await createServiceTokens({ service: 'operator', privateKey, publicKeys: {} });
  const ask = asker(urls, tokens, `operator:${as}`);
  return {
    names: Object.keys(urls),
    get: async (service, route, query = {}) =>
      (await ask(service, `${route}?${new URLSearchParams(query).toString()}`)).json() as Promise<never>,
    post: async (service, route, body) => (await ask(service, route, body)).json() as Promise<never>,
    send: async (service, route, query, bytes) => {
      await (await ask(service, `${route}?${new URLSearchParams(query).toString()}`, bytes)).arrayBuffer();
    },
    lines: async function* (service, route, body) {
      yield* linesOf(await ask(service, route, body), service);
    },
  };
}

function asker(urls: Record<string, string>, tokens: ServiceTokens, personId: string) {
  return async (service: string, route: string, body?: unknown): Promise<Response> => {
    const url = urls[service];
    if (url === undefined) throw new AnswerError(`there is no service ${service}: ${Object.keys(urls).join(', ')}`);
    const headers: Record<string, string> = {
      authorization: `Bearer ${tokens.sign(service, 'internal', { ...asService('operator'), personId })}`,
    };
    const request =
      body === undefined
        ? { headers }
        : {
            method: 'POST',
            body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body),
            headers: { ...headers, 'content-type': 'application/json' },
          };
    const response = await fetch(`${url}${route}`, request).catch((error: unknown) => {
      throw new AnswerError(`${service} does not answer at ${url}: is the product running?`, { cause: error });
    });
    if (response.ok) return response;
    const problem = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
    throw new AnswerError(
      `${service} says no (${response.status} ${problem.code ?? ''}): ${problem.message ?? 'no reason'}`,
    );
  };
}

async function* linesOf(response: Response, service: string): AsyncGenerator<unknown> {
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const chunk of response.body ?? []) {
      const lines = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line) as unknown;
    }
  } catch (error) {
    throw new AnswerError(`${service} ended in the middle`, { cause: error });
  }
}

// npm start writes product.json, and scripts/run-distributed writes distributed.json; only the folder's owner can read
// them.
function siteOf(data: string): Site {
  const folder = path.resolve(data);
  const file = ['product.json', 'distributed.json']
    .map((name) => path.join(folder, name))
    .find((name) => existsSync(name));
  if (file === undefined)
    throw new AnswerError(`no product was ever started on ${folder}: say --data DIR or --services JSON`);
  const { internalPorts } = JSON.parse(readFileSync(file, 'utf8')) as { internalPorts?: Record<string, number> };
  if (internalPorts === undefined)
    throw new AnswerError(`${folder} says no internal ports yet: start the product once more`);
  const secrets = JSON.parse(readFileSync(path.join(folder, 'secrets.json'), 'utf8')) as {
    services: { operator?: { privateKey: string } };
  };
  const privateKey = secrets.services.operator?.privateKey;
  if (privateKey === undefined)
    throw new AnswerError(`${folder} has no key for operators yet: start the product once more`);
  const behind = Object.entries(internalPorts).filter(([name]) => name !== 'gateway');
  return { urls: Object.fromEntries(behind.map(([name, port]) => [name, `http://127.0.0.1:${port}`])), privateKey };
}

function addressesIn(json: string): Record<string, string> {
  try {
    return JSON.parse(json) as Record<string, string>;
  } catch (error) {
    throw new AnswerError('--services is not JSON', { cause: error });
  }
}

function keyOf(env: Record<string, string | undefined>): string {
  const key = env[KEY_VARIABLE];
  if (key === undefined || key === '') throw new AnswerError(`${KEY_VARIABLE} is not set`);
  // In an env file, a key's line breaks are \\n.
  return key.replaceAll(String.raw`\n`, '\n');
}
