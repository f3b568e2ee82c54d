import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { openDatabase, type Database } from './database.ts';
import { isTransient } from './transient.ts';

const SILENT_MS = 300;
let created: TestDatabase;
let proxy: Server;
let silent = false;
const sockets: Socket[] = [];
const open: Database[] = [];

beforeAll(async () => {
  created = await testDatabase();
  const { port } = new URL(created.url);
  // Passes on until it is told to swallow: then nothing arrives, and nothing ends.
  proxy = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1');
    sockets.push(near, far);
    const swallowed = { now: false };
    const pass = (from: Socket, to: Socket): void => {
      from.on('data', (piece) => {
        swallowed.now ||= silent;
        if (!swallowed.now) to.write(piece);
      });
      from.on('error', () => undefined);
      from.once('close', () => to.destroy());
    };
    pass(near, far);
    pass(far, near);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
});
beforeEach(() => { silent = false; });
afterEach(async () => {
  await Promise.all(open.splice(0).map((database) => database.close()));
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  proxy.close();
  await created.drop();
});

function opened(): Database {
  const address = proxy.address();
  const url = Object.assign(new URL(created.url), { port: String(typeof address === 'object' && address ? address.port : 0) });
  const database = openDatabase(url.toString(), { max: 1, silentMs: SILENT_MS });
  open.push(database);
  return database;
}
const backendOf = async ({ pool }: Database): Promise<number> => (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;

describe('a connection to PostgreSQL', () => {
  it('that has fallen silent fails what waits on it as passing trouble, and the next query gets another', async () => {
    const database = opened();
    const before = await backendOf(database);
    silent = true;
    const failure = await backendOf(database).catch((error: unknown) => error);
    expect([failure instanceof Error, isTransient(failure)]).toEqual([true, true]);
    silent = false;
    expect(await backendOf(database)).not.toBe(before);
  });

  it('that owes the second of two answers is silent too', async () => {
    const { pool } = opened();
    const client = await pool.connect();
    const [first, second] = await Promise.allSettled([client.query('select 1'), client.query('select pg_sleep(3)')]);
    expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
    client.release(true);
  });

  it('stays when nobody asks it anything', async () => {
    const database = opened();
    const before = await backendOf(database);
    await new Promise((resolve) => { setTimeout(resolve, 3 * SILENT_MS); });
    expect(await backendOf(database)).toBe(before);
  });

  it('that was idle for long fails what is asked on it then', async () => {
    const database = opened();
    await backendOf(database);
    await new Promise((resolve) => { setTimeout(resolve, 3 * SILENT_MS); });
    silent = true;
    await expect(backendOf(database)).rejects.toThrow(/silent for/);
  });
});
