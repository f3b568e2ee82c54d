import { buildGateway, startUpstreams, type Upstreams } from '../testing/running-gateway.ts';
import { messagingOf } from './messaging.ts';

let upstreams: Upstreams;
beforeAll(async () => {
  upstreams = await startUpstreams();
});
afterAll(() => upstreams.stop());

async function opened(appId: string | undefined) {
  const gateway = await buildGateway(upstreams, { messaging: messagingOf(appId) });
  const settings = await gateway.app.inject({ url: '/api/v2/messaging' });
  const page = await gateway.app.inject({ url: '/home', headers: { accept: 'text/html' } });
  await gateway.stop();
  return { settings: settings.json<unknown>(), policy: String(page.headers['content-security-policy']) };
}

describe('the customer-messaging service', () => {
  it('is off and allowed nowhere unless an app is configured', async () => {
    const { settings, policy } = await opened(undefined);
    expect(settings).toEqual({ kind: 'off' });
    expect(policy).not.toMatch(/intercom/);
  });

  it('is given to the page with the address of its script, which the content policy allows', async () => {
    const { settings, policy } = await opened('app 1');
    expect(settings).toEqual({
      kind: 'intercom',
      appId: 'app 1',
      script: 'https://widget.intercom.io/widget/app%201',
    });
    expect(policy).toMatch(/script-src [^;]*https:\/\/widget\.intercom\.io/);
    expect(policy).toMatch(/connect-src [^;]*wss:\/\/nexus-websocket-a\.intercom\.io/);
    expect(policy).toMatch(/media-src 'self' https:\/\/js\.intercomcdn\.com/);
  });
});
