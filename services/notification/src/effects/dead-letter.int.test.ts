import { listDeadLetters, removeOldEffects, reviveDeadLetter } from '@leadwright/eventsourcing/effects/dead-letter';
import { endEffect } from '@leadwright/eventsourcing/effects/effect';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { migrate } from '@leadwright/postgres/migrate';
import { inScope } from '@leadwright/postgres/scope';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { sql } from 'kysely';
import { migrationFolders } from '../migrations.ts';
import { planMailEffect, takeDueMail } from './effect.ts';

let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await testDatabase();
  await migrate(own.url, migrationFolders(repositoryRoot));
  database = openDatabase(own.url, { max: 2 });
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

const inAll = <Result>(work: Parameters<typeof inScope<Result>>[2]): Promise<Result> =>
  inScope(database.db, 'all', work);
const request = { template: 'download-ready' as const, personId: 'person-1', correlationId: 'c', causationId: 'e' };
const dead = (id: string, reason: string) =>
  inAll(async (trx) => {
    await planMailEffect(trx, id, 'acme', request);
    await takeDueMail(trx);
    await endEffect(trx, id, { state: 'dead', reason });
  });
const stateOf = (id: string) =>
  inAll(
    async (trx) =>
      (await sql<{ state: string; tries: number }>`select state, tries from effect where id = ${id}`.execute(trx))
        .rows[0],
  );

describe('a dead letter', () => {
  it('is due again with all its tries, once; the provider is asked first if it gave no answer', async () => {
    await dead('m1', 'not-composed');
    await dead('m2', 'no-answer');
    expect((await inAll((trx) => listDeadLetters(trx))).map(({ id, reason }) => `${id} ${reason}`).sort()).toEqual([
      'm1 not-composed',
      'm2 no-answer',
    ]);
    expect(await inAll((trx) => reviveDeadLetter(trx, 'm1'))).toBe(true);
    expect(await inAll((trx) => reviveDeadLetter(trx, 'm1'))).toBe(false);
    expect(await inAll((trx) => reviveDeadLetter(trx, 'm2'))).toBe(true);
    expect([await stateOf('m1'), await stateOf('m2')]).toEqual([
      { state: 'planned', tries: 0 },
      { state: 'unknown', tries: 0 },
    ]);
    expect(await inAll((trx) => listDeadLetters(trx))).toEqual([]);
    expect([await inAll(takeDueMail), await inAll(takeDueMail), await inAll(takeDueMail)]).toMatchObject([
      { id: 'm1', before: 'planned' },
      { id: 'm2', before: 'unknown' },
      null,
    ]);
  });
});

describe('an effect that ended 30 days ago', () => {
  it('is removed, and no other is', async () => {
    for (const id of ['old-done', 'young-done', 'old-planned', 'old-dead'])
      await inAll((trx) => planMailEffect(trx, id, 'acme', request));
    await inAll((trx) => sql`update effect set state = 'done' where id in ('old-done', 'young-done')`.execute(trx));
    await inAll((trx) => sql`update effect set state = 'dead' where id = 'old-dead'`.execute(trx));
    await inAll((trx) =>
      sql`update effect set changed_at = now() - interval '31 days' where id like 'old-%'`.execute(trx),
    );
    await inAll((trx) =>
      sql`update effect set changed_at = now() - interval '29 days' where id = 'young-done'`.execute(trx),
    );
    expect(await inAll(removeOldEffects)).toBe(2);
    expect([await stateOf('old-done'), await stateOf('old-dead')]).toEqual([undefined, undefined]);
    expect([await stateOf('young-done'), await stateOf('old-planned')]).toMatchObject([
      { state: 'done' },
      { state: 'planned' },
    ]);
    expect(await inAll(removeOldEffects)).toBe(0);
  });
});
