import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endMains, startMain } from './start-main.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'leadwright-main-'));
});
afterEach(endMains);
afterAll(() => rm(folder, { recursive: true }));

async function program(text: string): Promise<string> {
  const file = path.join(folder, 'main.mjs');
  await writeFile(file, text);
  return file;
}
const server = `
  import http from 'node:http';
  const server = http.createServer((request, response) => response.writeHead(process.env.STATUS).end('the database is away'));
  server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ msg: 'started', url: 'http://127.0.0.1:' + server.address().port, internalUrl: 'http://127.0.0.1:' + server.address().port })));
  process.on('SIGTERM', () => process.exit(0));`;

describe('a main.ts in its own process', () => {
  it('reports its port, becomes ready, and stops on a signal', async () => {
    const main = startMain(await program(server), { STATUS: '200' });
    expect(await main.ready()).toBe(await main.listening());
    main.kill('SIGTERM');
    expect(await main.ended).toEqual([0, null]);
  });

  it("gets the given variables and none of the test's own", async () => {
    const main = startMain(await program('console.log(Object.keys(process.env).sort().join())'), { ONE: '1' });
    expect(await main.ended).toEqual([0, null]);
    expect(main.output()).toBe('ONE,PATH\n');
  });

  it('that ends before it listens fails the test with its output', async () => {
    const main = startMain(
      await program('console.log("on its way"); console.error("no address"); process.exitCode = 3;'),
      {},
    );
    await expect(main.listening()).rejects.toThrow(
      /ended before it listened; its output:\n(?=[^]*on its way)(?=[^]*no address)/,
    );
    expect(await main.ended).toEqual([3, null]);
  });

  it('that listens but is never ready fails the test with the reason', async () => {
    const main = startMain(await program(server), { STATUS: '503' }, 5_000);
    await expect(main.ready()).rejects.toThrow('the database is away');
  });

  it('that hangs fails the test at its deadline, and is gone after endMains', async () => {
    const main = startMain(await program('setInterval(() => undefined, 1000)'), {}, 200);
    await expect(main.listening()).rejects.toThrow(/did not listen within 200 ms/);
    await endMains();
    expect(await main.ended).toEqual([null, 'SIGKILL']);
  });
});
