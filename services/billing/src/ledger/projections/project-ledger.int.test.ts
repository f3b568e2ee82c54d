import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { type PostgresEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { inScope, setScope } from '@leadwright/postgres/scope';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { type BillingStored } from '../../contracts.ts';
import { latticeFrom } from '../../kernel/domain/lattice.ts';
import { ledger, type Ledger, type LedgerCommand } from '../domain/ledger.ts';
import { PRIORITY_DEFAULT, type LotTerms } from '../domain/lots.ts';
import { ledgerStream, subscriptionStream } from '../../kernel/domain/streams.ts';
import { termsNow } from '../../plans/testing/plan-named.ts';
import { subscription } from '../../subscription/domain/subscription.ts';
import { migrationFolders } from '../../migrations.ts';
import { mayChangeHistory } from '../testing/tampered-rows.ts';
import { ledgerViolations, violationsIn } from './ledger-violations.ts';
import { projectLedger } from './project-ledger.ts';
import { testStore } from '../../testing/test-store.ts';

const at = '2027-03-01T00:00:00.000000Z';
const context = { actorId: 'test', correlationId: 'test' };

let databases: TestDatabase[] = [];
let database: Database;
let store: PostgresEventStore<BillingStored>;

async function freshDatabase(): Promise<Database> {
  const created = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  databases = [...databases, created];
  return openDatabase(created.url, { max: 16 });
}

beforeAll(async () => {
  database = await freshDatabase();
  store = testStore(database);
});

afterAll(async () => {
  await database.close();
  for (const each of databases) await each.drop();
});

const send = (account: string, command: LedgerCommand, ...causes: string[]) =>
  store.execute(ledgerStream(account), ledger, command, { ...context, causes });

const grant = (account: string, lotId: string, leads: number, expiresAt: string | null = null) =>
  send(
    account,
    {
      type: 'GrantLeads',
      leads,
      lot: {
        lotId,
        kind: 'plan',
        priority: PRIORITY_DEFAULT,
        category: 'paid',
        effectiveAt: at,
        expiresAt,
        source: lotId,
        onlyDictionaries: [],
        costCents: 0,
        invoiceId: null,
      },
    },
    lotId,
  );

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

async function rows(table: string, account: string, on = database): Promise<unknown[]> {
  return inScope(on.db, [account], async (trx) => {
    const { rows: found } =
      await sql`select * from ${sql.table(table)} where account_id = ${account} order by 2, 3`.execute(trx);
    return found;
  });
}

/** A mixed history: two lots, a use with a rest, a refusal, a release into an ended lot, a fill, a credit, a void. */
async function history(account: string): Promise<void> {
  await grant(account, `${account}-a`, 100, '2027-04-01T00:00:00.000000Z');
  await grant(account, `${account}-b`, 50);
  await reserve(account, `${account}-1`, 120);
  await send(account, { type: 'UseLeads', downloadId: `${account}-1`, rows: 110, at }, `${account}-1:used`);
  await reserve(account, `${account}-2`, 1_000);
  await reserve(account, `${account}-3`, 100, true);
  await send(
    account,
    { type: 'ReleaseReservation', downloadId: `${account}-3`, at: '2027-04-02T00:00:00.000000Z' },
    `${account}-3:released`,
  );
  const lot = {
    lotId: `${account}-c`,
    kind: 'credit',
    priority: PRIORITY_DEFAULT,
    category: 'paid',
    effectiveAt: at,
    expiresAt: null,
    source: `${account}-1:credit`,
    onlyDictionaries: [],
    costCents: 0,
    invoiceId: null,
  } satisfies LotTerms;
  await send(
    account,
    { type: 'CreditLeads', lot, leads: 5, leadsMax: 110, reason: 'bad-file', downloadId: `${account}-1` },
    `${account}-1:credit`,
  );
  await send(account, { type: 'VoidLot', lotId: `${account}-b`, reason: 'test', at }, `void-${account}`);
}

describe('projections of the ledger', () => {
  it('write two legs for each movement with the balance after it', async () => {
    await grant('legs', 'lot', 100);
    await reserve('legs', 'd', 30);
    await send('legs', { type: 'UseLeads', downloadId: 'd', rows: 20, at }, 'd:used');
    const legs = (await rows('ledger_entry', 'legs')) as {
      seq: string;
      line: number;
      ledger_account: string;
      leads: string;
      balance: string;
      type: string;
    }[];
    expect(
      legs.map((leg) => [leg.seq, leg.line, leg.type, leg.ledger_account, Number(leg.leads), Number(leg.balance)]),
    ).toEqual([
      ['1', 0, 'granted', 'issued:plan', -100, 100],
      ['1', 1, 'granted', 'available', 100, 100],
      ['2', 0, 'reserved', 'available', -30, 70],
      ['2', 1, 'reserved', 'held', 30, 70],
      ['3', 0, 'used', 'held', -20, 70],
      ['3', 1, 'used', 'delivered', 20, 70],
      ['3', 2, 'returned', 'held', -10, 80],
      ['3', 3, 'returned', 'available', 10, 80],
    ]);
    expect(await rows('lead_balance', 'legs')).toEqual([
      {
        account_id: 'legs',
        issued: '100',
        available: '80',
        held: '0',
        delivered: '20',
        expired: '0',
        voided: '0',
        version: '3',
      },
    ]);
  });

  it('keep the newest subscription', async () => {
    const lattice = latticeFrom('l', '2027-01-31T10:00:00.123456Z', 'UTC');
    const terms = termsNow('free-trial');
    const command = { type: 'StartSubscription', planId: 'free-trial', terms, lattice } as const;
    await store.execute(subscriptionStream('sub'), subscription, command, context);
    expect(await rows('subscription', 'sub')).toMatchObject([
      {
        account_id: 'sub',
        plan_id: 'free-trial',
        status: 'free-trial',
        lattice_id: 'l',
        anchor_at: '2027-01-31 10:00:00.123456+00',
        billing_day: 31,
        time_of_day: '10:00:00.123456',
        zone: 'UTC',
        version: '1',
      },
    ]);
  });

  it('agree three ways: tables, fold of the entries, fold of the events', async () => {
    await history('three');
    expect(await ledgerViolations(database.db)).toEqual([]);
    const events = (await store.readAccount('three', 0, 1_000)).map(
      ({ event }) => event as Parameters<typeof ledger.evolve>[1],
    );
    const folded = events.reduce<Ledger>(ledger.evolve, ledger.initial);
    const live = (await rows('lot', 'three')) as { lot_id: string; available: string; held: string }[];
    const fromTable = live
      .filter((lot) => lot.available !== '0' || lot.held !== '0')
      .map((lot) => [lot.lot_id, Number(lot.available), Number(lot.held)]);
    expect(fromTable).toEqual(folded.lots.map((lot) => [lot.lotId, lot.available, lot.held]));
  });

  it('are the same when a log is replayed into new tables', async () => {
    await history('replayed');
    const copy = await freshDatabase();
    for (const stored of await store.readAccount('replayed', 0, 1_000)) {
      await copy.db.transaction().execute(async (trx) => {
        await setScope(trx, ['replayed']);
        await projectLedger([stored], trx);
      });
    }
    for (const table of ['lead_balance', 'lot', 'ledger_entry']) {
      expect(await rows(table, 'replayed', copy)).toEqual(await rows(table, 'replayed'));
    }
    await copy.close();
  });

  it('refuse an event that moves leads of a lot or a balance that is not there', async () => {
    await grant('known', 'lot', 100);
    const [stored] = await store.readAccount('known', 0, 1);
    if (!stored) throw new Error('the grant was not stored');
    const used: BillingStored = {
      type: 'LeadsExpired',
      expired: [{ lotId: 'strange', leads: 1 }],
      reason: 'lot-ended',
      effectiveAt: at,
    };
    for (const accountId of ['known', 'strange']) {
      const forged = { ...stored, accountId, accountSeq: 2, event: used };
      await expect(
        database.db.transaction().execute(async (trx) => {
          await setScope(trx, [accountId]);
          await projectLedger([forged], trx);
        }),
      ).rejects.toThrow('that is not there');
    }
    expect(await rows('lead_balance', 'known')).toMatchObject([{ available: '100', version: '1' }]);
  });

  it('give a repeat the same answer and book nothing for it', async () => {
    await grant('repeat', 'lot', 100);
    const first = await reserve('repeat', 'd', 40);
    const again = await Promise.all([reserve('repeat', 'd', 40), grant('repeat', 'lot', 100)]);
    expect(first).toMatchObject({ accepted: true, events: [{ event: { type: 'LeadsReserved' } }] });
    expect(await reserve('repeat', 'd', 99)).toEqual({
      accepted: false,
      refusal: { code: 'reservation-differs', downloadId: 'd', field: 'rows' },
    });
    expect(await grant('repeat', 'lot', 101)).toEqual({
      accepted: false,
      refusal: { code: 'lot-differs', lotId: 'lot', field: 'leads' },
    });
    for (const answer of again) expect(answer).toMatchObject({ accepted: true, events: [] });
    expect(await rows('lead_balance', 'repeat')).toMatchObject([{ available: '60', held: '40', version: '2' }]);
  });

  it('name what a repeat says otherwise when its hold and its lots are gone, and book nothing', async () => {
    await grant('gone', 'lot', 40);
    await reserve('gone', 'd', 40);
    await send('gone', { type: 'UseLeads', downloadId: 'd', rows: 40, at }, 'd:used');
    await reserve('gone', 'refused', 7);
    expect(await reserve('gone', 'd', 39)).toEqual({
      accepted: false,
      refusal: { code: 'reservation-differs', downloadId: 'd', field: 'rows' },
    });
    expect(await send('gone', { type: 'UseLeads', downloadId: 'd', rows: 39, at }, 'd:used')).toEqual({
      accepted: false,
      refusal: { code: 'use-differs', downloadId: 'd', field: 'rows' },
    });
    expect(await reserve('gone', 'refused', 8)).toEqual({
      accepted: false,
      refusal: { code: 'reservation-differs', downloadId: 'refused', field: 'rows' },
    });
    for (const same of [await reserve('gone', 'd', 40), await reserve('gone', 'refused', 7)])
      expect(same).toMatchObject({ accepted: true, events: [] });
    expect(await rows('lead_balance', 'gone')).toMatchObject([
      { available: '0', held: '0', delivered: '40', version: '4' },
    ]);
  });

  it('book a void once: the second changes nothing when the lot has left the state too, and so do ten at once', async () => {
    await grant('void', 'lot', 100);
    const voidLot = (reason: string) => send('void', { type: 'VoidLot', lotId: 'lot', reason, at });
    expect(await voidLot('chargeback')).toMatchObject({ accepted: true, events: [{ event: { type: 'LeadsVoided' } }] });
    expect(await voidLot('chargeback')).toMatchObject({ accepted: true, events: [], version: 2 });
    expect(await voidLot('another reason')).toMatchObject({ accepted: true, events: [] });
    await grant('void', 'second', 5);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send('void', { type: 'VoidLot', lotId: 'second', reason: 'x', at })),
    );
    expect(answers.map((answer) => answer.accepted && answer.events.length).sort()).toEqual([
      0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
    ]);
    expect(await send('void', { type: 'VoidLot', lotId: 'never', reason: 'x', at })).toEqual({
      accepted: false,
      refusal: { code: 'lot-spent', lotId: 'never' },
    });
    expect(await rows('lead_balance', 'void')).toMatchObject([
      { issued: '105', available: '0', voided: '105', version: '4' },
    ]);
  });

  it('let 16 reservations at once never take more than there is', async () => {
    await grant('race', 'lot', 1_000);
    const answers = await Promise.all(Array.from({ length: 64 }, (_, i) => reserve('race', `race-${i}`, 70 + (i % 7))));
    const reserved = answers
      .flatMap((answer) => (answer.accepted ? answer.events : []))
      .filter(({ event }) => event.type === 'LeadsReserved');
    expect(reserved.length).toBeGreaterThan(10);
    expect(answers.flatMap((answer) => (answer.accepted ? answer.events : []))).toHaveLength(64);
    const [balance] = (await rows('lead_balance', 'race')) as { available: string; held: string }[];
    expect(Number(balance?.available) + Number(balance?.held)).toBe(1_000);
    expect(Number(balance?.available)).toBeLessThan(70);
    expect(await ledgerViolations(database.db)).toEqual([]);
  });

  it('show no row to a reader without a scope, or of another account', async () => {
    await grant('mine', 'lot', 10);
    for (const table of ['lead_balance', 'lot', 'ledger_entry', 'subscription']) {
      const { rows: unscoped } = await sql`select * from ${sql.table(table)}`.execute(database.db);
      expect(unscoped).toEqual([]);
    }
    const { rows: foreign } = await inScope(database.db, ['other'], (trx) => sql`select * from lot`.execute(trx));
    expect(foreign).toEqual([]);
  });
});

/** The rules that break once `statement` ran; everything is rolled back. */
async function foundAfter(statement: string): Promise<string[]> {
  const rollback = new Error('rolled back');
  let found: string[] = [];
  await database.db
    .transaction()
    .execute(async (trx) => {
      await setScope(trx, 'all');
      await mayChangeHistory(trx);
      await sql.raw(statement).execute(trx);
      found = (await violationsIn(trx)).map(({ rule }) => rule);
      throw rollback;
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error;
    });
  return found;
}

describe('the check of the stored ledger', () => {
  const forged: [string, string, string][] = [
    [
      'I1',
      'an entry without its other leg',
      `delete from ledger_entry where account_id = 'x' and seq = 2 and line = 1`,
    ],
    [
      'I2',
      'a lot that gave more than it had',
      `insert into ledger_entry select account_id, seq, line + 100, event_id, type, ledger_account, lot_id, -500, balance, download_id, reason, actor_id, effective_at, recorded_at from ledger_entry where account_id = 'x' and seq = 2 and line = 0`,
    ],
    [
      'I3',
      'an entry without an event',
      `update ledger_entry set event_id = gen_random_uuid() where account_id = 'x' and seq = 2`,
    ],
    ['I3', 'a reservation without its business id', `delete from cause where account_id = 'x' and cause = 'x-d'`],
    [
      'I4',
      'a balance that was edited',
      `update lead_balance set available = available - 1, expired = expired + 1 where account_id = 'x'`,
    ],
    [
      'I8',
      'a download that ended and still holds',
      `update ledger_entry set download_id = 'x-e' where account_id = 'x' and seq = 3`,
    ],
  ];
  it.each(forged)('%s finds %s', async (rule, _what, statement) => {
    if ((await rows('lot', 'x')).length === 0) {
      await grant('x', 'x-lot', 100);
      await reserve('x', 'x-d', 30);
      await send('x', { type: 'UseLeads', downloadId: 'x-d', rows: 20, at }, 'x-d:used');
    }
    expect(await ledgerViolations(database.db)).toEqual([]);
    const found = await foundAfter(statement);
    expect(found).toContain(rule);
    expect(await ledgerViolations(database.db)).toEqual([]);
  });
});
