// A do-not-call list becomes the one of its source that counts, and the leads are checked against it.
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { badLines, type BadLine } from '@leadwright/leads/do-not-call/number-lines';
import { openImportEngine } from '@leadwright/search/imports/import-engine';
import { numberParts, readNumberList, type NumberList } from '@leadwright/search/imports/number-list';
import { done, type CommandResult } from '../operator/exit-codes.ts';
import { AnswerError, type Services } from '../operator/services.ts';
import { workOf } from './work-lines.ts';

export type DoNotCallOrder = {
  /** Absent: which lists count is said. */
  file: string | undefined;
  source: string;
  asOf: string;
  delta: boolean;
  accept: string | undefined;
};
type Around = { work: string | undefined; services: Services; tell: (line: string) => void };

const route = '/internal/leads/do-not-call';
const WAIT_SECONDS_MAX = 45;
const number = (value: number): string => value.toLocaleString('en-US');

export async function doNotCall(order: DoNotCallOrder, around: Around): Promise<CommandResult> {
  return order.file === undefined ? listOf(around.services) : load({ ...order, file: order.file }, around);
}

type Scrub = {
  dictId: string;
  version: number;
  checked: { source: string; asOf: string }[];
  listed: number;
  callable: number;
  scrubbedAt: string | null;
};
type Finished = {
  numbers: number;
  leaving: number;
  findings: { code: string; message: string }[];
  scrubs: Scrub[];
};

async function load(
  { file, source, asOf, delta, accept }: DoNotCallOrder & { file: string },
  { work = tmpdir(), services, tell }: Around,
): Promise<CommandResult> {
  const engine = await openImportEngine(work);
  try {
    const list = await readNumberList(engine, file, { changes: delta });
    const loadId = randomUUID();
    const body = { loadId, source, asOf, changes: delta, sha256: list.sha256 };
    const { list: listNumber } = await begin(services, body, tell);
    let sent = 0;
    for await (const { lines, rows } of numberParts(engine, listNumber)) {
      await services.send('search', `${route}/lists/parts`, { loadId, rows: String(rows) }, lines);
      sent += rows;
      tell(`sending: ${number(sent)} of ${number(list.numbers)} numbers`);
    }
    const finish = services.lines('search', `${route}/lists/finishes`, {
      ...{ loadId, lines: list.lines, bad: list.bad },
      ...(accept === undefined ? {} : { accept }),
    });
    const answer = (await workOf(finish, 'checking the leads', tell)) as Finished;
    return done({ list, ...answer }, [...listLines(file, list), ...finishedLines(source, asOf, answer)]);
  } finally {
    await engine.close();
  }
}

// A killed load is known by its silence.
async function begin(services: Services, body: object, tell: (line: string) => void): Promise<{ list: number }> {
  const giveUpAt = Date.now() + WAIT_SECONDS_MAX * 1000;
  for (;;) {
    try {
      return await services.post<{ list: number }>('search', `${route}/lists`, body);
    } catch (error) {
      if (!(error instanceof AnswerError) || !error.message.includes('list-running') || Date.now() > giveUpAt)
        throw error;
      tell(`waiting: ${error.message}`);
      await wait(5_000);
    }
  }
}

function listLines(file: string, { sha256, bytes, lines, numbers, bad, first }: NumberList): string[] {
  return [
    `${file}  ${number(bytes)} bytes  sha256 ${sha256}`,
    `${number(lines)} lines: ${number(numbers)} numbers, ${number(lines - numbers)} bad lines`,
    ...Object.entries(bad).map(
      ([reason, count]) =>
        `  ${number(count).padStart(10)}  ${reason}  ${badLines[reason as BadLine]} First in line ${number(first[reason as BadLine] ?? 0)}.`,
    ),
  ];
}

const finishedLines = (source: string, asOf: string, { numbers, leaving, findings, scrubs }: Finished): string[] => [
  `The list ${source} of ${asOf} counts: ${number(numbers)} numbers, ${number(leaving)} fewer of those before.`,
  ...findings.map(({ code, message }) => `  Accepted: ${message} (${code})`),
  ...scrubLines(scrubs),
];

const scrubLines = (scrubs: readonly Scrub[]): string[] =>
  scrubs.map(
    ({ dictId, version, checked, listed, callable }) =>
      `${dictId}-${version}: ${number(callable)} callable, ${number(listed)} listed; checked against ${checked.map((each) => `${each.source} ${each.asOf}`).join(', ')}`,
  );

type Answer = {
  lists: { source: string; asOf: string; state: string; numbers: number; accepted: string | null; begunBy: string }[];
  scrubs: Scrub[];
  due: { dictId: string; version: number }[];
};

async function listOf(services: Services): Promise<CommandResult> {
  const answer = await services.get<Answer>('search', route);
  const { lists, scrubs, due } = answer;
  return done(answer, [
    ...(lists.length === 0 ? ['No do-not-call list was loaded yet.'] : []),
    ...lists.map(
      ({ source, asOf, state, numbers, accepted, begunBy }) =>
        `${source} of ${asOf}: ${state === 'loading' ? 'is being loaded' : `${number(numbers)} numbers`}, by ${begunBy}${accepted === null ? '' : `; accepted: ${accepted}`}`,
    ),
    ...scrubLines(scrubs),
    ...due.map(({ dictId, version }) => `${dictId}-${version} is still being checked against these lists.`),
  ]);
}
