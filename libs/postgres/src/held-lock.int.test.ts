import { connect, createServer, type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { eventually } from '@leadwright/testing/eventually';
import { startToxicProxy } from '@leadwright/testing/toxic-proxy';
import { openDatabase, type Database } from './database.ts';
import { openHeldLocks, type HeldLock, type HeldLocks } from './held-lock.ts';

let created: TestDatabase;
let database: Database;
const opened: HeldLocks[] = [];
beforeAll(async () => {
  created = await testDatabase();
  database = openDatabase(created.url);
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((locks) => locks.close()));
});
afterAll(async () => {
  await database.close();
  await created.drop();
});

/** As another process would have them. */
function openLocks(...more: [url?: string, times?: Parameters<typeof openHeldLocks>[1]]): HeldLocks {
  const [url = created.url, times] = more;
  const locks = openHeldLocks(url, times);
  opened.push(locks);
  return locks;
}
const taken = async (lock: HeldLock): Promise<boolean> => (await lock.take()) !== null;

/** What the end of the holder's process looks like from the server. */
const endHolders = () =>
  database.pool.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`);

const holders = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ locks: number }>(`select count(*)::int as locks from pg_locks
    where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`);
  return rows[0]?.locks ?? 0;
};

/** Passes on what the server says, or keeps it until the server has ended the connection: then all of it is one piece. */
async function startWithholdingProxy(target: number) {
  let kept: Buffer[] | undefined;
  let ended = Promise.resolve();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far);
    far.on('data', (piece: Buffer) => void (kept ? kept.push(piece) : near.write(piece)));
    ended = new Promise((resolve) => {
      far.once('end', () => {
        near.end(Buffer.concat(kept ?? []));
        kept = undefined;
        resolve();
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    withhold: () => void (kept = []),
    passOnAtTheEnd: () => ended,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

describe('a held lock', () => {
  it('is held by one, however often it is taken, until that one frees it', async () => {
    const [first, second] = [openLocks().lock('work'), openLocks().lock('work')];
    expect([await taken(first), await taken(second), await taken(first), await taken(second)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    await first.free();
    expect([await taken(second), await taken(first)]).toEqual([true, false]);
  });

  it('is held by one of those that ask in one process, also when they ask at once', async () => {
    const locks = openLocks();
    const both = [locks.lock('work'), locks.lock('work')];
    expect((await Promise.all(both.map(taken))).sort()).toEqual([false, true]);
    expect((await Promise.all(both.map(taken))).sort()).toEqual([false, true]);
    await Promise.all(both.map((lock) => lock.free()));
    expect(await taken(openLocks().lock('work'))).toBe(true);
  });

  it('is another for another name, in one session for all names of a process', async () => {
    const locks = openLocks();
    const sessions = await Promise.all(['one', 'two'].map((name) => locks.lock(name).take()));
    const pids = await Promise.all(
      sessions.map(async (session) => session && (await sql`select pg_backend_pid() as pid`.execute(session)).rows),
    );
    expect(pids[0]).toEqual([{ pid: expect.any(Number) }]);
    expect(pids[1]).toEqual(pids[0]);
  });

  it('is free for others when its process closes its locks', async () => {
    const [first, second] = [openLocks(), openLocks()];
    expect([await taken(first.lock('work')), await taken(second.lock('work'))]).toEqual([true, false]);
    await first.close();
    await eventually(() => taken(second.lock('work')));
  });

  it('is lost with its session: another takes it, and whoever lost it is told', async () => {
    let told = 0;
    const first = openLocks().lock('work', { lost: () => (told += 1) });
    const second = openLocks().lock('work');
    const session = await first.take();
    await endHolders();
    await eventually(() => told > 0);
    expect([await taken(second), await taken(first)]).toEqual([true, false]);
    // What the holder still does under the lock fails.
    await expect(session?.executeQuery(sql`select 1`.compile(session))).rejects.toThrow('not queryable');
  });

  it('is not held by a process whose session ended with the answer, although it has another session now', async () => {
    const proxy = await startWithholdingProxy(Number(new URL(created.url).port));
    const url = Object.assign(new URL(created.url), { port: String(proxy.port) }).toString();
    const locks = openLocks(url);
    const [first, other] = [locks.lock('work'), openLocks().lock('work')];
    try {
      expect(await taken(locks.lock('before'))).toBe(true);
      proxy.withhold();
      const answer = first.take().catch(() => null);
      await eventually(async () => (await holders()) === 2);
      await endHolders();
      await proxy.passOnAtTheEnd();
      await answer;
      expect(await taken(locks.lock('after'))).toBe(true);
      expect([await taken(other), await taken(first)]).toEqual([true, false]);
    } finally {
      await Promise.all(opened.splice(0).map((each) => each.close()));
      await proxy.stop();
    }
  });

  it('is lost with a connection that fell silent, although its holder keeps saying words, and is taken anew', async () => {
    const proxy = await startToxicProxy({ host: '127.0.0.1', port: Number(new URL(created.url).port) });
    const url = Object.assign(new URL(created.url), { port: String(proxy.port) }).toString();
    const lock = openLocks(url, { awakeEveryMs: 100, idleMsMax: 1_500, silentMs: 1_500 }).lock('silent');
    try {
      expect(await taken(lock)).toBe(true);
      proxy.set({ kind: 'half-open' });
      proxy.set({ kind: 'none' });
      // The lock of the silent session is free once the server has ended it.
      await eventually(() => taken(lock));
    } finally {
      await Promise.all(opened.splice(0).map((locks) => locks.close()));
      await proxy.stop();
    }
  });

  it('is kept while its holder does nothing, and is lost by a holder that cannot say a word', async () => {
    // Long enough for a busy machine to say a word within it.
    const limits = { idleMsMax: 3_000, silentMs: 15_000 };
    const awake = openLocks(created.url, { awakeEveryMs: 100, ...limits }).lock('awake');
    const mute = openLocks(created.url, { awakeEveryMs: 3_600_000, ...limits }).lock('mute');
    expect([await taken(awake), await taken(mute)]).toEqual([true, true]);
    const other = openLocks();
    await eventually(() => taken(other.lock('mute')));
    expect(await taken(other.lock('awake'))).toBe(false);
  });
});

describe('who waits for a held lock', () => {
  it('wakes its holder in another process, and nobody else', async () => {
    const woken: string[] = [];
    const note = (who: string) => ({ called: () => void woken.push(who) });
    const locks = openLocks();
    const holder = locks.lock('work', note('holder'));
    const [waiting, bystander] = [openLocks().lock('work', note('waiting')), locks.lock('other', note('other'))];
    expect([await taken(holder), await taken(bystander), await taken(waiting)]).toEqual([true, true, false]);
    await waiting.wakeHolder();
    await eventually(() => woken.length > 0);
    await waiting.wakeHolder();
    await eventually(() => woken.length > 1);
    expect(woken).toEqual(['holder', 'holder']);
  });

  it('does not reach a holder that has freed it', async () => {
    const woken: string[] = [];
    const [first, second] = [openLocks(), openLocks()];
    const [before, after] = [
      first.lock('work', { called: () => woken.push('before') }),
      second.lock('work', { called: () => woken.push('after') }),
    ];
    expect(await taken(before)).toBe(true);
    await before.free();
    expect(await taken(after)).toBe(true);
    await before.wakeHolder();
    await eventually(() => woken.length > 0);
    expect(woken).toEqual(['after']);
  });
});
