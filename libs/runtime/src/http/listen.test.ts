import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Type } from 'typebox';
import { parseConfig } from '../process/config.ts';
import { buildHttpApp } from './http-app.ts';
import { buildInternalApp } from './internal-app.ts';
import { addressesOf, listenOn, portVariables, type Apps } from './listen.ts';
import { createLogger } from '../telemetry/logger.ts';

const common = {
  service: 'billing',
  logger: createLogger('test', 'silent'),
  tokens: null,
  ready: async () => undefined,
};
const apps = async (): Promise<Apps> => ({
  public: await buildHttpApp(common),
  internal: await buildInternalApp(common),
});
const free = { host: '127.0.0.1', port: 0 };
const answers = (url: string): Promise<number> =>
  fetch(`${url}/health/live`).then(
    ({ status }) => status,
    () => 0,
  );

describe('the ports of a service', () => {
  it('are two, and open and close together', async () => {
    const { url, internalUrl, close } = await listenOn(await apps(), { public: free, internal: free });
    expect(url).not.toBe(internalUrl);
    expect([await answers(url), await answers(internalUrl)]).toEqual([200, 200]);
    await close();
    expect([await answers(url), await answers(internalUrl)]).toEqual([0, 0]);
  });

  it('are left by callers before they close, so that no request is lost on the way', async () => {
    const { url, leave, left, close } = await listenOn(await apps(), { public: free, internal: free });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const askAgain = async (): Promise<IncomingMessage> => {
      const [answer] = (await once(get(`${url}/health/live`, { agent }), 'response')) as [IncomingMessage];
      answer.resume();
      await once(answer, 'end');
      return answer;
    };
    await askAgain();
    leave(60_000);
    const gone = left();
    expect((await askAgain()).headers.connection).toBe('close');
    await gone;
    await close();
    expect(await answers(url)).toBe(0);
  });

  it('are none when one of them is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    const taken = { host: '127.0.0.1', port: (other.address() as AddressInfo).port };
    const both = await apps();
    await expect(listenOn(both, { public: taken, internal: free })).rejects.toThrow('EADDRINUSE');
    expect(both.internal.server.listening).toBe(false);
    await new Promise((resolve) => {
      other.close(resolve);
    });
  });

  it('are named by the service, and both must be set; only the loopback address is a default', () => {
    const schema = Type.Object(portVariables('BILLING'));
    expect(
      addressesOf(
        'BILLING',
        parseConfig(schema, {
          BILLING_PORT: '4002',
          BILLING_INTERNAL_HOST: 'billing-internal',
          BILLING_INTERNAL_PORT: '4102',
        }),
      ),
    ).toEqual({
      public: { host: '127.0.0.1', port: 4002 },
      internal: { host: 'billing-internal', port: 4102 },
    });
    expect(() => parseConfig(schema, { BILLING_PORT: '4002' })).toThrow('BILLING_INTERNAL_PORT is missing');
  });
});
