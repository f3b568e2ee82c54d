// People who download all the time while something breaks: what each was told is kept, so that it
// can be held against what is stored afterwards. A question without an answer is asked again with
// the same key until it has one.
import { randomUUID } from 'node:crypto';
import type { Answer, Client, Search } from './client.ts';
import { arizona } from '../downloads/download-path.ts';
import { eventually } from '../eventually.ts';

export type Acknowledged = { accepted: { key: string; id: string }[]; refused: { key: string; code: string }[] };

/** `tries` counts every request, `unanswered` those without an answer, `unavailable` those answered 5xx, `longestMs` the longest wait for one. */
export type LoadReport = Acknowledged & {
  tries: number;
  unanswered: number;
  unavailable: number;
  ended: number;
  longestMs: number;
};

export type Load = {
  report(): LoadReport;
  /** Asks for no more, settles what is unanswered and waits for the ends of all downloads. */
  stop(): Promise<LoadReport>;
};

export type LoadOptions = {
  /** One person each: logs in anew when asked, because access ends after ten minutes. */
  people: (() => Promise<Client>)[];
  datasetVersion: number;
  /** Rows of the nth download. */
  rowsOf: (n: number) => number;
  search?: Search;
  /** Until everything is answered and ended, after `stop`. */
  settleSeconds?: number;
};

// Often enough to meet every moment; more would only load the machine that is being disturbed.
const PAUSE_MS = 150;
const OPEN_MAX = 4;

type State = { options: LoadOptions; report: LoadReport; stopping: boolean; count: number; giveUpAt: number };

/**
 * Signs everybody in, and then starts one loop a person: what is disturbed are people at work, and who
 * guesses too often at a closed door is stopped for a quarter of an hour. A refusal that no repeat can
 * change (4xx) is kept as refused.
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
  // It is awaited at the end alone; a loop that gave up is told there.
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

/** Repeats while there is no answer that means anything: nothing, 5xx, too busy, or a session that is to be opened again. */
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
    // Killed or cut off under the question: whether it took effect is settled by the same key.
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
