import { http, HttpResponse } from 'msw';
import { network, person, problem } from '../testing/network.ts';
import { get, post } from './client.ts';
import { ServerProblem } from './problem.ts';
import { currentSession, signedIn } from './session.ts';

const bearer = (request: Request): string => request.headers.get('authorization') ?? '';
const renewed = { ...person, token: 'second-token' };

describe('a call to the API', () => {
  it('begins a trace of its own', async () => {
    const seen: (string | null)[] = [];
    network.use(
      http.get('*/api/v2/usage', ({ request }) => {
        seen.push(request.headers.get('traceparent'));
        return HttpResponse.json({});
      }),
    );
    signedIn(person);
    await Promise.all([get('/api/v2/usage'), get('/api/v2/usage')]);
    for (const traceparent of seen) expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(new Set(seen.map((traceparent) => traceparent?.split('-')[1])).size).toBe(2);
  });

  it('writes the parameters into the path so that none of them adds a segment, and leaves out what has no value', async () => {
    const seen: string[] = [];
    const answers = ({ request }: { request: Request }) => {
      const { pathname, search } = new URL(request.url);
      seen.push(pathname + search);
      return HttpResponse.json({});
    };
    network.use(http.get('*/api/v2/downloads/*', answers), http.get('*/api/v2/usage/lines', answers));
    signedIn(person);
    await get('/api/v2/downloads/{id}', { path: { id: '../a b?c' } });
    await get('/api/v2/usage/lines', { query: { limit: 25, before: undefined } });
    expect(seen).toEqual(['/api/v2/downloads/..%2Fa%20b%3Fc', '/api/v2/usage/lines?limit=25']);
  });

  it('carries the Idempotency-Key it was given, and none otherwise', async () => {
    const seen: (string | null)[] = [];
    network.use(
      http.post('*/api/v2/*', ({ request }) => {
        seen.push(request.headers.get('idempotency-key'));
        return HttpResponse.json({});
      }),
    );
    signedIn(person);
    const geography = { kind: 'nationwide' as const };
    const order = { name: 'All', dictId: 'consumers' as const, geography, filters: [], rows: 1, datasetVersion: 1 };
    await post('/api/v2/downloads', { body: order, idempotencyKey: 'key-1' });
    await post('/api/v2/searches/count', { body: { dictId: 'consumers', geography, filters: [] } });
    expect(seen).toEqual(['key-1', null]);
  });

  it('renews a token that has run out once, for all calls that wait, and repeats them', async () => {
    let renewals = 0;
    network.use(
      http.get('*/api/v2/usage', ({ request }) =>
        bearer(request) === 'Bearer second-token' ? HttpResponse.json({ fine: true }) : problem(401, 'token-over'),
      ),
      http.post('*/api/v2/sessions/refresh', () => {
        renewals += 1;
        return HttpResponse.json(renewed);
      }),
    );
    signedIn(person);
    await expect(Promise.all([get('/api/v2/usage'), get('/api/v2/usage'), get('/api/v2/usage')])).resolves.toEqual([
      { fine: true },
      { fine: true },
      { fine: true },
    ]);
    expect(renewals).toBe(1);
  });

  it('ends the session when the token cannot be renewed', async () => {
    network.use(
      http.get('*/api/v2/usage', () => problem(401, 'token-over')),
      http.post('*/api/v2/sessions/refresh', () => problem(401, 'session-over')),
    );
    signedIn(person);
    await expect(get('/api/v2/usage')).rejects.toMatchObject({ status: 401 });
    expect(currentSession()).toEqual({ state: 'out', because: 'over' });
  });

  it('keeps the session when the server is only away', async () => {
    network.use(
      http.get('*/api/v2/usage', () => problem(401, 'token-over')),
      http.post('*/api/v2/sessions/refresh', () => problem(503, 'unavailable')),
    );
    signedIn(person);
    await expect(get('/api/v2/usage')).rejects.toMatchObject({ status: 503 });
    expect(currentSession().state).toBe('in');
  });

  it('turns a lost connection into a problem with words', async () => {
    network.use(http.get('*/api/v2/usage', () => HttpResponse.error()));
    const failure: unknown = await get('/api/v2/usage').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ServerProblem);
    expect(failure).toMatchObject({ code: 'no-answer', status: 0 });
  });

  it('carries the code, the correlation id and how long to wait', async () => {
    network.use(
      http.get('*/api/v2/usage', () =>
        HttpResponse.json(
          { code: 'too-many-counts', message: 'Two run.', correlationId: 'c-9' },
          { status: 429, headers: { 'retry-after': '7' } },
        ),
      ),
    );
    await expect(get('/api/v2/usage')).rejects.toMatchObject({
      code: 'too-many-counts',
      correlationId: 'c-9',
      retryAfterSeconds: 7,
    });
  });
});
