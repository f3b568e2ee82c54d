import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { endConnectionsOnClose } from './close-connections.ts';

describe('an app that closes', () => {
  it('answers who had connected, also those that it had not accepted yet', async () => {
    const app = Fastify({ return503OnClosing: false });
    endConnectionsOnClose(app);
    app.get('/', () => 'late');
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    // Connected by the kernel; this process takes them in later.
    const sockets = Array.from({ length: 5 }, () => connect(Number(new URL(address).port), '127.0.0.1'));
    const closing = app.close();
    const answers = sockets.map(async (socket) => {
      socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
      const [first] = (await once(socket, 'data')) as [Buffer];
      return first.toString().slice(0, 12);
    });
    expect(await Promise.all(answers)).toEqual(sockets.map(() => 'HTTP/1.1 200'));
    await closing;
  });

  it('does not wait for a connection without a request, but finishes requests that began', async () => {
    const app = Fastify();
    endConnectionsOnClose(app);
    let answer: (text: string) => void = () => undefined;
    let arrived: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (arrived = resolve));
    app.get('/slow', () => {
      arrived();
      return new Promise<string>((resolve) => (answer = resolve));
    });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const early = connect(Number(new URL(address).port), '127.0.0.1');
    early.resume();
    await once(early, 'connect');
    const slow = fetch(`${address}/slow`);
    await begun;
    const closing = app.close();
    await once(early, 'close');
    answer('done');
    expect(await (await slow).text()).toBe('done');
    await closing;
  });
});
