// A judge that accepts everything is worthless: each fault is planted once, in an account of its own, and the second
// book or the check of the chain names it, its place and its store. The rules of the ledger that find the others are
// broken one by one in services/billing/src/close/rules.
import { published } from '@leadwright/contracts/catalogue';
import { checkChain, type ChainEnd } from '@leadwright/audit/chain/check-chain';
import { chainStoresOf } from '@leadwright/audit/chain/chain-stores';
import { comparePage, type BookDifference } from '@leadwright/audit/book/compare-page';
import { openTrailBook } from '@leadwright/audit/book/trail-book';
import { clickhouseMigrationFolders } from '@leadwright/audit/migrations';
import { writeTrail } from '@leadwright/audit/projections/trail';
import { decodeFor, rowMaker } from '@leadwright/audit/reactions/trail-row';
import type { LedgerCommand } from '@leadwright/billing/ledger/domain/ledger';
import { openStoredLedger, type StoredLedger } from '@leadwright/billing/ledger/testing/stored-ledger';
import { servedBook, tamper } from '@leadwright/billing/ledger/testing/tampered-rows';
import { migrateClickHouse } from '@leadwright/clickhouse/migrate-clickhouse';
import { writeInbox } from '@leadwright/eventsourcing/consume/inbox';
import { ownerOf } from '@leadwright/eventsourcing/consume/owner-client';
import { inScope } from '@leadwright/postgres/scope';
import { testClickHouse, type TestClickHouse } from '@leadwright/testing/clickhouse';
import { repositoryRoot } from '@leadwright/testing/repository-root';

const at = '2026-11-03T10:00:00.000000Z';
const lot = {
  ...({ lotId: 'plan:a:0', kind: 'plan', priority: 50, category: 'paid', effectiveAt: at, expiresAt: null } as const),
  ...{ source: 'plan:a:0', onlyDictionaries: [], costCents: 9_900, invoiceId: null },
};
const credit = { ...lot, lotId: 'credit:d', kind: 'credit' as const, source: 'credit:d' };
const asked = { downloadId: 'd', dictId: 'consumers', rows: 300, multiplierHundredths: 100, effectiveAt: at };
/** The events 1 to 5 of every account. */
const story: LedgerCommand[] = [
  { type: 'GrantLeads', lot, leads: 1_000 },
  { type: 'ReserveLeads', request: asked, downloadLimit: 5_000, unlimited: false },
  { type: 'UseLeads', downloadId: 'd', rows: 250, at },
  { type: 'CreditLeads', lot: credit, leads: 250, leadsMax: 250, reason: 'bad-file', downloadId: 'd' },
  { type: 'VoidLot', lotId: 'credit:d', reason: 'goodwill', at },
];
const { topic, schema } = published.billing;
const rowOf = rowMaker(topic, decodeFor(schema));
const first = (seq: number, type: string) => ({ first: { seq, type, eventId: expect.any(String) as string } });

type Fault = {
  name: string;
  /** In PostgreSQL; `of` is the account. */
  log?: (of: string) => string;
  /** In ClickHouse, on the rows of the account. */
  trail?: string;
  /** The clock of billing runs so far ahead while it records the third event. */
  aheadMs?: number;
  book: object[];
  chain: object | null;
  jumps?: object[];
};
const entries = (of: string, more: string): string => `ledger_entry where account_id = '${of}' and ${more}`;
const setLot = (of: string, lotId: string, set: string): string =>
  `update lot set ${set} where account_id = '${of}' and lot_id = '${lotId}'`;
const setEvent = (of: string, seq: number, set: string): string =>
  `update event_log set ${set} where account_id = '${of}' and account_seq = ${seq}`;

const faults: Fault[] = [
  { name: 'none', book: [], chain: null },
  {
    name: 'an entry changed, and the balance with it',
    log: (of) =>
      `update ledger_entry set leads = leads / 250 * 200 where account_id = '${of}' and seq = 3 and type = 'used';` +
      setLot(of, 'plan:a:0', 'delivered = 200, available = available + 50'),
    book: [{ kind: 'lots', lotId: 'plan:a:0', ...first(3, 'LeadsUsed') }],
    chain: null,
  },
  {
    name: 'an entry lost',
    log: (of) => `delete from ${entries(of, 'seq = 5')};${setLot(of, 'credit:d', 'voided = 0, available = 250')}`,
    book: [{ kind: 'lots', lotId: 'credit:d', ...first(5, 'LeadsVoided') }],
    chain: null,
  },
  {
    name: 'an entry booked twice',
    log: (of) =>
      `insert into ledger_entry select account_id, seq, line + 10, event_id, type, ledger_account, lot_id, leads, balance,
        download_id, reason, actor_id, effective_at, recorded_at from ${entries(of, 'seq = 1')};` +
      setLot(of, 'plan:a:0', 'leads = leads + 1000, available = available + 1000'),
    book: [{ kind: 'lots', lotId: 'plan:a:0', ...first(1, 'LeadsGranted') }],
    chain: null,
  },
  {
    name: 'the amount of a lot changed, and no entry',
    log: (of) => setLot(of, 'plan:a:0', 'leads = leads + 100, available = available + 100'),
    book: [{ kind: 'lots', lotId: 'plan:a:0', first: null }],
    chain: null,
  },
  {
    name: 'a lot that was paid for called promotional',
    log: (of) => setLot(of, 'plan:a:0', "category = 'promotional'"),
    book: [{ kind: 'lots', lotId: 'plan:a:0', first: null }],
    chain: null,
  },
  {
    name: 'a lot removed',
    log: (of) => `delete from lot where account_id = '${of}' and lot_id = 'credit:d'`,
    book: [{ kind: 'lots', lotId: 'credit:d', billing: null, first: null }],
    chain: null,
  },
  {
    name: 'the bytes of an event changed in PostgreSQL',
    log: (of) => setEvent(of, 3, "message = message || '\\x00'"),
    book: [],
    chain: { store: 'log', problem: 'hash-differs', accountSeq: 3 },
  },
  {
    name: 'the hash of an event changed in PostgreSQL',
    log: (of) => setEvent(of, 3, "hash = sha256('other')"),
    book: [],
    chain: { store: 'log', problem: 'hash-differs', accountSeq: 3 },
  },
  {
    name: 'an event removed in PostgreSQL',
    log: (of) => `delete from event_log where account_id = '${of}' and account_seq = 3`,
    book: [],
    chain: { store: 'log', problem: 'missing', accountSeq: 3 },
  },
  {
    name: 'the last event removed in PostgreSQL',
    log: (of) => `delete from event_log where account_id = '${of}' and account_seq = 5`,
    book: [],
    chain: { store: 'log', problem: 'end-missing', accountSeq: 5 },
  },
  {
    name: 'the bytes of an event changed in ClickHouse',
    trail: "UPDATE message_base64 = concat('AAAA', message_base64) WHERE account_seq = 3",
    book: [],
    chain: { store: 'trail', problem: 'hash-differs', accountSeq: 3 },
  },
  {
    name: 'the leads of an event changed in ClickHouse, where sums read them',
    trail: `UPDATE event = replaceOne(event, '"1000"', '"2000"') WHERE account_seq = 1`,
    book: [{ kind: 'lots', lotId: 'plan:a:0', ...first(1, 'LeadsGranted') }],
    chain: { store: 'trail', problem: 'columns-differ', column: 'event', accountSeq: 1 },
  },
  {
    name: 'an event moved to another month in ClickHouse',
    trail: 'UPDATE effective_at = addMonths(effective_at, 1) WHERE account_seq = 3',
    book: [],
    chain: { store: 'trail', problem: 'columns-differ', column: 'effective_at', accountSeq: 3 },
  },
  {
    name: 'an event removed in ClickHouse',
    trail: 'DELETE WHERE account_seq = 3',
    book: [{ kind: 'trail-lacks-events', lotId: '', ...first(3, '') }],
    chain: { store: 'trail', problem: 'missing', accountSeq: 3 },
  },
  {
    name: 'the last event removed in ClickHouse',
    trail: 'DELETE WHERE account_seq = 5',
    book: [{ kind: 'trail-lacks-events', lotId: '', ...first(5, '') }],
    chain: { store: 'trail', problem: 'end-missing', accountSeq: 5 },
  },
  {
    name: 'the last event removed in both, with its entries',
    log: (of) =>
      `delete from event_log where account_id = '${of}' and account_seq = 5;delete from ${entries(of, 'seq = 5')};
       update lead_balance set version = 4, voided = 0, available = available + 250 where account_id = '${of}';
       ${setLot(of, 'credit:d', 'voided = 0, available = 250')}`,
    trail: 'DELETE WHERE account_seq = 5',
    // Both books are of one mind: only the kept end of the chain knows better.
    book: [],
    chain: { store: 'both', problem: 'end-missing', accountSeq: 5 },
  },
  {
    name: 'an account back as it was before its last event, in PostgreSQL alone',
    log: (of) =>
      `delete from event_log where account_id = '${of}' and account_seq = 5;delete from ${entries(of, 'seq = 5')};
       update lead_balance set version = 4, voided = 0, available = available + 250 where account_id = '${of}';
       ${setLot(of, 'credit:d', 'voided = 0, available = 250')}`,
    book: [{ kind: 'billing-lacks-events', lotId: '', ...first(5, 'LeadsVoided') }],
    chain: { store: 'log', problem: 'end-missing', accountSeq: 5 },
  },
];
const FORTY_DAYS_MS = 40 * 86_400_000;
faults.push({
  name: 'an event recorded while the clock was forty days ahead',
  aheadMs: FORTY_DAYS_MS,
  // Both books believe its day.
  book: [],
  chain: null,
  jumps: [{ accountSeq: 3 }],
});
const accountOf = (place: number): string => `account-${String(place).padStart(2, '0')}`;

let ledger: StoredLedger;
// Two write by turns: one alone remembers an account's newest event, and dates no later one before it.
let clockOffsetMs = 0;
let engine: TestClickHouse;
const found = new Map<string, BookDifference[]>();

beforeAll(async () => {
  [ledger, engine] = await Promise.all([
    openStoredLedger({ connections: 2, stores: 2, clockOffsetMs: () => clockOffsetMs }),
    testClickHouse({ ownEngine: true }),
  ]);
  for (const source of clickhouseMigrationFolders(repositoryRoot)) await migrateClickHouse(engine.clickhouse, source);
  for (const [place, fault] of faults.entries()) await plant(accountOf(place), fault);
  const books = { billing: servedBook(ledger.database), trail: openTrailBook(engine.clickhouse) };
  const { differences } = await comparePage(books, { after: '', limit: 100, isOverdue: () => true });
  for (const difference of differences)
    found.set(difference.accountId, [...(found.get(difference.accountId) ?? []), difference]);
});
afterAll(async () => {
  await engine.drop();
  await ledger.close();
});

/** Tells the story, has audit receive it, and tampers with it. */
async function plant(accountId: string, { log, trail, aheadMs = 0 }: Fault): Promise<void> {
  for (const [place, command] of story.entries()) {
    clockOffsetMs = place === 2 ? aheadMs : 0;
    expect(await ledger.tell(accountId, command, `${accountId}:${place}`)).toMatchObject({ accepted: true });
  }
  const { events } = await ownerOf(ledger.store).account(topic, accountId, 0, 100);
  await writeTrail(engine.clickhouse, events.map(rowOf));
  const end: ChainEnd = { accountSeq: events.length, hash: events.at(-1)?.headers['hash'] ?? null };
  const inbox = { lastSeq: end.accountSeq, blocked: false, lastHash: end.hash ?? '' };
  await inScope(ledger.database.db, [accountId], (trx) =>
    writeInbox(trx, { consumer: 'audit.billing', topic }, accountId, inbox),
  );
  if (log) await tamper(ledger.database, log(accountId));
  if (trail === undefined) return;
  const [change, where] = trail.split(' WHERE ');
  await engine.clickhouse.command({
    sql: `ALTER TABLE audit.trail ${change} WHERE account_id = {account:String} AND ${where} SETTINGS mutations_sync = 2`,
    params: { account: accountId },
  });
}

it.each(faults.map((fault, place) => [fault.name, fault, place] as const))('%s', async (_name, fault, place) => {
  const accountId = accountOf(place);
  expect(found.get(accountId) ?? []).toEqual(fault.book.map((each) => expect.objectContaining(each) as unknown));
  const parts = { database: ledger.database, clickhouse: engine.clickhouse, owner: () => ownerOf(ledger.store) };
  const { problem, clockJumps } = await checkChain(chainStoresOf(parts, 'billing', accountId), { from: 1, to: 100 });
  expect(clockJumps).toEqual((fault.jumps ?? []).map((each) => expect.objectContaining(each) as unknown));
  if (fault.chain === null) expect(problem).toBeNull();
  else expect(problem).toMatchObject(fault.chain);
});
