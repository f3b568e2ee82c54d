import { startUpstreams, type Upstreams } from '../testing/running-gateway.ts';
import { createPublicAnswers } from './public-answers.ts';

let upstreams: Upstreams;
beforeAll(async () => {
  upstreams = await startUpstreams();
});
afterAll(() => upstreams.stop());

it('the gateway asks of each service what anybody may, and says where one does not answer', async () => {
  const publicly = createPublicAnswers(upstreams.urls, upstreams.gatewayTokens);
  upstreams.instead.set('/api/v2/claims', async (_request, reply) => reply.send({ claims: {} }));
  upstreams.instead.set('/api/v2/lead-facts', async (_request, reply) => reply.send({ asOf: '2026-11-28', kinds: [] }));
  expect(await publicly.claimsOf('leadwright')).toEqual({ claims: {} });
  expect(await publicly.leadFacts()).toEqual({ asOf: '2026-11-28', kinds: [] });
  upstreams.instead.set('/api/v2/lead-facts', async (_request, reply) => reply.code(503).send({}));
  await expect(publicly.leadFacts()).rejects.toThrow('search answers 503');
});
