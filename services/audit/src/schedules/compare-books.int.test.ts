import { openDatabase, type Database } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { createMetrics } from '@leadwright/runtime/telemetry/metrics';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import type { AccountBalances, BookedEntry } from '../book/billing-book.ts';
import type { Books } from '../book/compare-page.ts';
import { differingAccounts, readBook } from '../book/differences.ts';
import type { TrailLot, TrailStep } from '../book/trail-book.ts';
import { migrationFolders } from '../migrations.ts';
import { compareBooksWork } from './compare-books.ts';

let testDb: TestDatabase;
let database: Database;
beforeAll(async () => {
  testDb = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  database = openDatabase(testDb.url, { max: 2 });
});
afterAll(async () => {
  await database.close();
  await testDb.drop();
});

const lot = (available: number): TrailLot => ({
  ...{ lotId: 'l', kind: 'plan', category: 'paid', available, held: 0, delivered: 0, expired: 0, voided: 0 },
});
const step = (leads: number): TrailStep => ({ seq: 1, eventId: 'e1', type: 'LeadsGranted', ...lot(leads) });
const entry = (leads: number): BookedEntry => ({ seq: 1, eventId: 'e1', lotId: 'l', side: 'available', leads });

/** What each book says an account has, by one event. An account that a book does not name it does not know. */
type Says = { billing: Record<string, number>; trail: Record<string, number>; heads?: Record<string, number> };

function booksOf({ billing, trail, heads = {} }: Says): Books {
  const balances = Object.entries(billing).map(([accountId, leads]): AccountBalances => ({
    accountId,
    accountSeq: 1,
    lots: [lot(leads)],
  }));
  const headOf = (account: string): number => heads[account] ?? (account in trail ? 1 : 0);
  return {
    billing: {
      balances: async (after, limit) => {
        const page = balances.filter(({ accountId }) => accountId > after).slice(0, limit);
        return { balances: page, next: page.length === limit ? (page.at(-1)?.accountId ?? null) : null };
      },
      entries: async (account) => {
        const leads = billing[account];
        return { entries: leads === undefined ? [] : [entry(leads)], next: null };
      },
    },
    trail: {
      heads: async (at) =>
        new Map(
          [...at.keys()].map((account) => {
            const head = headOf(account);
            return [account, { head, ledgerHead: head, counted: Math.min(head, at.get(account) ?? 0) }];
          }),
        ),
      lots: async (at) => new Map([...at.keys()].map((account) => [account, [lot(trail[account] ?? 0)]])),
      steps: async (account) => (account in trail ? [step(trail[account] ?? 0)] : []),
      event: async () => null,
      firstGap: async (account) => headOf(account) + 1,
      accounts: async (after) => Object.keys(trail).filter((account) => account > after),
    },
  };
}

const metrics = createMetrics('audit');
const says: Says = { billing: {}, trail: {} };
/** The books are those of the moment, as services that go on. */
const books: Books = {
  get billing() {
    return booksOf(says).billing;
  },
  get trail() {
    return booksOf(says).trail;
  },
};
const work = (overdueMs?: number) =>
  compareBooksWork({
    ...{ books, database, logger: createLogger('test', 'silent'), accountsAtOnce: 2 },
    ...{ metrics: createMetrics('audit'), ...(overdueMs === undefined ? {} : { overdueMs }) },
  });
const round = async (given: Says, by = work()) => {
  Object.assign(says, { heads: {} }, given);
  await by.round(new AbortController().signal);
  return readBook(database, 100);
};

it('compares every account, page by page, and keeps the round', async () => {
  const same = { a: 10, b: 20, c: 30, d: 40, e: 50 };
  const book = await round({ billing: same, trail: same });
  expect(book).toMatchObject({ round: { accounts: 5, waiting: 0 }, open: 0, differences: [] });
  expect(book.round?.ageSeconds).toBeLessThan(60);
});

it('keeps a difference since it was found, until a round does not find it again', async () => {
  const [first] = (await round({ billing: { a: 10, b: 21 }, trail: { a: 10, b: 20 } })).differences;
  expect(first).toMatchObject({ accountId: 'b', lotId: 'l', kind: 'lots', first: { seq: 1, type: 'LeadsGranted' } });
  expect(first).toMatchObject({ billing: { available: 21 }, trail: { available: 20 } });
  expect(await differingAccounts(database)).toEqual(['b']);
  const [again] = (await round({ billing: { a: 10, b: 22 }, trail: { a: 10, b: 20 } })).differences;
  expect(again).toMatchObject({ billing: { available: 22 }, foundAt: first?.foundAt });
  expect(await round({ billing: { a: 10, b: 20 }, trail: { a: 10, b: 20 } })).toMatchObject({ open: 0 });
  expect(await differingAccounts(database)).toEqual([]);
  const [anew] = (await round({ billing: { a: 10, b: 21 }, trail: { a: 10, b: 20 } })).differences;
  expect(anew?.foundAt).not.toBe(first?.foundAt);
  await round({ billing: { b: 20 }, trail: { b: 20 } });
});

it('finds an account that billing does not name', async () => {
  const { differences } = await round({ billing: { a: 10 }, trail: { a: 10, lost: 5 } });
  expect(differences).toMatchObject([{ accountId: 'lost', kind: 'billing-lacks-events', first: { seq: 1 } }]);
  const settled = await round({ billing: { a: 10, lost: 5 }, trail: { a: 10, lost: 5 } });
  expect(settled.open).toBe(0);
});

it('lets an event be on its way, and misses it when it never comes', async () => {
  const given = { billing: { a: 10 }, trail: { a: 10 }, heads: { a: 0 } };
  expect(await round(given)).toMatchObject({ round: { accounts: 0, waiting: 1 }, open: 0 });
  const overdue = await round(given, work(0));
  expect(overdue.differences).toMatchObject([{ accountId: 'a', kind: 'trail-lacks-events', first: { seq: 1 } }]);
  expect(await round({ billing: { a: 10 }, trail: { a: 10 } })).toMatchObject({ open: 0 });
});

it('tells how many differences stand and how old the last round is', async () => {
  Object.assign(says, { billing: { a: 10 }, trail: { a: 11 }, heads: {} });
  await compareBooksWork({ books, database, logger: createLogger('test', 'silent'), metrics }).round(
    new AbortController().signal,
  );
  const text = await metrics.scrape();
  expect(text).toMatch(/leadwright_book_differences_records\{[^}]*\} 1\b/);
  expect(text).toMatch(/leadwright_book_compared_age_seconds\{[^}]*\} \d/);
});

it('ends early when the service stops, and says of no round that it was whole', async () => {
  const before = (await readBook(database, 0)).round?.endedAt;
  await work().round(AbortSignal.abort());
  expect((await readBook(database, 0)).round?.endedAt).toBe(before);
});
