// Sends the requests of scripts/k6/requests.ts as a signed-in person, and counts every outcome.
import { logIn, type LoadRequest } from '../../k6/requests.ts';
import type { Tally } from './tally.ts';

export type Person = { url: string; origin: string; email: string; password: string };
export type Ask = <Answer>(
  endpoint: string,
  request: (token: string) => LoadRequest,
  status?: number,
) => Promise<Answer | undefined>;

const ANSWER_MS_MAX = 70_000;
/** Well within the life of an access token. */
const SESSION_MS = 240_000;

/** `ask` answers the parsed body, or undefined after a failure, which it has counted and told. */
export function createClient(person: Person, tally: Tally, tell: (line: string) => void): { ask: Ask } {
  let session: { token: Promise<string | undefined>; endsAt: number } | undefined;
  const send = async <Answer>(endpoint: string, request: LoadRequest, status: number): Promise<Answer | undefined> => {
    const began = performance.now();
    const answer = await answerTo(request, status);
    return counted<Answer>(endpoint, began, answer);
  };
  const counted = <Answer>(endpoint: string, began: number, { failure, body }: Answered): Answer | undefined => {
    const failed = tally.add({ endpoint, ms: performance.now() - began, ...(failure ? { failure } : {}) });
    if (failed) tell(`${new Date().toISOString()} ${endpoint} ${failure} ${body.slice(0, 200)}`);
    return failed ? undefined : (JSON.parse(body) as Answer);
  };
  const token = (): Promise<string | undefined> => {
    if (!session || performance.now() > session.endsAt) {
      const { url, email, password, origin } = person;
      const opened = send<{ token: string }>('login', logIn(url, email, password, origin), 200);
      session = { token: opened.then((answer) => answer?.token), endsAt: performance.now() + SESSION_MS };
    }
    return session.token;
  };
  return {
    ask: async <Answer>(endpoint: string, request: (token: string) => LoadRequest, status = 200) => {
      const held = await token();
      if (held === undefined) {
        session = undefined;
        return undefined;
      }
      const began = performance.now();
      const answer = await answerTo(request(held), status);
      if (answer.failure !== 'status 401') return counted<Answer>(endpoint, began, answer);
      // As the page does: a session that has ended is opened anew, and what was asked is asked again.
      if ((await session?.token) === held) session = undefined;
      const renewed = await token();
      return renewed === undefined ? undefined : send<Answer>(endpoint, request(renewed), status);
    },
  };
}

type Answered = { failure?: string; body: string };

async function answerTo({ url, method, body, headers }: LoadRequest, status: number): Promise<Answered> {
  try {
    const answer = await fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(ANSWER_MS_MAX),
    });
    const text = await answer.text();
    return answer.status === status ? { body: text } : { failure: `status ${answer.status}`, body: text };
  } catch (error) {
    return { failure: nameOf(error), body: error instanceof Error ? error.message : '' };
  }
}

function nameOf(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: string }; name?: string };
  return cause?.code ?? name ?? 'unknown';
}
