import { randomUUID } from 'node:crypto';
import {
  buildGateway,
  signAccess,
  startUpstreams,
  type TestGateway,
  type Upstreams,
} from '../testing/running-gateway.ts';
import { forwardedRoutes, type ForwardedRoute } from './forwarded-routes.ts';
import { mayWhileImpersonating } from './while-impersonating.ts';

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

/** Once more beside the declarations: whoever allows another act is asked here whether it may be. */
const acts = [
  'POST /api/v2/:billing/invoices/write/:customerDocId/:customerId',
  'POST /api/v2/data/:resource',
  'POST /api/v2/downloads/:id/archive',
  'POST /api/v2/downloads/:id/cancel',
  'POST /api/v2/downloads/:id/unarchive',
  'POST /api/v2/downloads/unarchive-all',
  'POST /api/v2/geographies/read',
  'POST /api/v2/invoices/:processor/:invoiceId/link',
  'POST /api/v2/invoices/refresh',
  'POST /api/v2/me/errors',
  'POST /api/v2/saved-searches',
  'POST /api/v2/saved-searches/copies',
  'POST /api/v2/searches/count',
  'POST /api/v2/searches/facets',
  'POST /api/v2/searches/preview',
  'POST /api/v2/superadmin/impersonations/stop',
  'POST /api/v2/transactions/write/:customerDocId/:customerId',
  'PUT /api/v2/company-profile',
];

describe('security S23: who acts for another', () => {
  it.each(named(refused))('is refused $name, and the service does not hear of it', async ({ row }) => {
    const answer = await ask(row);
    const { code, message } = answer.json<{ code: string; message: string }>();
    expect([answer.statusCode, code]).toEqual([403, 'not-while-impersonating']);
    const isOfStaff = row.access === 'super-admin' || row.access === 'finance';
    expect(message).toContain(isOfStaff ? 'Stop impersonating' : 'Only the customer can do this.');
  });

  it.each(named(allowed))('may ask $name, and the service learns both ids', async ({ row }) => {
    const answer = await ask(row);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { caller: { personId: 'person-1', accountId: 'account-1', impersonatorId: 'support-1' } },
    ]);
  });

  it('changes nothing but what a declaration allows, and reads all of their own but what one refuses', () => {
    const changing = allowed.filter(({ method }) => method !== 'GET');
    expect(changing.map(nameOf).sort()).toEqual(acts);
    expect(changing.filter(({ whileActing }) => whileActing !== 'allowed')).toEqual([]);
    const own = refused.filter(
      ({ method, access }) => method === 'GET' && access !== 'super-admin' && access !== 'finance',
    );
    expect(own.map(nameOf).sort()).toEqual([
      'GET /api/v2/client_token/:id',
      'GET /api/v2/me/messaging-identity',
      'GET /api/v2/me/sessions',
    ]);
  });

  it('fetches no paid file and spends no leads', () => {
    const paidFor = /^POST \/api\/v2\/downloads$|\/downloads\/:id\/(?:link|run-again)$|\/report/;
    expect(ofSession.map(nameOf).filter((name) => paidFor.test(name)).length).toBeGreaterThanOrEqual(4);
    expect(acts.filter((name) => paidFor.test(name))).toEqual([]);
  });

  it("changes no credential, card, payment or member, and reads nothing of staff's own pages", () => {
    const words = /passw|reauth|email|session|client_token|payment|accounts\/|invit|eras|privacy|me\/data|finance/;
    expect(allowed.filter(({ path }) => words.test(path)).map(nameOf)).toEqual([]);
    expect(acts.filter((name) => /subscription|team|member|phone|verif/.test(name))).toEqual([]);
    const ofStaff = allowed.filter(({ access }) => access === 'super-admin' || access === 'finance').map(nameOf);
    expect(ofStaff.sort()).toEqual([
      'POST /api/v2/:billing/invoices/write/:customerDocId/:customerId',
      'POST /api/v2/downloads/unarchive-all',
      'POST /api/v2/superadmin/impersonations/stop',
      'POST /api/v2/transactions/write/:customerDocId/:customerId',
    ]);
  });
});
