// A client that takes no part in the attack. It keeps asking for its own data over its own connections, and every
// answer must be right.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { logIn, type Client } from '../people/client.ts';
import { countOf } from '../downloads/download-path.ts';
import { password, signUp } from '../people/sign-up.ts';
import { answerMsMax } from './run-case.ts';

export type InnocentClient = {
  /** The number of answers, and each wrong one. */
  report(): { answers: number; wrong: string[] };
  stop(): Promise<void>;
};

type Answer = { status: number; body: unknown; correlationId: string };
type Question = {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  anonymous?: true;
  isRight: (answer: Answer) => boolean;
};

const AT_ONCE = 2;
/** Half of an access token's lifetime. */
const TOKEN_MS_MAX = 300_000;
const states = {
  AZ: 'Arizona',
  CA: 'California',
  TX: 'Texas',
  FL: 'Florida',
  NY: 'New York',
  OH: 'Ohio',
  UT: 'Utah',
  ME: 'Maine',
};

/** Signs up at `productUrl` and sends requests to the gateway at `port` until `stop`. */
export async function startInnocentClient(
  productUrl: string,
  port: number,
  seed: () => number,
): Promise<InnocentClient> {
  const email = `innocent.${randomUUID().slice(0, 8)}@attack.test`;
  let client = await signUp(productUrl, email);
  let signedInAt = performance.now();
  const questions = await questionsOf(client);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const seen = { answers: 0, wrong: [] as string[] };
  let isOver = false;
  const ask = async (): Promise<void> => {
    while (!isOver) {
      if (performance.now() - signedInAt > TOKEN_MS_MAX) {
        signedInAt = performance.now();
        client = await logIn(productUrl, email, password);
      }
      const question = questions[Math.floor(seed() * questions.length)];
      if (!question) throw new Error('nothing to ask');
      await askOne(question, { agent, port, token: client.token }).then(
        (answer) => {
          seen.answers += 1;
          if (!question.isRight(answer))
            seen.wrong.push(
              `${question.method} ${question.path}: ${answer.status} ${JSON.stringify(answer.body)?.slice(0, 200)}`,
            );
        },
        (error: unknown) => void seen.wrong.push(`${question.method} ${question.path}: ${String(error)}`),
      );
    }
  };
  const asking = Array.from({ length: AT_ONCE }, ask);
  return {
    report: () => ({ ...seen, wrong: [...seen.wrong] }),
    stop: async () => {
      isOver = true;
      await Promise.all(asking);
      agent.destroy();
    },
  };
}

/** Each answer differs from every other, and from those of other accounts. */
async function questionsOf(client: Client): Promise<Question[]> {
  const me = await client.call<{ uid: string }>('GET', '/api/v2/me');
  const { uid } = me.body;
  const counts: Question[] = [];
  const search = (state: string) => ({ dictId: 'consumers', geography: { kind: 'ST', values: [state] }, filters: [] });
  for (const state of Object.keys(states)) {
    const { count } = await countOf(client, search(state));
    counts.push({
      method: 'POST',
      path: '/api/v2/searches/count',
      body: search(state),
      isRight: ({ status, body }) => status === 200 && (body as { count: number }).count === count,
    });
  }
  const places = Object.keys(states).flatMap((first) =>
    Object.keys(states)
      .filter((second) => second !== first)
      .map((second) => [first, second]),
  );
  const labels = places.map((pair): Question => ({
    method: 'GET',
    path: `/api/v2/geographies/labels?kind=ST&values=${pair.join()}`,
    isRight: ({ status, body }) =>
      status === 200 &&
      (body as { items: { value: string }[] }).items
        .map(({ value }) => value)
        .sort()
        .join() === [...pair].sort().join(),
  }));
  const mine: Question = {
    method: 'GET',
    path: '/api/v2/me',
    isRight: ({ status, body }) => status === 200 && (body as { uid: string }).uid === uid,
  };
  const unknown: Question = {
    method: 'GET',
    path: '/api/v2/downloads/none-of-mine',
    isRight: ({ status, body, correlationId }) =>
      status === 404 && (body as { correlationId: string }).correlationId === correlationId,
  };
  const signedOut: Question = {
    method: 'GET',
    path: '/api/v2/usage',
    anonymous: true,
    isRight: ({ status }) => status === 401,
  };
  const teaser: Question = {
    method: 'GET',
    path: '/api/v2/teaser?zip=85001',
    anonymous: true,
    isRight: ({ status, body }) => status === 200 && (body as { zip: string }).zip === '85001',
  };
  // Picks each kind equally often, however many requests it has.
  return [
    ...labels,
    ...Array.from({ length: 6 }, () => counts).flat(),
    ...Array.from({ length: 30 }, () => [mine, unknown, signedOut]).flat(),
    teaser,
  ];
}

function askOne(
  { method, path, body, anonymous }: Question,
  { agent, port, token }: { agent: Agent; port: number; token: string },
): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method,
        path,
        timeout: answerMsMax(),
        headers: {
          ...(anonymous ? {} : { authorization: `Bearer ${token}` }),
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.once('error', reject);
        response.once('end', () => {
          try {
            resolve({
              status: response.statusCode ?? 0,
              body: JSON.parse(Buffer.concat(pieces).toString('utf8')),
              correlationId: String(response.headers['x-correlation-id']),
            });
          } catch (error) {
            reject(
              new Error(`no JSON: ${Buffer.concat(pieces).subarray(0, 100).toString('latin1')}`, { cause: error }),
            );
          }
        });
      },
    );
    asked.once('timeout', () => asked.destroy(new Error('no answer in time')));
    asked.once('error', reject);
    asked.end(text);
  });
}

/** Signs up the attackers, on other accounts than the innocent client's. */
export async function signInAttackers(productUrl: string): Promise<{ owner: string; admin: string }> {
  const tokenOf = async (name: string): Promise<string> =>
    (await logIn(productUrl, `${name}@demo.test`, 'quiet-meadow-17')).token;
  const [owner, admin] = await Promise.all([tokenOf('owner'), tokenOf('admin')]);
  return { owner, admin };
}
