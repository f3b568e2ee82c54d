// The file that `npm run seed -- --load N` writes and a load reads: who there is, and their open sessions. It holds a
// password and tokens, so its owner alone may read it.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Person } from '../steps.ts';

export type PeopleFile = {
  /** In each address, so that accounts of a file that was lost are left alone. */
  batch: string;
  password: string;
  people: Person[];
};

/** The file as it is; a new batch without people if there is none. Throws a sentence where it is another file. */
export function readPeople(file: string): PeopleFile {
  if (!existsSync(file))
    return { batch: randomBytes(4).toString('hex'), password: randomBytes(18).toString('base64url'), people: [] };
  const kept = parsed(file);
  if (typeof kept.batch !== 'string' || typeof kept.password !== 'string' || !Array.isArray(kept.people))
    throw new Error(`${file} is not a file of people of a load; name another one by --out`);
  return kept as PeopleFile;
}

function parsed(file: string): Partial<PeopleFile> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<PeopleFile>;
  } catch (error) {
    throw new Error(`${file} is not JSON; name another file by --out`, { cause: error });
  }
}

/** Replaces the file as a whole. */
export function writePeople(file: string, people: PeopleFile): void {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const next = `${file}.new`;
  writeFileSync(next, JSON.stringify(people, null, 1), { mode: 0o600 });
  // A file that was left there by a crash keeps its own mode.
  chmodSync(next, 0o600);
  renameSync(next, file);
}

/** The address of the nth account, from 1. */
export const addressOf = ({ batch }: Pick<PeopleFile, 'batch'>, n: number): string =>
  `load-${batch}-${String(n).padStart(6, '0')}@load.test`;
