import { buildGateway, signAccess, startUpstreams, type Upstreams } from '../testing/running-gateway.ts';
import { IN_HAND_MAX } from './in-hand.ts';

let upstreams: Upstreams;
beforeAll(async () => {
  upstreams = await startUpstreams();
});
afterAll(() => upstreams.stop());

it('a service has so many requests in hand: who comes then is told at once to come again, and others are served', async () => {
  const gateway = await buildGateway(upstreams);
  const headers = { authorization: `Bearer ${await signAccess()}` };
  let inHand = 0;
  let answerAll = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answerAll = resolve));
  let allThere = (): void => undefined;
  const full = new Promise<void>((resolve) => (allThere = resolve));
  upstreams.instead.set('/api/v2/usage', async () => {
    if (++inHand === IN_HAND_MAX) allThere();
    await answered;
    return {};
  });
  try {
    const waiting = Array.from({ length: IN_HAND_MAX }, () => gateway.app.inject({ url: '/api/v2/usage', headers }));
    await full;
    const refused = await gateway.app.inject({ url: '/api/v2/usage/lines', headers });
    expect([refused.statusCode, refused.json<{ code: string }>().code, refused.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '2',
    ]);
    // Another service's.
    expect((await gateway.app.inject({ url: '/api/v2/downloads', headers })).statusCode).toBe(200);
    answerAll();
    expect(new Set((await Promise.all(waiting)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await gateway.app.inject({ url: '/api/v2/usage/lines', headers })).statusCode).toBe(200);
  } finally {
    answerAll();
    upstreams.instead.delete('/api/v2/usage');
    await gateway.stop();
  }
});
