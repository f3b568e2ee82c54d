import { EventEmitter, once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import type pg from 'pg';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { startToxicProxy, type ToxicProxy } from '@leadwright/testing/toxic-proxy';
import { openDatabase, type Database } from './database.ts';
import { isTransient } from '@leadwright/runtime/faults/transient';
import { endWhenSilent } from './silent-connection.ts';

// Long enough for a busy server to answer within it.
const SILENT_MS = 1_500;
let created: TestDatabase;
let proxy: ToxicProxy;
const open: Database[] = [];

beforeAll(async () => {
  created = await testDatabase();
  proxy = await startToxicProxy({ host: '127.0.0.1', port: Number(new URL(created.url).port) });
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((database) => database.close()));
});
afterAll(async () => {
  await proxy.stop();
  await created.drop();
});

/** What is connected now hears nothing any more, and is not ended; what connects later is served. */
function fallSilent(): void {
  proxy.set({ kind: 'half-open' });
  proxy.set({ kind: 'none' });
}

function opened(port = proxy.port): Database {
  const url = Object.assign(new URL(created.url), { port: String(port) });
  const database = openDatabase(url.toString(), { max: 1, silentMs: SILENT_MS });
  open.push(database);
  return database;
}
const backendOf = async ({ pool }: Database): Promise<number> =>
  (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;

/** As long as a connection that owes an answer and hears nothing is kept. */
const longEnoughToBeEnded = (): Promise<void> =>
  new Promise((ended) => {
    const owing = { bytesWritten: 0, bytesRead: 0, destroy: () => ended(), once: () => undefined };
    endWhenSilent(
      Object.assign(new EventEmitter(), { connection: { stream: owing } }) as unknown as pg.ClientBase,
      SILENT_MS,
    );
    owing.bytesWritten = 1;
  });

describe('a connection to PostgreSQL', () => {
  it('that has fallen silent fails what waits on it as passing trouble, and the next query gets another', async () => {
    const database = opened();
    const before = await backendOf(database);
    fallSilent();
    const failure = await backendOf(database).catch((error: unknown) => error);
    expect([failure instanceof Error, isTransient(failure)]).toEqual([true, true]);
    expect(await backendOf(database)).not.toBe(before);
  });

  it('that owes the second of two answers is silent too', async () => {
    const { pool } = opened();
    const client = await pool.connect();
    const [first, second] = await Promise.allSettled([client.query('select 1'), client.query('select pg_sleep(30)')]);
    expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
    client.release(true);
  });

  it('that has fallen silent is ended although more is sent on it all the time', async () => {
    const client = await opened().pool.connect();
    fallSilent();
    const asking = setInterval(() => void client.query('select 1').catch(() => undefined), SILENT_MS / 15);
    await expect(client.query('select 1')).rejects.toThrow(/silent for/);
    clearInterval(asking);
    client.release(true);
  });

  it('that falls silent between the greeting and the first answer fails who waits for it', async () => {
    const silent = createServer((near) => {
      const far = connect(Number(new URL(created.url).port), '127.0.0.1');
      near.on('data', (piece) => void (piece.includes('transaction_timeout') || far.write(piece)));
      far.pipe(near);
      near.on('error', () => undefined).on('close', () => far.destroy());
    });
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const database = opened((silent.address() as AddressInfo).port);
    await expect(database.health()).rejects.toThrow(/silent for/);
    silent.close();
  });

  it('is kept while nothing is sent on it', async () => {
    const database = opened();
    const before = await backendOf(database);
    await longEnoughToBeEnded();
    expect(await backendOf(database)).toBe(before);
  });

  it('that was idle for long fails what is asked on it then', async () => {
    const database = opened();
    await backendOf(database);
    await longEnoughToBeEnded();
    fallSilent();
    await expect(backendOf(database)).rejects.toThrow(/silent for/);
  });
});
