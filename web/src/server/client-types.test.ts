// What the compiler refuses. `npm run types` holds it: a line below `@ts-expect-error` that compiles is an error.
import { get, post } from './client.ts';
import type { NewDownload } from './api-types.ts';

const order = {} as NewDownload;

const refused = {
  'a path that the API does not have': () =>
    // @ts-expect-error: the API does not have it so
    get('/api/v2/usages'),
  'a method that the path does not have': () =>
    // @ts-expect-error: the API does not have it so
    post('/api/v2/usage'),
  'a path that answers a page or a file instead of JSON': () =>
    // @ts-expect-error: the API does not have it so
    get('/dev/mailbox'),
  'a field that the answer does not have': async () =>
    // @ts-expect-error: the API does not have it so
    (await get('/api/v2/usage')).leadsLeft,
  'an answer taken for one of another kind': async (): Promise<number> =>
    // @ts-expect-error: the API does not have it so
    (await get('/api/v2/usage')).version.length,
  'a call without the parameters of its path': () =>
    // @ts-expect-error: the API does not have it so
    get('/api/v2/downloads/{id}'),
  'a parameter that the path does not have': () =>
    // @ts-expect-error: the API does not have it so
    get('/api/v2/downloads/{id}', { path: { key: 'x' } }),
  'a call without a query that is required': () =>
    // @ts-expect-error: the API does not have it so
    get('/api/v2/teaser'),
  'a query that the API does not take': () =>
    // @ts-expect-error: the API does not have it so
    get('/api/v2/usage/lines', { query: { after: 'x' } }),
  'a call without its body': () =>
    // @ts-expect-error: the API does not have it so
    post('/api/login'),
  'a body without one of its fields': () =>
    // @ts-expect-error: the API does not have it so
    post('/api/login', { body: { email: 'ada@example.com' } }),
  'a body where none is taken': () =>
    // @ts-expect-error: the API does not have it so
    post('/api/v2/sessions/logout', { body: {} }),
  'an order without its Idempotency-Key': () =>
    // @ts-expect-error: the API does not have it so
    post('/api/v2/downloads', { body: order }),
  'a new plan without a bot-check token': () =>
    // @ts-expect-error: the API does not have it so
    post('/api/{billing}/subscriptions/createChange/{subscriptionId}', {
      path: { billing: 'sandbox', subscriptionId: 'x' },
      body: { plan_code: 'team-unlimited' },
      idempotencyKey: 'k',
    }),
  'a bot-check token where none is taken': () =>
    // @ts-expect-error: the API does not have it so
    post('/api/v2/downloads/{id}/link', { path: { id: 'x' }, botCheckToken: 't' }),
  'an Idempotency-Key where none is taken': () =>
    // @ts-expect-error: the API does not have it so
    post('/api/v2/downloads/{id}/link', { path: { id: 'x' }, idempotencyKey: 'k' }),
};

it.each(Object.entries(refused))('does not compile: %s', (_, call) => {
  // Nothing is sent: what is held here is held by the compiler.
  expect(call).toBeInstanceOf(Function);
});

it('compiles where everything is as the API says', () => {
  const fine = [
    () => get('/api/v2/usage'),
    () => get('/api/v2/usage/lines', { query: { limit: 25, before: undefined } }),
    () => get('/api/v2/downloads/{id}', { path: { id: 'x' } }),
    () => post('/api/v2/downloads', { body: order, idempotencyKey: 'k' }),
    async (): Promise<undefined> => post('/api/v2/sessions/logout'),
    async (): Promise<number> => (await get('/api/v2/usage')).leads,
  ];
  expect(fine).toHaveLength(6);
});
