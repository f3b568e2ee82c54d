// The matrix of limits, walked: strangers fill each limit that they can, then everybody is asked whom it must not stop.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Route } from '@leadwright/contracts/routes/route';
import { routes } from '@leadwright/contracts/routes/routes';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import {
  buildGateway,
  publicUrl,
  signAccess,
  startUpstreams,
  type TestGateway,
  type Upstreams,
} from '../testing/running-gateway.ts';
import { asksNoSession, limitMatrix, limitPage, type LimitRow } from './limit-matrix.ts';

const nameOf = ({ method, path: at }: Route): string => `${method} ${at}`;
const addressOf = ({ path: at }: Route): string => at.replaceAll(/:\w+/g, 'thing');
const ofStrangers = limitMatrix.filter(({ fills }) => fills === 'anybody' || fills === 'failures');
/** Whom strangers must not stop, as far as a limit could. */
const proven = routes.filter(({ limits = [], proof, access }) =>
  proof ? true : limits.length > 0 && access !== 'public' && access !== 'provider',
);

let upstreams: Upstreams;
let token: string;
beforeAll(async () => {
  upstreams = await startUpstreams();
  token = await signAccess({ staff: 'super-admin' });
  for (const route of routes)
    upstreams.instead.set(addressOf(route), (request, reply) => {
      if ((request.query as { proof?: string }).proof !== 'bad') return { usable: true };
      if (route.proof?.orUnusable) return { usable: false };
      const { status, code } = route.proof?.failsAs[0] ?? commonRefusals.notSignedIn;
      return reply.code(status).send({ code, message: '' });
    });
});
afterAll(() => upstreams.stop());

type Answer = { status: number; code: unknown };

/** From one network, in the name of one mailbox and one number. */
async function ask({ app }: TestGateway, route: Route, proof: 'good' | 'bad', session?: string): Promise<Answer> {
  const answer = await app.inject({
    method: route.method,
    url: `${addressOf(route)}?proof=${proof}`,
    remoteAddress: '10.0.0.1',
    headers: {
      origin: publicUrl,
      'content-type': 'application/json',
      ...(session === undefined ? {} : { authorization: `Bearer ${session}` }),
    },
    ...(route.method === 'GET' ? {} : { payload: { email: 'ann@example.test', sms_to: '6025550134', token: proof } }),
  });
  return { status: answer.statusCode, code: answer.body === '' ? '' : (answer.json<{ code?: string }>().code ?? '') };
}

async function fill(gateway: TestGateway, { limit, routes: under }: LimitRow): Promise<void> {
  for (const route of under) {
    let last: Answer = { status: 0, code: '' };
    for (let i = 0; i < 8 && last.status !== 429; i++) last = await ask(gateway, route, 'bad');
    expect([nameOf(route), last]).toEqual([nameOf(route), { status: 429, code: limit.code }]);
  }
}

describe('a limit', () => {
  it.each(limitMatrix)('$name is asked by routes of one kind, which $fills can fill', ({ routes: under, fills }) => {
    expect(under.length).toBeGreaterThan(0);
    const kinds = { anybody: (r: Route) => asksNoSession(r) && !r.proof, people: (r: Route) => !asksNoSession(r) };
    const fits = fills === 'anybody' || fills === 'people' ? kinds[fills] : (r: Route) => r.proof !== undefined;
    expect(under.filter((route) => !fits(route)).map(nameOf)).toEqual([]);
  });

  it.each(ofStrangers)('$name, filled by strangers, stops nobody who is signed in or proves himself', async (row) => {
    const gateway = await buildGateway(upstreams, { limitMaxima: { [row.name]: 1 } });
    await fill(gateway, row);
    const stopped: string[] = [];
    for (const route of proven) {
      const answer = await ask(gateway, route, 'good', route.proof ? undefined : token);
      if (answer.status === 429) stopped.push(nameOf(route));
    }
    await gateway.stop();
    expect(stopped).toEqual([]);
  });
});

it('docs/limits.md is what the declarations say: after a change of them run `npm run limits`', () => {
  expect(readFileSync(path.join(repositoryRoot, 'docs/limits.md'), 'utf8')).toBe(limitPage());
});
