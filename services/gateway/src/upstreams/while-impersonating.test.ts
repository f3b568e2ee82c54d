import { randomUUID } from 'node:crypto';
import {
  buildGateway,
  signAccess,
  startUpstreams,
  type TestGateway,
  type Upstreams,
} from '../testing/running-gateway.ts';
import { forwardedRoutes } from './forwarded-routes.ts';
import type { ForwardedRoute } from './table/forwarded-route.ts';
import { allowedActs, mayWhileImpersonating, refusedReads } from './while-impersonating.ts';

let upstreams: Upstreams;
let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  upstreams = await startUpstreams();
  gateway = await buildGateway(upstreams);
  token = await signAccess({ staff: 'super-admin', act: 'support-1' });
});
afterAll(async () => {
  await gateway.stop();
  await upstreams.stop();
});

const nameOf = ({ method, path }: ForwardedRoute): string => `${method} ${path}`;
const ask = ({ method, path }: ForwardedRoute) =>
  gateway.app.inject({
    method,
    url: path.replaceAll(/:\w+/g, 'thing'),
    headers: {
      origin: 'http://127.0.0.1:8080',
      authorization: `Bearer ${token}`,
      'bot-check-token': `test-token.${randomUUID()}`,
    },
    ...(method === 'GET' ? {} : { payload: {} }),
  });
const ofSession = forwardedRoutes.filter(({ access }) => access !== 'public' && access !== 'provider');
const allowed = ofSession.filter(mayWhileImpersonating);
const refused = ofSession.filter((row) => !mayWhileImpersonating(row));
const named = (rows: ForwardedRoute[]) => rows.map((row) => ({ name: nameOf(row), row }));

describe('security S23: who acts for another', () => {
  it.each(named(refused))('is refused $name, and the service does not hear of it', async ({ row }) => {
    const answer = await ask(row);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'not-while-impersonating']);
  });

  it.each(named(allowed))('may ask $name, and the service learns both ids', async ({ row }) => {
    const answer = await ask(row);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { caller: { personId: 'person-1', accountId: 'account-1', impersonatorId: 'support-1' } },
    ]);
  });

  it('changes nothing but what the list names, of which every row exists', () => {
    const changing = allowed.filter(({ method }) => method !== 'GET').map(nameOf);
    expect(changing.sort()).toEqual([...allowedActs].sort());
    expect(forwardedRoutes.map(nameOf)).toEqual(expect.arrayContaining([...allowedActs, ...refusedReads]));
  });

  it("changes no credential, card, payment or member, and reads nothing of staff's own pages", () => {
    const words = /passw|reauth|email|session|client_token|payment|accounts\/|invit|eras|privacy|me\/data|finance/;
    expect(allowed.filter(({ path }) => words.test(path)).map(nameOf)).toEqual([]);
    const acts = allowed.filter(({ method }) => method !== 'GET');
    expect(acts.filter(({ path }) => /subscription|team|member|phone|verif/.test(path)).map(nameOf)).toEqual([]);
    const ofStaff = allowed.filter(({ access }) => access === 'super-admin' || access === 'finance').map(nameOf);
    expect(ofStaff.sort()).toEqual([
      'POST /api/v2/:billing/invoices/write/:customerDocId/:customerId',
      'POST /api/v2/downloads/unarchive-all',
      'POST /api/v2/superadmin/impersonations/stop',
      'POST /api/v2/transactions/write/:customerDocId/:customerId',
    ]);
  });
});
