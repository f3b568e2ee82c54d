import { type PostgresEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { type BillingStored } from '../../contracts.ts';
import { ledger, type LedgerCommand } from '../domain/ledger.ts';
import type { LotTerms } from '../domain/lots.ts';
import { ledgerStream } from '../../kernel/domain/streams.ts';
import { migrationFolders } from '../../migrations.ts';
import { readLines, type Line } from './statement.ts';
import { testStore } from '../../testing/test-store.ts';

const at = '2027-03-01T00:00:00.000000Z';
let created: TestDatabase;
let database: Database;
let store: PostgresEventStore<BillingStored>;

beforeAll(async () => {
  created = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  database = openDatabase(created.url, { max: 4 });
  store = testStore(database);
});
afterAll(async () => {
  await database.close();
  await created.drop();
});

const send = (account: string, command: LedgerCommand, ...causes: string[]) =>
  store.execute(ledgerStream(account), ledger, command, { actorId: 'service:billing', correlationId: 'test', causes });
const terms = (lotId: string, more: Partial<LotTerms> = {}): LotTerms => ({
  lotId,
  kind: 'plan',
  priority: 50,
  category: 'paid',
  effectiveAt: at,
  expiresAt: null,
  source: lotId,
  onlyDictionaries: [],
  costCents: 0,
  invoiceId: null,
  ...more,
});
const grant = (account: string, lotId: string, leads: number, more: Partial<LotTerms> = {}) =>
  send(account, { type: 'GrantLeads', leads, lot: terms(lotId, more) }, lotId);
const reserve = (account: string, downloadId: string, rows: number, unlimited = false) =>
  send(
    account,
    {
      type: 'ReserveLeads',
      downloadLimit: 1_000_000,
      unlimited,
      request: { downloadId, dictId: 'consumers', rows, multiplierHundredths: 100, effectiveAt: at },
    },
    downloadId,
  );
const use = (account: string, downloadId: string, rows: number) =>
  send(account, { type: 'UseLeads', downloadId, rows, at }, `${downloadId}:used`);
const release = (account: string, downloadId: string) =>
  send(account, { type: 'ReleaseReservation', downloadId, at }, `${downloadId}:released`);

const lines = (account: string, before: Line | null = null, limit = 100): Promise<Line[]> =>
  inScope(database.db, [account], (trx) => readLines(trx, account, before, limit));
const brief = (list: Line[]) =>
  list.map(({ kind, downloadId, entries }) => [
    kind,
    downloadId,
    entries.map(({ type, leads }) => `${type} ${leads}`).join(', '),
  ]);

describe('the statement', () => {
  it('has one line for a download, from what was set aside over all its lots to what it cost and what came back', async () => {
    await grant('one', 'trial', 10, { kind: 'trial', expiresAt: '2027-04-01T00:00:00.000000Z' });
    await grant('one', 'plan', 100);
    await reserve('one', 'a', 30);
    await reserve('one', 'b', 50);
    expect(brief(await lines('one'))).toEqual([
      ['download', 'b', 'reserved -50'],
      ['download', 'a', 'reserved -10, reserved -20'],
      ['granted', null, 'granted 100'],
      ['granted', null, 'granted 10'],
    ]);
    await use('one', 'a', 25);
    await release('one', 'b');
    const after = await lines('one');
    expect(brief(after).slice(0, 2)).toEqual([
      ['download', 'b', 'reserved -50, returned 50'],
      ['download', 'a', 'reserved -10, reserved -20, used -10, used -15, returned 5'],
    ]);
    expect(after[1]?.entries[0]).toEqual({
      type: 'reserved',
      leads: -10,
      balance: 100,
      datedAt: null,
      at,
      lot: { lotId: 'trial', kind: 'trial', expiresAt: '2027-04-01T00:00:00.000000Z' },
    });
  });

  it('keeps every line at its place between pages, whatever is booked meanwhile', async () => {
    await grant('paged', 'lot', 1_000);
    for (const id of ['p1', 'p2', 'p3', 'p4']) await reserve('paged', id, 10);
    const first = await lines('paged', null, 2);
    await use('paged', 'p1', 10);
    await use('paged', 'p4', 10);
    await reserve('paged', 'p5', 10);
    const second = await lines('paged', first.at(-1) ?? null, 2);
    const third = await lines('paged', second.at(-1) ?? null, 2);
    expect([...first, ...second, ...third].map(({ downloadId, kind }) => downloadId ?? kind)).toEqual([
      'p4',
      'p3',
      'p2',
      'p1',
      'granted',
    ]);
    expect((await lines('paged')).map(({ downloadId, kind }) => downloadId ?? kind)).toEqual([
      'p5',
      'p4',
      'p3',
      'p2',
      'p1',
      'granted',
    ]);
  });

  it('has a line for a credit, for leads that expired and for leads that were taken back', async () => {
    await grant('other', 'ends', 100, { expiresAt: '2027-03-02T00:00:00.000000Z' });
    await grant('other', 'voided', 50);
    await reserve('other', 'o', 20);
    await use('other', 'o', 20);
    const lot = terms('credit', { kind: 'credit', source: 'o:credit' });
    await send(
      'other',
      { type: 'CreditLeads', lot, leads: 20, leadsMax: 20, reason: 'bad-file', downloadId: 'o' },
      'o:credit',
    );
    await send('other', { type: 'VoidLot', lotId: 'voided', reason: 'chargeback', at }, 'v');
    await send('other', { type: 'ExpireLots', at: '2027-03-03T00:00:00.000000Z' });
    const all = await lines('other');
    expect(brief(all)).toEqual([
      ['expired', null, 'expired -80'],
      ['voided', null, 'voided -50'],
      ['credited', 'o', 'credited 20'],
      ['download', 'o', 'reserved -20, used -20'],
      ['granted', null, 'granted 50'],
      ['granted', null, 'granted 100'],
    ]);
    expect(all.map(({ credit }) => credit)).toEqual([null, null, 'bad-file', null, null, null]);
  });

  it('shows what an unlimited plan adds for a download under the download alone', async () => {
    await grant('center', 'lot', 70);
    await reserve('center', 'u', 100, true);
    await use('center', 'u', 90);
    const all = await lines('center');
    expect(brief(all)).toEqual([
      ['download', 'u', 'reserved -70, reserved -30, used -70, used -20, returned 10'],
      ['granted', null, 'granted 70'],
    ]);
    expect(all[0]?.entries[1]?.lot).toEqual({ lotId: 'unlimited:u', kind: 'unlimited', expiresAt: null });
  });

  it('shows nothing of another account, nor of a download that has the same id there', async () => {
    for (const account of ['mine', 'theirs']) {
      await grant(account, 'lot', 100);
      await reserve(account, 'same', 10);
    }
    await use('theirs', 'same', 5);
    expect(brief(await lines('mine'))).toEqual([
      ['download', 'same', 'reserved -10'],
      ['granted', null, 'granted 100'],
    ]);
    expect(await inScope(database.db, ['mine'], (trx) => readLines(trx, 'theirs', null, 10))).toEqual([]);
  });
});
