import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { logInThen, paths, safeNext } from './paths.ts';

describe('the next parameter', () => {
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '',
  ])('never leaves the site: %j', (next) => {
    expect(safeNext(next, paths.search)).toBe(paths.search);
  });

  it('stays on the site for anything it lets through, as a browser reads it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }).map((tail) => `/${tail}`),
        (next) => {
          expect(new URL(safeNext(next, '/search'), 'https://leadwright.example').origin).toBe(
            'https://leadwright.example',
          );
        },
      ),
      cases(500),
    );
  });

  it('keeps a search with its filters', () => {
    const search = '/search/consumers?v=1&g=zip:85001&age=35-55';
    expect(safeNext(new URL(logInThen(search), 'https://x.example').searchParams.get('next'), '/')).toBe(search);
  });
});
