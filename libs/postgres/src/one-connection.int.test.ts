import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { eventually } from '@leadwright/testing/eventually';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { startToxicProxy } from '@leadwright/testing/toxic-proxy';
import { onOneConnection } from './one-connection.ts';

let created: TestDatabase;
beforeAll(async () => {
  created = await testDatabase();
});
afterAll(() => created.drop());

const failureOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

describe('a connection of its own', () => {
  it('to a server that takes it and never greets is given up', async () => {
    const taken: Socket[] = [];
    const server = createServer((socket) => taken.push(socket.on('error', () => undefined).resume())).listen(
      0,
      '127.0.0.1',
    );
    await once(server, 'listening');
    try {
      const url = `postgres://nobody:nothing@127.0.0.1:${(server.address() as AddressInfo).port}/nowhere`;
      const failure = await failureOf(onOneConnection(url, async () => undefined, { connectMsMax: 300 }));
      expect(String(failure)).toMatch(/timeout/i);
      await eventually(async () => taken.length === 1 && taken.every(({ destroyed }) => destroyed));
    } finally {
      server.close();
      for (const socket of taken) socket.destroy();
    }
  });

  it('that falls silent fails what waits on it, where an answer is due at once', async () => {
    const proxy = await startToxicProxy({ host: '127.0.0.1', port: Number(new URL(created.url).port) });
    try {
      const url = Object.assign(new URL(created.url), { port: String(proxy.port) }).toString();
      const work = onOneConnection(
        url,
        async (client) => {
          proxy.set({ kind: 'half-open' });
          await client.query('select 1');
        },
        { silentMs: 1_000 },
      );
      expect(String(await failureOf(work))).toMatch(/silent for 1000 ms|terminated/);
    } finally {
      await proxy.stop();
    }
  });

  it('waits for a statement for as long as it takes, and is closed after it', async () => {
    const pid = await onOneConnection(created.url, async (client) => {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid, pg_sleep(0.2)');
      return rows[0]?.pid;
    });
    await eventually(() =>
      onOneConnection(created.url, async (client) => {
        const { rowCount } = await client.query('select 1 from pg_stat_activity where pid = $1', [pid]);
        return rowCount === 0;
      }),
    );
  });
});
