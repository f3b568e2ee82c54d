import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { followConnections, type Leaving } from './leave-connections.ts';

let server: Server;
let leaving: Leaving;
let held: (() => void)[];
beforeEach(async () => {
  held = [];
  server = createServer((asked, response) => {
    if (asked.url === '/held') held.push(() => response.end('late'));
    else response.end('ok');
  });
  // Longer than the test: what ends connections here is the answer alone.
  server.keepAliveTimeout = 60_000;
  leaving = followConnections(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function ask(agent: Agent, path = '/'): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const asked = request({ agent, host: '127.0.0.1', port, path }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer;
}

describe('a server that is about to end', () => {
  it('still answers on a connection that a caller keeps, and asks it to leave', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await ask(agent)).headers.connection).toBe('keep-alive');
    leaving.begin();
    const last = await ask(agent);
    expect([last.statusCode, last.headers.connection]).toEqual([200, 'close']);
    await leaving.left(30_000);
    expect(await connectionsOf(server)).toBe(0);
    agent.destroy();
  });

  it('says so also with an answer that was under way', async () => {
    const agent = new Agent({ keepAlive: true });
    const slow = ask(agent, '/held');
    while (held.length === 0) await new Promise(setImmediate);
    leaving.begin();
    held[0]?.();
    expect((await slow).headers.connection).toBe('close');
    agent.destroy();
  });

  it('waits for a caller that stays no longer than it is told', async () => {
    const agent = new Agent({ keepAlive: true });
    await ask(agent);
    leaving.begin();
    const began = performance.now();
    await leaving.left(200);
    expect(performance.now() - began).toBeGreaterThanOrEqual(190);
    expect(await connectionsOf(server)).toBe(1);
    agent.destroy();
  });

  it('waits for nobody where nobody is connected', async () => {
    leaving.begin();
    const began = performance.now();
    await leaving.left(60_000);
    expect(performance.now() - began).toBeLessThan(30_000);
  });
});

const connectionsOf = (of: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    of.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
