import crypto from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { assertFree, freePort, freePorts } from './free-ports.ts';

const held: Server[] = [];
afterEach(() => {
  for (const server of held.splice(0)) server.close();
});

async function hold(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  held.push(server);
}

describe('free ports', () => {
  it('stand side by side, and each can be listened on', async () => {
    const [first = 0, ...others] = await freePorts(6);
    expect(others).toEqual([1, 2, 3, 4, 5].map((i) => first + i));
    for (const port of [first, ...others]) await hold(port);
    expect(held).toHaveLength(6);
  });

  it('are none that the system gives to outgoing connections', async () => {
    const ports = await Promise.all(Array.from({ length: 50 }, freePort));
    expect(Math.max(...ports)).toBeLessThan(32_768);
    expect(Math.min(...ports)).toBeGreaterThan(1_024);
  });

  it('never hold one that somebody has', async () => {
    const looked = jest.spyOn(crypto, 'randomInt') as unknown as jest.SpyInstance<number>;
    const [base = 0] = await freePorts(40);
    await hold(base + 2);
    looked.mockImplementationOnce(() => base).mockImplementationOnce(() => base + 10);
    expect(await freePorts(4)).toEqual([10, 11, 12, 13].map((i) => base + i));
    looked.mockRestore();
  });

  it('a taken one is refused with a sentence, and 0 is not checked', async () => {
    const port = await freePort();
    await expect(assertFree(port)).resolves.toBeUndefined();
    await hold(port);
    await expect(assertFree(port)).rejects.toThrow(
      `Port ${port} is taken. Start with --port N, or --port 0 for a free one.`,
    );
    await expect(assertFree(0)).resolves.toBeUndefined();
  });
});
