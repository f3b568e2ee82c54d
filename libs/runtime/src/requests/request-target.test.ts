import { parseRequestTarget } from './request-target.ts';

describe('a request target', () => {
  it.each([
    ['/', '/', ''],
    ['/api/v2/downloads/a@b', '/api/v2/downloads/a%40b', ''],
    ['/api/v2/downloads/a%40b', '/api/v2/downloads/a%40b', ''],
    ['/a/%c3%a9', '/a/%C3%A9', ''],
    ['/a%20b/', '/a%20b/', ''],
    ['/a/..b/...', '/a/..b/...', ''],
    ['/a/%252e%252e', '/a/%252e%252e', ''],
    ['/a?x=1&y=two+words&x=%2b', '/a', 'x=1&y=two%20words&x=%2B'],
    ['/a?x&=1&x==&&', '/a', 'x&=1&x=%3D'],
    ['/a?next=/b?c', '/a', 'next=%2Fb%3Fc'],
    ['/a?x=../..\u002f', '/a', 'x=..%2F..%2F'],
  ])('%s has one form', (target, path, query) => {
    expect(parseRequestTarget(target)).toEqual({ path, query });
  });

  it.each([
    '',
    '*',
    'a',
    'http://leads.test/a',
    '//a',
    '/a//b',
    '/a/./b',
    '/a/../b',
    '/a/..',
    '/%2e%2e/b',
    '/a/.%2E',
    '/a\\..\\b',
    '/a%5cb',
    '/a%2fb',
    '/a%2Fb',
    '/a#b',
    '/a?x#b',
    '/a b',
    '/a\tb',
    '/a%00',
    '/a%1f',
    '/a%7f',
    '/a%c2%85',
    '/%',
    '/%4',
    '/%zz',
    '/%ff',
    '/%c0%af',
    '/%ed%a0%80',
    '/é',
    '/a?x=%',
    '/a?%ff=1',
    '/a?x=%00',
    '/a?x=%0a',
    '/a?x=\\',
  ])('%j is refused: another parser could read it differently', (target) => {
    expect(() => parseRequestTarget(target)).toThrow(
      expect.objectContaining({ status: 400, code: 'request-target-invalid' }),
    );
  });

  it('is refused above 8,192 characters', () => {
    expect(parseRequestTarget(`/${'a'.repeat(8191)}`).path).toHaveLength(8192);
    expect(() => parseRequestTarget(`/${'a'.repeat(8192)}`)).toThrow(
      expect.objectContaining({ status: 414, code: 'request-target-too-long' }),
    );
  });

  it('has a form that is its own form', () => {
    const { path, query } = parseRequestTarget('/a%20b/%e2%82%ac;=1?q=%e2%82%ac+1%262&r');
    expect(parseRequestTarget(`${path}?${query}`)).toEqual({ path, query });
  });
});
