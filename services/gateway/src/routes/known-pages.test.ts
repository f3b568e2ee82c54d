import { knownPages, acceptsPage } from './known-pages.ts';

describe("a page's address", () => {
  const isKnown = knownPages(['/', '/home', '/search/:dictId', '/settings/*', '/a.b']);
  it.each([
    '/',
    '/home',
    '/home/',
    '/HOME',
    '/search/consumers',
    '/settings',
    '/settings/',
    '/settings/usage/x',
    '/a.b',
  ])('is known: %s', (path) => {
    expect(isKnown(path)).toBe(true);
  });
  it.each(['/homes', '/home/x', '/search', '/search/', '/search/a/b', '/settingsx', '/axb', '//'])(
    'is unknown: %s',
    (path) => {
      expect(isKnown(path)).toBe(false);
    },
  );
});

describe('a client with this Accept header', () => {
  it.each([undefined, '*/*', 'text/html,application/xhtml+xml,*/*;q=0.8', 'image/*, */*;q=0.5'])(
    'gets a page: %s',
    (accept) => expect(acceptsPage(accept)).toBe(true),
  );
  it.each(['application/json', 'application/json, text/plain, */*', 'image/png', 'text/event-stream'])(
    'gets no page: %s',
    (accept) => expect(acceptsPage(accept)).toBe(false),
  );
});
