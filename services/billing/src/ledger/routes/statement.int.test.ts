import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { searchLog } from '@leadwright/eventsourcing/log/search-log';
import { inScope } from '@leadwright/postgres/scope';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import type { LotTerms } from '../domain/lots.ts';
import { signedInApp } from '../../testing/signed-in-app.ts';
import { openStoredLedger, type StoredLedger } from '../testing/stored-ledger.ts';
import { getAccountStatementRoute } from './finance/get-account-statement.ts';
import { getFinanceEventsCsvRoute } from './finance/get-events-csv.ts';
import { listFinanceEventsRoute } from './finance/list-events.ts';
import { getEntriesCsvRoute } from './get-entries-csv.ts';
import { getStatementFileRoute } from './get-statement-file.ts';
import { getStatementRoute } from './get-statement.ts';

const january = '2027-01-05T00:00:00.000000Z';
const february = '2027-02-05T00:00:00.000000Z';
const inFebruary = 'from=2027-02-01T00:00:00Z&to=2027-03-01T00:00:00Z';

let stored: StoredLedger;
let app: HttpApp;
let folder: string;

beforeAll(async () => {
  stored = await openStoredLedger({ connections: 4 });
  folder = await mkdtemp(path.join(tmpdir(), 'statement-'));
  app = await appOf('a');
  await history('a');
  await stored.tell('b', { type: 'GrantLeads', leads: 7, lot: lot('other') }, 'other');
});
afterAll(async () => {
  await app.close();
  await stored.close();
  await rm(folder, { recursive: true });
});

async function appOf(accountId: string): Promise<HttpApp> {
  const made = await signedInApp(accountId);
  const { database, store } = stored;
  // Nothing is due of what is told here.
  const passDue = async (): Promise<void> => undefined;
  getStatementRoute(made, { database, passDue });
  getStatementFileRoute(made, { database, store, passDue });
  getEntriesCsvRoute(made, { database, passDue });
  listFinanceEventsRoute(made, { database, store });
  getFinanceEventsCsvRoute(made, { database, store });
  getAccountStatementRoute(made, { database, passDue });
  return made;
}

const lot = (lotId: string, more: Partial<LotTerms> = {}): LotTerms => ({
  lotId,
  kind: 'plan',
  priority: 50,
  category: 'paid',
  effectiveAt: january,
  expiresAt: null,
  source: lotId,
  onlyDictionaries: [],
  costCents: 0,
  invoiceId: null,
  ...more,
});

/** January: 1,000 granted, 300 delivered. February: 500 granted, 120 credited, 200 delivered, 40 on hold, the rest of the first lot voided. */
async function history(account: string): Promise<void> {
  const download = async (downloadId: string, asked: number, effectiveAt: string): Promise<void> => {
    await stored.tell(
      account,
      {
        type: 'ReserveLeads',
        downloadLimit: 10_000,
        unlimited: false,
        request: { downloadId, dictId: 'consumers', rows: asked, multiplierHundredths: 100, effectiveAt },
      },
      downloadId,
    );
  };
  const use = (downloadId: string, rows: number) =>
    stored.tell(account, { type: 'UseLeads', downloadId, rows, at: february }, `${downloadId}:used`);
  await stored.tell(account, { type: 'GrantLeads', leads: 1_000, lot: lot('first') }, 'first');
  await download('d1', 350, january);
  await use('d1', 300);
  await stored.tell(
    account,
    { type: 'GrantLeads', leads: 500, lot: lot('=second', { effectiveAt: february, priority: 60 }) },
    's',
  );
  await stored.tell(
    account,
    {
      type: 'CreditLeads',
      leads: 120,
      leadsMax: null,
      reason: 'manual',
      downloadId: null,
      lot: lot('credit', { kind: 'credit', effectiveAt: february, priority: 60 }),
    },
    'c',
  );
  await download('d2', 200, february);
  await use('d2', 200);
  await download('d3', 40, february);
  await stored.tell(account, { type: 'VoidLot', lotId: 'first', reason: 'refund', at: february });
}

const fileOf = async (query = inFebruary): Promise<string> =>
  (await app.inject({ url: `/api/v2/usage/statement-file?${query}` })).body;

/** Runs the offline program as a stranger would. */
async function verify(text: string): Promise<{ code: number; out: string }> {
  const file = path.join(folder, `${Math.random()}.jsonl`);
  await writeFile(file, text);
  const program = path.join(repositoryRoot, 'scripts/verify-statement/main.mjs');
  return new Promise((resolve) => {
    execFile(process.execPath, [program, file], { timeout: 60_000 }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out: stdout + stderr }),
    );
  });
}

/** The file with one event's line changed. */
function withEvent(text: string, at: number, change: (event: Record<string, string | number>) => object): string {
  const lines = text.trimEnd().split('\n');
  lines[at] = JSON.stringify(change(JSON.parse(lines[at] ?? '{}') as Record<string, string | number>));
  return `${lines.join('\n')}\n`;
}

const february2027 = {
  opening: 700,
  issued: 500,
  credited: 120,
  delivered: 200,
  expired: 0,
  voided: 460,
  closing: 660,
};

describe('the statement of a period', () => {
  it('adds up: opening + issued + credited - delivered - expired - voided = closing', async () => {
    const answer = await app.inject({ url: `/api/v2/usage/statement?${inFebruary}` });
    expect(answer.json()).toEqual({
      from: '2027-02-01T00:00:00.000000Z',
      to: '2027-03-01T00:00:00.000000Z',
      knownAt: null,
      ...february2027,
    });
    const { opening, issued, credited, delivered, expired, voided, closing } = february2027;
    expect(opening + issued + credited - delivered - expired - voided).toBe(closing);
  });

  it('begins with what the period before ended with, and counts an event at its start and not at its end', async () => {
    const totals = async (query: string) =>
      (await app.inject({ url: `/api/v2/usage/statement?${query}` })).json<Record<string, number>>();
    const before = await totals(`from=2027-01-01T00:00:00Z&to=2027-02-01T00:00:00Z`);
    expect(before['closing']).toBe(700);
    expect(await totals(`from=2027-02-05T00:00:00Z&to=2027-03-01T00:00:00Z`)).toMatchObject({ issued: 500 });
    expect(await totals(`from=2027-02-01T00:00:00Z&to=2027-02-05T00:00:00Z`)).toMatchObject({ issued: 0 });
  });

  it('shows the period as it was known at an earlier time', async () => {
    const past = await app.inject({ url: `/api/v2/usage/statement?${inFebruary}&knownAt=2001-01-01T00:00:00Z` });
    expect(past.json()).toMatchObject({ opening: 0, issued: 0, closing: 0 });
  });

  it.each([
    'from=2027-02-01T00:00:00Z&to=2027-02-01T00:00:00Z',
    'from=2027-03-01T00:00:00Z&to=2027-02-01T00:00:00Z',
    'from=yesterday&to=2027-02-01T00:00:00Z',
    'from=2027-02-01&to=2027-03-01',
    'from=2027-02-30T00:00:00Z&to=2027-03-01T00:00:00Z',
    'from=-002027-02-01T00:00:00Z&to=2027-03-01T00:00:00Z',
    'from=0000-01-01T00:00:00Z&to=2027-03-01T00:00:00Z',
    'from=2027-02-01T00:00:00Z&to=%2B012027-03-01T00:00:00Z',
    `${inFebruary}&knownAt=never`,
  ])('refuses the period %s', async (query) => {
    const answer = await app.inject({ url: `/api/v2/usage/statement?${query}` });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'period-invalid']);
  });
});

describe('the statement file', () => {
  it('is verified by a program that has nothing of the product', async () => {
    const { code, out } = await verify(await fileOf());
    expect([code, out]).toEqual([0, expect.stringMatching(/closing +660\nThe statement holds: 9 events/)]);
  });

  it('is verified too for what was known at an earlier time', async () => {
    expect(await verify(await fileOf(`${inFebruary}&knownAt=2001-01-01T00:00:00Z`))).toMatchObject({ code: 0 });
  });

  it('holds the events of its own account alone', async () => {
    const other = await appOf('b');
    const answer = await other.inject({ url: `/api/v2/usage/statement-file?${inFebruary}` });
    await other.close();
    expect(answer.body.trimEnd().split('\n')).toHaveLength(2);
    expect(answer.headers['content-disposition']).toContain('statement-2027-02-01.jsonl');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each<[string, (text: string) => string, RegExp]>([
    ['a total', (text) => text.replace('"delivered":200', '"delivered":199'), /delivered is stated as 199/],
    ['an event that is missing', (text) => text.split('\n').toSpliced(3, 1).join('\n'), /event 4 follows event 2/],
    ['the end that is missing', (text) => text.split('\n').slice(0, -2).join('\n'), /the events end at 8/],
    [
      'two events in another order',
      (text) => {
        const lines = text.split('\n');
        return [...lines.slice(0, 2), lines[3], lines[2], ...lines.slice(4)].join('\n');
      },
      /does not continue the chain/,
    ],
    [
      'a message that was changed',
      (text) =>
        withEvent(text, 1, (event) => {
          const bytes = Buffer.from(String(event['message']), 'base64');
          bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
          return { ...event, message: bytes.toString('base64') };
        }),
      /event 1 was changed|this program/,
    ],
    ['the account', (text) => text.replace('"accountId":"a"', '"accountId":"b"'), /belongs to another account/],
  ])('is found out when somebody changes %s', async (_, change, words) => {
    const file = await fileOf();
    const changed = change(file);
    expect(changed).not.toBe(file);
    const { code, out } = await verify(changed);
    expect(code).not.toBe(0);
    expect(out).toMatch(words);
  });

  it.each(['', '{}', 'nothing', '{"format":"leadwright-statement","version":2}'])('is not %j', async (text) => {
    expect(await verify(text)).toMatchObject({ code: 2 });
  });
});

describe('the entries as CSV', () => {
  it('are the movements of the period, oldest first, and no spreadsheet runs a cell', async () => {
    const answer = await app.inject({ url: `/api/v2/usage/entries-csv?${inFebruary}` });
    const rows = parse(answer.body, { columns: true }) as Record<string, string>[];
    expect(rows.map(({ type, leads, lotId }) => [type, leads, lotId])).toEqual([
      ['granted', '500', "'=second"],
      ['credited', '120', 'credit'],
      ['reserved', '-200', 'first'],
      ['used', '-200', 'first'],
      ['reserved', '-40', 'first'],
      ['voided', '-460', 'first'],
    ]);
    expect(answer.body).toContain('\r\n');
  });
});

describe('what finance reads', () => {
  type Events = {
    events: { eventId: string; accountId: string; seq: number; type: string; hash: string; entries: unknown[] }[];
    next?: string;
  };
  const read = async (query: string): Promise<Events> =>
    (await app.inject({ url: `/api/v2/finance/events?${query}` })).json<Events>();
  const placed = ({ events }: Events) => events.map(({ accountId, seq, type }) => `${accountId}${seq} ${type}`);

  it('is every event of every account, newest first, each with what it booked and its hash', async () => {
    const all = await read('limit=200');
    expect(placed(all)).toEqual([
      'b1 LeadsGranted',
      'a9 LeadsVoided',
      'a8 LeadsReserved',
      'a7 LeadsUsed',
      'a6 LeadsReserved',
      'a5 LeadsCredited',
      'a4 LeadsGranted',
      'a3 LeadsUsed',
      'a2 LeadsReserved',
      'a1 LeadsGranted',
    ]);
    expect(all.next).toBeUndefined();
    const used = all.events.find(({ seq, type }) => seq === 3 && type === 'LeadsUsed');
    expect(used?.entries).toEqual([
      expect.objectContaining({ type: 'used', lotId: 'first', leads: -300, downloadId: 'd1' }),
      expect.objectContaining({ type: 'returned', lotId: 'first', leads: 50, balance: 700 }),
    ]);
    const [, ...lines] = (await fileOf()).trimEnd().split('\n');
    expect((JSON.parse(lines[2] ?? '') as { hash: string }).hash).toBe(used?.hash);
  });

  it('goes on where the page before ended, and reads a bounded part of the log', async () => {
    const first = await read('limit=3');
    const second = await read(`limit=200&before=${first.next}`);
    expect([...placed(first), ...placed(second)]).toEqual(placed(await read('limit=200')));
    const found = await inScope(stored.database.db, 'all', (trx) =>
      searchLog(trx, stored.store.topic, { type: 'LeadsCredited' }, { before: null, limit: 5, scannedMax: 4 }),
    );
    expect(found.events).toEqual([]);
    const after = await inScope(stored.database.db, 'all', (trx) =>
      searchLog(trx, stored.store.topic, { type: 'LeadsCredited' }, { before: found.next, limit: 5, scannedMax: 4 }),
    );
    expect(after.events.map(({ event }) => event.type)).toEqual(['LeadsCredited']);
  });

  it.each([
    ['account=b', ['b1 LeadsGranted']],
    ['type=LeadsCredited', ['a5 LeadsCredited']],
    ['cause=d1', ['a3 LeadsUsed', 'a2 LeadsReserved']],
    ['actor=nobody', []],
    ['actor=test&type=LeadsVoided', ['a9 LeadsVoided']],
    ['to=2001-01-01T00:00:00Z', []],
    ['account=a&from=2001-01-01T00:00:00Z&type=LeadsVoided', ['a9 LeadsVoided']],
  ])('is filtered by %s', async (query, expected) => {
    expect(placed(await read(query))).toEqual(expected);
    const csv = await app.inject({ url: `/api/v2/finance/events-csv?${query}` });
    const rows = parse(csv.body, { columns: true }) as Record<string, string>[];
    expect(rows.map(({ accountId, seq, type }) => `${accountId}${seq} ${type}`)).toEqual(expected);
  });

  it.each([
    ['before=x', 'cursor-invalid'],
    ['before=00000000-0000-0000-0000-00000000000g', 'cursor-invalid'],
    ['from=soon', 'period-invalid'],
    ['from=2027-01-01T00:00:00Z&to=2026-01-01T00:00:00Z', 'period-invalid'],
    ['type=Nothing', 'invalid-request'],
  ])('is refused for %s', async (query, code) => {
    const answer = await app.inject({ url: `/api/v2/finance/events?${query}` });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, code]);
  });

  it("is an account's statement as its own people see it", async () => {
    const url = `/api/v2/finance/accounts/a/statement?${inFebruary}`;
    expect((await app.inject({ url })).json()).toMatchObject(february2027);
  });
});

describe('the offline program', () => {
  it('knows every event that billing publishes', async () => {
    const program = path.join(repositoryRoot, 'scripts/verify-statement/ledger.mjs');
    const { ledgerEvents, otherEvents } = (await import(program)) as Record<string, Map<number, unknown>>;
    const known = [...(ledgerEvents?.keys() ?? []), ...(otherEvents?.keys() ?? [])].sort((a, b) => a - b);
    const published = BillingEventSchema.oneofs.flatMap(({ fields }) => fields.map(({ number }) => number));
    expect(known).toEqual(published.sort((a, b) => a - b));
  });
});
