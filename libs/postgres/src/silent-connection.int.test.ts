import { once } from 'node:events';
import type { Socket } from 'node:net';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { startToxicProxy, type ToxicProxy } from '@leadwright/testing/toxic-proxy';
import { openDatabase, type Database } from './database.ts';
import { isTransient } from '@leadwright/runtime/process/transient';

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

function opened(): Database {
  const url = Object.assign(new URL(created.url), { port: String(proxy.port) });
  const database = openDatabase(url.toString(), { max: 1, silentMs: SILENT_MS });
  open.push(database);
  return database;
}
const backendOf = async ({ pool }: Database): Promise<number> =>
  (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;

/** Waits until the pool's one connection has been idle for so long that it was looked at. */
async function lookedAtIdle({ pool }: Database): Promise<void> {
  const client = await pool.connect();
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  client.release();
  await once(stream, 'timeout');
}

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

  it('is kept while nothing is sent on it', async () => {
    const database = opened();
    const before = await backendOf(database);
    await lookedAtIdle(database);
    expect(await backendOf(database)).toBe(before);
  });

  it('that was idle for long fails what is asked on it then', async () => {
    const database = opened();
    await backendOf(database);
    await lookedAtIdle(database);
    fallSilent();
    await expect(backendOf(database)).rejects.toThrow(/silent for/);
  });
});
