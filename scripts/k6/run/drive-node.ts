// Carries out the scenarios under Node, without k6, in the same open model: iterations begin at their rate, whatever is
// still open.
import { requestSecondsMax, type Rate } from '../budget.ts';
import type { LoadRequest } from '../requests.ts';
import { doings } from '../scenarios.ts';
import type { ScenarioName } from '../budget.ts';
import type { LoadAnswer, Metric, Person, Steps, Turn } from '../steps.ts';

export type Measured = {
  iterations: number;
  /** Iterations that were left out, since every user was busy. */
  dropped: number;
  /** Milliseconds of each answer, by endpoint. */
  tookMs: Record<string, number[]>;
  /** All values of a metric. */
  noted: Partial<Record<Metric, number[]>>;
  /** What was wrong, in words. */
  failed: string[];
};

export type NodeLoad = {
  name: ScenarioName;
  rate: Rate;
  seconds: number;
  url: string;
  password: string;
  people: Person[];
  rows: number;
  mayBeTurnedAway?: boolean;
};

/** Runs one scenario until its last iteration has ended. A step that throws ends the run with its error. */
export async function runInNode(load: NodeLoad): Promise<Measured> {
  const measured: Measured = { iterations: 0, dropped: 0, tookMs: {}, noted: {}, failed: [] };
  const free = load.people.slice(0, load.rate.users).map((person) => ({ ...person }));
  const running: Promise<void>[] = [];
  const count = Math.round(load.rate.perSecond * load.seconds);
  const began = performance.now();
  for (let n = 0; n < count; n++) {
    await wait(began + (n * 1_000) / load.rate.perSecond - performance.now());
    const person = free.shift();
    if (!person) {
      measured.dropped += 1;
      continue;
    }
    running.push(
      drive(doings[load.name](turnOf(load, person, n)), measured).finally(() => {
        measured.iterations += 1;
        free.push(person);
      }),
    );
  }
  await Promise.all(running);
  return measured;
}

const turnOf = (load: NodeLoad, person: Person, n: number): Turn => ({
  url: load.url,
  origin: load.url,
  password: load.password,
  person,
  n,
  rows: load.rows,
  now: () => Date.now(),
  mayBeTurnedAway: load.mayBeTurnedAway ?? false,
});

async function drive(steps: Steps, measured: Measured): Promise<void> {
  let answer: LoadAnswer | undefined;
  for (;;) {
    const { done, value } = steps.next(answer);
    if (done) return;
    answer = undefined;
    switch (value.kind) {
      case 'ask': {
        const began = performance.now();
        answer = await send(value.request);
        (measured.tookMs[value.endpoint] ??= []).push(performance.now() - began);
        break;
      }
      case 'wait':
        await wait(value.seconds * 1_000);
        break;
      case 'note':
        (measured.noted[value.metric] ??= []).push(value.value);
        break;
      case 'check':
        if (!value.right) measured.failed.push(value.name);
        break;
    }
  }
}

async function send({ method, url, headers, body }: LoadRequest): Promise<LoadAnswer> {
  try {
    const signal = AbortSignal.timeout(requestSecondsMax * 1_000);
    const response = await fetch(url, { method, headers, signal, ...(body === undefined ? {} : { body }) });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: isJson ? (JSON.parse(text) as unknown) : null,
    };
  } catch {
    // Like k6: no answer is an answer with status 0, which no scenario takes for right.
    return { status: 0, headers: {}, body: null };
  }
}

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, ms));
  });
