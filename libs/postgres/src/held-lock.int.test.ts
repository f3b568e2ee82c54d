import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { eventually } from '@leadwright/testing/eventually';
import { startToxicProxy } from '@leadwright/testing/toxic-proxy';
import { openDatabase, type Database } from './database.ts';
import { openHeldLock } from './held-lock.ts';

let created: TestDatabase;
let database: Database;
beforeAll(async () => {
  created = await testDatabase();
  database = openDatabase(created.url);
});
afterAll(async () => {
  await database.close();
  await created.drop();
});

/** What the end of the holder's process looks like from the server. */
const endHolders = () =>
  database.pool.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`);

describe('a held lock', () => {
  it('is held by one, however often it is taken, until that one closes it', async () => {
    const [first, second] = [openHeldLock(created.url, 'work'), openHeldLock(created.url, 'work')];
    expect([await first.take(), await second.take(), await first.take(), await second.take()]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    await first.close();
    expect(await second.take()).toBe(true);
    await second.close();
  });

  it('is lost with its session: another takes it, and whoever lost it knows', async () => {
    const [first, second] = [openHeldLock(created.url, 'work'), openHeldLock(created.url, 'work')];
    expect(await first.take()).toBe(true);
    await endHolders();
    expect([await second.take(), await first.take()]).toEqual([true, false]);
    await first.close();
    await second.close();
  });

  it('is lost with a connection that fell silent, although its holder keeps saying words, and is taken anew', async () => {
    const proxy = await startToxicProxy({ host: '127.0.0.1', port: Number(new URL(created.url).port) });
    const url = Object.assign(new URL(created.url), { port: String(proxy.port) }).toString();
    const lock = openHeldLock(url, 'silent', { awakeEveryMs: 100, idleMsMax: 1_500, silentMs: 1_500 });
    try {
      expect(await lock.take()).toBe(true);
      proxy.set({ kind: 'half-open' });
      proxy.set({ kind: 'none' });
      // The lock of the silent session is free once the server has ended it.
      await eventually(() => lock.take());
    } finally {
      await proxy.stop();
      await lock.close();
    }
  });

  it('is another for another name', async () => {
    const [first, second] = [openHeldLock(created.url, 'one'), openHeldLock(created.url, 'two')];
    expect([await first.take(), await second.take()]).toEqual([true, true]);
    await first.close();
    await second.close();
  });
});
