import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NoAnswer, Transport } from './transport.ts';

it('gives up an answer that stops in its middle', async () => {
  const server = createServer((_request, response) => void response.writeHead(200).write('{'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const transport = new Transport({ apiBase, timeoutMs: 500, deadline: AbortSignal.timeout(60_000) });
    await expect(transport.execute('GET', `${apiBase}/accounts`, {}, null)).rejects.toBeInstanceOf(NoAnswer);
  } finally {
    server.close().closeAllConnections();
  }
});
