// A list of the state's deletion platform as it is downloaded: one CSV for each kind of identifier, with a work item's ID and
// a hash in each line. Its name says which list it is, and the answer has the same name.
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { platformLists, type PlatformList } from '@leadwright/leads/removal/platform-hashes';
import { ImportRefusal } from './import-refusal.ts';

export const badPlatformLines = {
  'not-the-cells': 'It has more or fewer cells than the header.',
  'bad-id': 'It begins with no ID of a work item: twelve letters and digits.',
  'bad-hash': 'It has no SHA-256 in Base64.',
  'bad-list': 'It names no list of the platform.',
  'id-twice': 'Its ID stood in a line before.',
} as const;
export type BadPlatformLine = keyof typeof badPlatformLines;

/** `list`: that of the file; in the file of withdrawals that of the line. */
export type PlatformLine = { item: string; hash: string; list: PlatformList };
export type PlatformFile = {
  name: string;
  /** Of those who took it back, whatever list they were on. */
  isRemoved: boolean;
  items: PlatformLine[];
  lines: number;
  bad: Partial<Record<BadPlatformLine, number>>;
};

const REMOVED = 'Removed';
const NAME = new RegExp(String.raw`^\d{8}_\d{4}_(${[...platformLists, REMOVED].join('|')})(_[A-Za-z0-9]{1,10})?\.csv$`);
const isList = (text: string): text is PlatformList => (platformLists as readonly string[]).includes(text);

/** Throws `ImportRefusal`. */
export async function readPlatformFile(file: string): Promise<PlatformFile> {
  const name = path.basename(file);
  const [, type = ''] = NAME.exec(name) ?? [];
  if (/\.zip$/i.test(name)) throw isArchive(file);
  if (type === '')
    throw new ImportRefusal(
      'list-name-unknown',
      `${file} does not have the name that the platform gave it, as 20260312_4821_Email.csv: that says which list it is.`,
    );
  const isRemoved = type === REMOVED;
  const read: PlatformFile = { name, isRemoved, items: [], lines: 0, bad: {} };
  const header = isRemoved ? ['ID', 'Hash', 'ListType'] : ['ID', 'Hash'];
  const seen = new Set<string>();
  let first = true;
  for await (const line of linesOf(file)) {
    const cells = cellsOf(line);
    if (first) {
      first = false;
      if (cells.join(',') !== header.join(','))
        throw new ImportRefusal('file-without-header', `${file} does not begin with the line ${header.join(',')}.`);
      continue;
    }
    if (line === '') continue;
    read.lines += 1;
    const made = lineOf(cells, { width: header.length, list: isList(type) ? type : undefined, seen });
    if (typeof made === 'string') read.bad[made] = (read.bad[made] ?? 0) + 1;
    else read.items.push(made);
  }
  if (first) throw new ImportRefusal('file-empty', `${file} is empty: the platform's lists have at least a header.`);
  if (read.lines > 0 && read.items.length === 0)
    throw new ImportRefusal('list-without-items', `${file} has ${read.lines} lines, and none is a work item.`);
  return read;
}

function lineOf(
  cells: readonly string[],
  { width, list, seen }: { width: number; list: PlatformList | undefined; seen: Set<string> },
): PlatformLine | BadPlatformLine {
  const [item = '', hash = '', type = ''] = cells;
  if (cells.length !== width) return 'not-the-cells';
  if (!/^[A-Za-z0-9]{12}$/.test(item)) return 'bad-id';
  if (!/^[A-Za-z0-9+/]{43}=$/.test(hash)) return 'bad-hash';
  const of = list ?? type;
  if (!isList(of)) return 'bad-list';
  if (seen.has(item)) return 'id-twice';
  seen.add(item);
  return { item, hash, list: of };
}

const isArchive = (file: string): ImportRefusal =>
  new ImportRefusal(
    'list-not-text',
    `${file} is a ZIP archive: unpack it, leave the lists in it their names, and name them in its place.`,
  );

const cellsOf = (line: string): string[] => line.split(',').map((cell) => /^"(.*)"$/.exec(cell)?.[1] ?? cell);

async function* linesOf(file: string): AsyncGenerator<string> {
  const input = createReadStream(file);
  try {
    let isFirst = true;
    for await (const line of createInterface({ input, crlfDelay: Infinity })) {
      if (isFirst && line.startsWith('PK\u0003')) throw isArchive(file);
      yield isFirst ? line.replace(/^\uFEFF/, '') : line;
      isFirst = false;
    }
  } catch (error) {
    if (error instanceof ImportRefusal) throw error;
    throw new ImportRefusal('file-missing', `There is no file ${file}, or it cannot be read.`, { cause: error });
  } finally {
    input.destroy();
  }
}
