// Sends one request of the matrix and describes a wrong answer.
import { Agent, request, type Dispatcher } from 'undici';
import { headersOfEveryAnswer } from '../attack/one-shape.ts';
import { grouped } from '../grouped.ts';
import { room } from '../room.ts';
import type { Example } from './example.ts';
import type { Expected } from './expected.ts';
import { nameOf, type Route } from './listed-routes.ts';

export type Question = {
  route: Route;
  /** Base address: the gateway, or the service itself. */
  base: string;
  who: string;
  /** Made per request, because tokens between services are valid for a minute. */
  headers: () => Record<string, string>;
  example: Example;
  expected: Expected;
  /** Browsers get the answer: it has the headers that protect them. */
  forBrowsers?: true;
};

type Headers = Record<string, string | string[] | undefined>;
type Answer = { status: number; text: string; headers: Headers };

/** Undefined if the answer is right, otherwise one line for people. */
async function wrongIn(question: Question): Promise<string | undefined> {
  const { route, base, who, expected } = question;
  const problem = (what: string): string => `${nameOf(route)} at ${base}, asked by ${who}: ${what}`;
  const { status, text, headers, repeated } = await decisionOn(question);
  const bare = question.forBrowsers === true ? unprotectedIn(headers) : [];
  if (bare.length > 0) return problem(`${status} with ${bare.join(', ')}`);
  // Requests before it that were answered 503 filled a limit: it says nothing of access.
  if (status === 429 && repeated) return undefined;
  // Never the answer itself, which may hold a token or an address.
  const code = codeIn(text);
  const wanted = expected.statuses === 'success' ? status < 400 : expected.statuses.includes(status);
  if (!wanted)
    return problem(
      `${status}, not ${expected.statuses === 'success' ? 'a success' : expected.statuses.join(' or ')}${code === undefined ? '' : ` (${code})`}`,
    );
  if (route.method === 'HEAD') return undefined;
  if (expected.code !== undefined && code !== expected.code)
    return problem(`${status} ${code ?? 'without a code'}, not ${expected.code}`);
  const { accountId, personId, email, downloadId } = expected.hides ?? {};
  const seen = [accountId, personId, email, downloadId].find((id) => id !== undefined && text.includes(id));
  return seen === undefined ? undefined : problem(`the answer holds ${seen}, which is another account's`);
}

/** What is missing, or wrong, of the headers of every answer and of a cookie that comes with it. */
function unprotectedIn(headers: Headers): string[] {
  const wrong = headersOfEveryAnswer
    .filter(([name, value]) => !value.test(headers[name]?.toString() ?? ''))
    .map(([name]) => `${name}: ${headers[name]?.toString() ?? 'missing'}`);
  const open = [headers['set-cookie'] ?? []]
    .flat()
    .filter((cookie) => !/; HttpOnly; SameSite=Lax(; Secure)?$/.test(cookie));
  // Never the cookie itself.
  return [...wrong, ...open.map(() => 'a cookie that scripts or other sites may use')];
}

function codeIn(text: string): string | undefined {
  // A file of many JSON texts has no code.
  const isOne = text.startsWith('{') && !text.trimEnd().includes('\n');
  return isOne ? (JSON.parse(text) as { code?: string }).code : undefined;
}

/** Sends all requests: those of one route in order, several routes concurrently. */
export async function allWrong(questions: readonly Question[], routesAtOnce = 6): Promise<string[]> {
  const waiting = [...grouped(questions, ({ route }) => nameOf(route)).values()];
  const wrong: string[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      for (const question of next) {
        const line = await wrongIn(question);
        if (line !== undefined) wrong.push(line);
      }
    }
  };
  await Promise.all(Array.from({ length: routesAtOnce }, work));
  return wrong.sort();
}

const unavailableMsMax = 10_000 * room();
const AGAIN_MS = 200;

// 503 decides nothing about access: the gateway could not ask about the session, or a service about its engine.
async function decisionOn(question: Question): Promise<Answer & { repeated: boolean }> {
  const began = performance.now();
  for (let repeated = false; ; repeated = true) {
    const answer = await answerTo(question);
    if (answer.status !== 503 || performance.now() - began > unavailableMsMax) return { ...answer, repeated };
    await new Promise((resolve) => {
      setTimeout(resolve, AGAIN_MS);
    });
  }
}

// Twice as fast as `fetch`, which is felt over seven thousand requests.
const limitMs = Math.ceil(30_000 * room());
const connections = new Agent({ headersTimeout: limitMs, bodyTimeout: limitMs });

async function answerTo({ route, base, headers, example }: Question): Promise<Answer> {
  const { params = {}, query = {}, body } = example;
  // Access is checked before parameters, so a placeholder is enough.
  const path = route.path.replaceAll(/:(\w+)|\*/g, (found, name?: string) =>
    encodeURIComponent(params[name ?? found] ?? 'unknown'),
  );
  const reads = route.method === 'GET' || route.method === 'HEAD';
  const answer = await request(
    `${base}${path}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''}`,
    {
      method: route.method as Dispatcher.HttpMethod,
      dispatcher: connections,
      headers: { ...(reads ? {} : { 'content-type': 'application/json' }), ...example.headers, ...headers() },
      ...(reads ? {} : { body: JSON.stringify(body ?? {}) }),
    },
  );
  // A live stream never ends; its opening is the answer.
  if (answer.headers['content-type']?.toString().startsWith('text/event-stream')) {
    answer.body.on('error', () => undefined).destroy();
    return { status: answer.statusCode, text: '', headers: answer.headers };
  }
  return { status: answer.statusCode, text: await answer.body.text(), headers: answer.headers };
}
