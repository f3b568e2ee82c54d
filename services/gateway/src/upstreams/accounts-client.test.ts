import { progressTopic, services, topics } from '@leadwright/contracts/topology';
import { liveTopics } from '../live/live-event.ts';
import { startUpstreams, type Upstreams } from '../testing/running-gateway.ts';
import { createAccountsClient } from './accounts-client.ts';
import { forwardedRoutes } from './forwarded-routes.ts';

let upstreams: Upstreams;
beforeAll(async () => {
  upstreams = await startUpstreams();
});
afterAll(() => upstreams.stop());

describe("the gateway's own calls to accounts", () => {
  it('succeed with tokens issued for them', async () => {
    const accounts = createAccountsClient(upstreams.urls.accounts, upstreams.gatewayTokens);
    expect(await accounts.isLive({ sessionId: 'session-1', accountId: 'account-1' })).toBe(true);
    expect(await accounts.isLive({ sessionId: 'session-x', accountId: 'account-1' })).toBe(false);
    expect(await accounts.identityOf('test-refresh=session-1')).toMatchObject({ personId: 'person-1' });
    expect(await accounts.identityOf('test-refresh=session-x')).toBeNull();
  });

  it('have a path prefix that no forwarded route and no internal route has', () => {
    expect(forwardedRoutes.length).toBeGreaterThan(10);
    expect(
      forwardedRoutes.filter(
        ({ path }) => /^\/(gateway|internal|metrics|health)\b/.test(path) || !/^\/(api|dev)\//.test(path),
      ),
    ).toEqual([]);
  });
});

it('the gateway watches the topics that the topology lists for it, and progress', () => {
  expect([...liveTopics].sort()).toEqual(
    [...services.gateway.watches.map((owner) => topics[owner]), progressTopic].sort(),
  );
});
