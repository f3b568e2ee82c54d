// The state's lists of who asked its platform to be deleted: kept and looked for by search, and answered item by item.
import { mkdir, realpath, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  badPlatformLines,
  readPlatformFile,
  type BadPlatformLine,
  type PlatformFile,
} from '@leadwright/search/imports/platform-list';
import { ImportRefusal } from '@leadwright/search/imports/import-refusal';
import { done, exitCodes, type CommandResult } from '../operator/exit-codes.ts';
import type { Services } from '../operator/services.ts';
import { workOf } from './work-lines.ts';

export type PlatformOrder = { files: string[]; out: string | undefined };
type Around = { services: Services; tell: (line: string) => void };

const route = '/internal/leads/deletion-platform';
const ITEMS_AT_ONCE = 5_000;
const number = (value: number): string => value.toLocaleString('en-US');

// The platform's own numbers. 2, that the law excepts what is held, is never said: no lead is kept back.
const statuses = { deleted: 3, 'opted-out': 4, 'not-found': 5 } as const;
type Status = keyof typeof statuses;
type Answered = { name: string; lines: number; bad: PlatformFile['bad']; added: number; withdrawn: number } & {
  counts: Record<Status, number>;
};

export async function deletionPlatform({ files, out }: PlatformOrder, around: Around): Promise<CommandResult> {
  const read: PlatformFile[] = [];
  for (const file of files) read.push(await readPlatformFile(file));
  if (out !== undefined) await checkFolder(out, files);
  const answered: Answered[] = [];
  for (const file of read) answered.push(await keep(file, around));
  await workOf(around.services.lines('search', `${route}/removals`, {}), 'comparing the leads', around.tell);
  for (const [place, file] of read.entries()) {
    const answer = answered[place];
    if (answer && !file.isRemoved && file.items.length > 0) await answerFile(file, answer, { out, ...around });
  }
  const isWhole = answered.every(({ bad }) => Object.keys(bad).length === 0);
  const lines = answered.flatMap((each) => linesOf(each, out));
  return done({ files: answered }, lines, isWhole ? exitCodes.done : exitCodes.notDone);
}

/** What was sent before a kill is known, and adds nothing. */
async function keep({ name, isRemoved, items, lines, bad }: PlatformFile, around: Around): Promise<Answered> {
  const counts = { deleted: 0, 'opted-out': 0, 'not-found': 0 };
  const answer: Answered = { name, lines, bad, added: 0, withdrawn: isRemoved ? items.length : 0, counts };
  let sent = 0;
  for (const some of parts(items)) {
    if (isRemoved) {
      const withdrawn = some.map(({ item, list }) => ({ item, list }));
      await around.services.post('search', `${route}/withdrawals`, { items: withdrawn });
    } else {
      const { added } = await around.services.post<{ added: number }>('search', `${route}/items`, { items: some });
      answer.added += added;
    }
    sent += some.length;
    around.tell(`sending ${name}: ${number(sent)} of ${number(items.length)} work items`);
  }
  return answer;
}

type Outcome = { item: string; state: 'waiting' | 'withdrawn' | 'looked-for'; people: number };

// A file that is there is whole: it takes its name at the end.
async function answerFile(
  { name, items }: PlatformFile,
  answer: Answered,
  { out, services }: Around & { out: string | undefined },
): Promise<void> {
  const written = ['Id,Status'];
  for (const some of parts(items)) {
    const asked = { items: some.map(({ item }) => item) };
    const found = await services.post<{ items: Outcome[] }>('search', `${route}/outcomes`, asked);
    for (const outcome of found.items) {
      const status = statusOf(outcome);
      if (status === undefined) {
        answer.withdrawn += 1;
        continue;
      }
      answer.counts[status] += 1;
      written.push(`${outcome.item},${statuses[status]}`);
    }
  }
  if (out === undefined) return;
  const file = path.join(out, name);
  await writeFile(`${file}.part`, `${written.join('\n')}\n`);
  await rename(`${file}.part`, file);
}

// Whose identifier several people share cannot be told from them, and all of them are out of the lists.
function statusOf({ item, state, people }: Outcome): Status | undefined {
  if (state === 'withdrawn') return undefined;
  if (state === 'waiting') throw new Error(`work item ${item} waits although all leads were compared`);
  if (people === 0) return 'not-found';
  return people === 1 ? 'deleted' : 'opted-out';
}

async function checkFolder(out: string, files: readonly string[]): Promise<void> {
  try {
    await mkdir(out, { recursive: true });
    const folder = await realpath(out);
    for (const file of files)
      if ((await realpath(path.dirname(file))) === folder)
        throw new ImportRefusal(
          'out-not-usable',
          `The statuses have the names of the lists, so they would take the place of ${file}: --out names another folder.`,
        );
  } catch (error) {
    if (error instanceof ImportRefusal) throw error;
    throw new ImportRefusal('out-not-usable', `${out} is no folder that can be written.`, { cause: error });
  }
}

function* parts<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += ITEMS_AT_ONCE) yield items.slice(from, from + ITEMS_AT_ONCE);
}

function linesOf({ name, lines, bad, added, withdrawn, counts }: Answered, out: string | undefined): string[] {
  const badCount = Object.values(bad).reduce((sum, each) => sum + each, 0);
  const answered = Object.values(counts).reduce((sum, each) => sum + each, 0);
  return [
    `${name}: ${number(lines)} lines, ${number(added)} new work items, ${number(withdrawn)} taken back, ${number(badCount)} bad lines`,
    ...Object.entries(bad).map(
      ([reason, count]) => `  ${number(count).padStart(10)}  ${reason}  ${badPlatformLines[reason as BadPlatformLine]}`,
    ),
    ...(answered === 0
      ? []
      : [
          `  ${number(counts.deleted)} deleted (3), ${number(counts['opted-out'])} opted out (4), ${number(counts['not-found'])} not found (5)`,
          ...(out === undefined ? [] : [`  The answer is ${path.join(out, name)}.`]),
        ]),
    ...(badCount === 0 ? [] : ['  Bad lines have no status; the platform waits for one of each work item.']),
  ];
}
