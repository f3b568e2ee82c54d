// People who download continuously while something breaks. Every answer is kept and later compared with the stored
// data. A request without an answer is repeated with the same key.
import { randomUUID } from 'node:crypto';
import type { Answer, Client, Search } from './client.ts';
import { arizona } from '../downloads/download-path.ts';
import { eventually } from '../eventually.ts';

export type Acknowledged = { accepted: { key: string; id: string }[]; refused: { key: string; code: string }[] };

/**
 * `tries` counts all requests, `unanswered` those without an answer, `unavailable` those answered 5xx. `longestMs` is
 * the longest wait.
 */
export type LoadReport = Acknowledged & {
  tries: number;
  unanswered: number;
  unavailable: number;
  ended: number;
  longestMs: number;
};

export type Load = {
  report(): LoadReport;
  /** Stops new requests, settles the unanswered ones and waits until all downloads have ended. */
  stop(): Promise<LoadReport>;
};

export type LoadOptions = {
  /** One person each. Called again to log in anew, because access tokens expire after ten minutes. */
  people: (() => Promise<Client>)[];
  datasetVersion: number;
  /** Rows of the nth download. */
  rowsOf: (n: number) => number;
  search?: Search;
  /** After `stop`, resolves when everything is answered and ended. */
  settleSeconds?: number;
};

// Often enough to meet every moment; more would only load the machine.
const PAUSE_MS = 150;
const OPEN_MAX = 4;

type State = { options: LoadOptions; report: LoadReport; stopping: boolean; count: number; giveUpAt: number };

/**
 * Signs everybody in, then runs one loop per person. Logging in during the fault could exceed the log-in limit, which
 * blocks for 15 minutes. A refusal that no retry can change (4xx) is recorded.
 */
export async function startLoad(options: LoadOptions): Promise<Load> {
  const report: LoadReport = {
    accepted: [],
    refused: [],
    tries: 0,
    unanswered: 0,
    unavailable: 0,
    ended: 0,
    longestMs: 0,
  };
  const state: State = { options, report, stopping: false, count: 0, giveUpAt: Infinity };
  const people = await Promise.all(
    options.people.map(async (logIn): Promise<Person> => ({ logIn, client: await eventually(logIn, () => true) })),
  );
  const running = Promise.all(people.map((person) => loop(state, person)));
  // Awaited only at the end, where a failed loop throws.
  running.catch(() => undefined);
  return {
    report: () => report,
    stop: async () => {
      state.stopping = true;
      state.giveUpAt = Date.now() + (options.settleSeconds ?? 90) * 1000;
      await running;
      return report;
    },
  };
}

async function loop(state: State, person: Person): Promise<void> {
  const { options, report } = state;
  const open: string[] = [];
  while (!state.stopping || open.length > 0) {
    if (state.stopping || open.length >= OPEN_MAX) {
      const [first] = open;
      if (first !== undefined) await endOf(state, person, first);
      open.shift();
      report.ended += 1;
      continue;
    }
    const key = randomUUID();
    state.count += 1;
    const body = {
      ...(options.search ?? arizona),
      name: 'Load',
      rows: options.rowsOf(state.count),
      datasetVersion: options.datasetVersion,
    };
    const answer = await untilAnswered(state, person, (client) =>
      client.call<{ id: string; code: string }>('POST', '/api/v2/downloads', body, { 'idempotency-key': key }),
    );
    if (answer.status === 202) {
      report.accepted.push({ key, id: answer.body.id });
      open.push(answer.body.id);
    } else report.refused.push({ key, code: `${answer.status} ${answer.body.code}` });
  }
}

type Person = { logIn: () => Promise<Client>; client: Client | undefined };

async function endOf(state: State, person: Person, id: string): Promise<void> {
  for (;;) {
    const { status, body } = await untilAnswered(state, person, (client) =>
      client.call<{ status: string }>('GET', `/api/v2/downloads/${id}`),
    );
    if (status !== 200) throw new Error(`the acknowledged download ${id} answers ${status}`);
    if (body.status === 'ready' || body.status === 'failed') return;
    await pause(state, `download ${id} is ${body.status}`);
  }
}

/** Retries without a final answer: no response, 5xx, too busy, or an expired session. */
async function untilAnswered<Body>(
  state: State,
  person: Person,
  ask: (client: Client) => Promise<Answer<Body>>,
): Promise<Answer<Body>> {
  for (;;) {
    const began = performance.now();
    const answer = await answerOf(state, person, ask);
    state.report.longestMs = Math.max(state.report.longestMs, performance.now() - began);
    if (answer && answer.status < 500 && answer.status !== 429 && answer.status !== 401) return answer;
    if (answer?.status === 401) person.client = undefined;
    if (answer && answer.status >= 500) state.report.unavailable += 1;
    await pause(state, `the last answer was ${answer?.status ?? 'none'}`);
  }
}

async function answerOf<Body>(
  { report }: State,
  person: Person,
  ask: (client: Client) => Promise<Answer<Body>>,
): Promise<Answer<Body> | undefined> {
  report.tries += 1;
  try {
    person.client ??= await person.logIn();
    return await ask(person.client);
  } catch {
    // The request was killed or cut off; a repeat with the same key settles the outcome.
    report.unanswered += 1;
    return undefined;
  }
}

async function pause({ giveUpAt }: State, last: string): Promise<void> {
  if (Date.now() > giveUpAt) throw new Error(`the load does not settle; ${last}`);
  await new Promise((resolve) => {
    setTimeout(resolve, PAUSE_MS);
  });
}
