import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { createRefusedConnections } from './refused-connections.ts';

describe('a connection whose request does not arrive in time', () => {
  const refused = createRefusedConnections();
  const server = createServer({ headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 20 });
  refused.watch(server);
  server.on('clientError', refused.onClientError);
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => void server.close());

  /** Everything that the server sends until it closes. */
  async function answerTo(bytes: string): Promise<string> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let received = '';
    socket.on('data', (piece: Buffer) => (received += piece.toString()));
    if (bytes !== '') socket.write(bytes);
    await once(socket, 'close');
    return received;
  }

  it('is answered with 408 if a part of it arrived', async () => {
    expect(await answerTo('GET / HTTP/1.1\r\nHost: x\r\n')).toMatch(/^HTTP\/1\.1 408 .*"code":"request-timeout"/s);
  });

  it('is closed without a byte if nothing arrived: the next request on it would take the answer for its own', async () => {
    expect(await answerTo('')).toBe('');
  });
});
