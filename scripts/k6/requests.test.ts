import { routes } from '@leadwright/contracts/routes/routes';
import { Value } from 'typebox/value';
import {
  count,
  downloadOf,
  downloads,
  logIn,
  mismatch,
  preview,
  refresh,
  requestDownload,
  searchOf,
  suggest,
  usage,
} from './requests.ts';

const url = 'http://127.0.0.1:1';

describe('the requests of the load', () => {
  it.each([
    ['log-in', logIn(url, 'a@b.test', 'x'), '/api/login'],
    ['refresh', refresh(url, 'a=b'), '/api/v2/sessions/refresh'],
    ['downloads', downloads(url, 't'), '/api/v2/downloads'],
    ['narrow count', count(url, 't', searchOf(7)), '/api/v2/searches/count'],
    ['typeahead', suggest(url, 't', 'st. lo'), '/api/v2/suggestions'],
    ['count', count(url, 't'), '/api/v2/searches/count'],
    ['preview', preview(url, 't'), '/api/v2/searches/preview'],
    ['usage', usage(url, 't'), '/api/v2/usage'],
    ['progress', downloadOf(url, 't', 'd1'), '/api/v2/downloads/:id'],
    ['download', requestDownload(url, 't', { rows: 1, datasetVersion: 1, key: 'k' }), '/api/v2/downloads'],
  ])('are known to the API: %s', (_name, request, path) => {
    const route = routes.find((each) => each.method === request.method && each.path === path);
    expect(new URL(request.url).pathname).toMatch(new RegExp(`^${path.replace(':id', '[^/]+')}$`));
    const sent = request.body === undefined ? null : (JSON.parse(request.body) as object);
    expect(sent === null).toBe(route?.body === undefined);
    if (route?.body) expect([...Value.Errors(route.body, sent)]).toEqual([]);
  });

  it('search in more ways than a run of five minutes asks, so that no count is remembered', () => {
    const asked = 10 * 60 * 5;
    const different = new Set(Array.from({ length: asked }, (_, n) => JSON.stringify(searchOf(n))));
    expect(different.size).toBe(asked);
  });

  it('detect a lead that moved without a reason, and one that is still held', () => {
    const before = { leadsRemaining: 1000, leadsHeld: 0 };
    expect(mismatch(before, { leadsRemaining: 500, leadsHeld: 0 }, { leads: 500 })).toBe(0);
    expect(mismatch(before, { leadsRemaining: 501, leadsHeld: 0 }, { leads: 500 })).toBe(1);
    expect(mismatch(before, { leadsRemaining: 500, leadsHeld: 3 }, { leads: 500 })).toBe(3);
  });
});
