import { openDatabase, type Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { eventually } from '@leadwright/testing/eventually';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { eventSourcingMigrations } from '../store/migrations.ts';
import { startEffectWorker, type EffectWorker } from './effect-worker.ts';
import { dueInMs, endEffect, planEffect, takeDue, tryLater } from './effect.ts';

const logger = createLogger('test', 'silent');
const taking = { kind: 'letter', leaseSeconds: 60 };
const NEVER_MS = 3_600_000;

let own: TestDatabase;
let database: Database;
let done: string[];
const started: EffectWorker[] = [];
beforeEach(async () => {
  own = await testDatabase({ migrations: [eventSourcingMigrations(repositoryRoot)] });
  database = openDatabase(own.url, { max: 4 });
  done = [];
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((worker) => worker.stop()));
  await database.close();
  await own.drop();
});

const plan = (id: string, on: Database = database) =>
  inScope(on.db, ['a'], (trx) => planEffect(trx, { id, accountId: 'a', kind: taking.kind, request: {} }));
const due = () => inScope(database.db, 'all', (trx) => dueInMs(trx, taking.kind));
const take = () => inScope(database.db, 'all', (trx) => takeDue(trx, taking));

async function drain(): Promise<void> {
  for (;;) {
    const next = await take();
    if (!next) return;
    await inScope(database.db, 'all', (trx) => endEffect(trx, next.id, { state: 'done', providerRef: 'r' }));
    done.push(next.id);
  }
}
function start(changes: { restMs?: number; drain?: () => Promise<void> } = {}): EffectWorker {
  const worker = startEffectWorker({
    ...{ database, logger, kind: taking.kind, drain, failure: 'letters wait', restMs: NEVER_MS },
    ...changes,
  });
  started.push(worker);
  return worker;
}

describe('a worker of effects', () => {
  it('rests, and is woken by each effect that this process plans', async () => {
    start();
    for (const id of ['one', 'two', 'three']) {
      await plan(id);
      await eventually(() => done.includes(id));
    }
    expect(done).toEqual(['one', 'two', 'three']);
  });

  it('does what is due later when its time has come, without being woken', async () => {
    await plan('later');
    await take();
    await inScope(database.db, 'all', (trx) => tryLater(trx, 'later', 'planned', 500, 'away'));
    start();
    await eventually(() => done.includes('later'));
  });

  it('finds what another process planned and did not do when it looks by itself', async () => {
    const other = openDatabase(own.url, { max: 1 });
    start({ restMs: 50 });
    await eventually(async () => (await due()) === null);
    await plan('left', other);
    await eventually(() => done.includes('left'));
    await other.close();
  });

  it('is not ready while it fails, and goes on by itself', async () => {
    let isAway = true;
    const worker = start({
      drain: async () => {
        if (isAway) throw new Error('away');
        await drain();
      },
    });
    await eventually(() => !worker.health().ok);
    expect(worker.health()).toEqual({ ok: false, detail: 'away' });
    await plan('waits');
    isAway = false;
    await eventually(() => done.includes('waits'));
    await eventually(() => worker.health().ok);
  });
});

describe('when the next effect is due', () => {
  it('is told over all that have not ended, of this kind', async () => {
    expect(await due()).toBeNull();
    await inScope(database.db, ['a'], (trx) =>
      planEffect(trx, { id: 'other', accountId: 'a', kind: 'parcel', request: {} }),
    );
    expect(await due()).toBeNull();
    await plan('planned');
    expect(await due()).toBeLessThanOrEqual(0);
    await take();
    // In hand: due again when the worker that took it has been silent for the lease.
    expect(await due()).toBeGreaterThan(1_000 * (taking.leaseSeconds - 30));
    await inScope(database.db, 'all', (trx) => endEffect(trx, 'planned', { state: 'done', providerRef: 'r' }));
    expect(await due()).toBeNull();
  });
});
