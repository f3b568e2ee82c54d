import { listDeadLetters, removeOldEffects, reviveDeadLetter } from '@leadwright/eventsourcing/effects/dead-letter';
import { endEffect } from '@leadwright/eventsourcing/effects/effect';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { TransientError } from '@leadwright/runtime/faults/transient';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { sql } from 'kysely';
import { migrationFolders } from '../migrations.ts';
import { planMailEffect, takeDueMail } from './effect.ts';
import { sendMail, type SendParts } from './send-mail.ts';
import { createAddressMark } from './suppression/suppression.ts';
import { createConfirmTokens } from '../shares/confirm-token.ts';
import { createUnsubscribeTokens } from './unsubscribe-token.ts';
import { NOT_COMPOSED } from './store-outcome.ts';

let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
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

const sure = { notSent: [NOT_COMPOSED] };

describe('a dead letter', () => {
  it('is due again with all its tries, once; the provider is asked first where it may have it', async () => {
    await dead('m1', 'not-composed');
    await dead('m2', 'no-answer');
    expect((await inAll((trx) => listDeadLetters(trx))).map(({ id, reason }) => `${id} ${reason}`).sort()).toEqual([
      'm1 not-composed',
      'm2 no-answer',
    ]);
    expect(await inAll((trx) => reviveDeadLetter(trx, 'm1', sure))).toBe(true);
    expect(await inAll((trx) => reviveDeadLetter(trx, 'm1', sure))).toBe(false);
    expect(await inAll((trx) => reviveDeadLetter(trx, 'm2', sure))).toBe(true);
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

describe('a mail whose first try had no answer', () => {
  const sending = (compose: () => Promise<never>, asked: string[]): SendParts => ({
    database,
    brand: 'Leadwright',
    publicUrl: 'http://localhost',
    people: {
      find: compose,
      mintLink: compose,
      mintInvitation: compose,
      mintEmailLink: compose,
      findFormer: compose,
      findLogIn: compose,
      mintCode: compose,
      findAsker: compose,
      mintPrivacyLink: compose,
      hasOptedOut: compose,
    },
    sharing: {} as SendParts['sharing'],
    channel: {
      name: 'mailbox',
      send: () => Promise.reject(new Error('no answer')),
      lookUp: async (id) => {
        asked.push(id);
        return { found: false };
      },
    },
    logger: createLogger('test', 'silent'),
    addressMark: createAddressMark('key'),
    unsubscribeTokens: createUnsubscribeTokens('key'),
    confirmTokens: createConfirmTokens('key'),
    store: {
      transaction: (_accounts: string[], work: (tx: object) => Promise<unknown>) =>
        inAll((db) => work({ db, record: async () => [] })),
    } as unknown as SendParts['store'],
  });
  const away = () => Promise.reject(new TransientError('accounts is away'));
  const broken = () => Promise.reject(new Error('a broken template'));
  const again = async (id: string, compose: () => Promise<never>, asked: string[]) => {
    await inAll((trx) => sql`update effect set next_try_at = clock_timestamp() where id = ${id}`.execute(trx));
    const due = await inAll(takeDueMail);
    if (!due) throw new Error('no mail is due');
    await sendMail(sending(compose, asked), due);
  };

  it('is looked up before each further one, also after accounts was away, and after an operator sent it again', async () => {
    const id = 'unanswered';
    const asked: string[] = [];
    await inAll((trx) => planMailEffect(trx, id, 'acme', request));
    await inAll((trx) => sql`update effect set state = 'unknown' where id = ${id}`.execute(trx));
    await again(id, away, asked);
    expect(await stateOf(id)).toMatchObject({ state: 'unknown' });
    await again(id, broken, asked);
    expect(await stateOf(id)).toMatchObject({ state: 'dead' });
    expect(await inAll((trx) => reviveDeadLetter(trx, id, sure))).toBe(true);
    await again(id, away, asked);
    expect(asked).toEqual([id, id, id]);
    await inAll((trx) => endEffect(trx, id, { state: 'failed', reason: 'test' }));
  });

  it('and one that was never handed over is not looked up', async () => {
    const id = 'never-sent';
    const asked: string[] = [];
    await inAll((trx) => planMailEffect(trx, id, 'acme', request));
    await again(id, away, asked);
    await again(id, broken, asked);
    expect(await inAll((trx) => reviveDeadLetter(trx, id, sure))).toBe(true);
    await again(id, away, asked);
    expect(asked).toEqual([]);
    await inAll((trx) => endEffect(trx, id, { state: 'failed', reason: 'test' }));
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
