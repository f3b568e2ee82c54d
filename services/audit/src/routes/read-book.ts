import type { Static } from 'typebox';
import type { Database } from '@leadwright/postgres/database';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { readBook } from '../book/differences.ts';
import { getBook, type bookSchema, SHOWN_MAX } from '@leadwright/contracts/routes/audit/book';
import { implement } from '@leadwright/runtime/http/declared-route';

export type BookParts = { database: Pick<Database, 'db'> };

/** Finance reads ledgers of all accounts; this is what became of comparing them. */
export function readBookRoute(app: HttpApp, parts: BookParts): void {
  implement(app, getBook, () => shownBook(parts));
}

export async function shownBook({ database }: BookParts): Promise<Static<typeof bookSchema>> {
  const { round, open, differences } = await readBook(database, SHOWN_MAX);
  if (round === null) return { round, open, differences };
  const { ageSeconds: _age, ...shown } = round;
  return { round: shown, open, differences };
}
