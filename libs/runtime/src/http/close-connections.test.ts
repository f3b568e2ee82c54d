import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { endConnectionsOnClose } from './close-connections.ts';

describe('an app that closes', () => {
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
