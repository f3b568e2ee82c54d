import { nearestFirst } from './changed.mjs';

it('runs a changed test first, then those whose folder is nearest to a change', () => {
  const tests = [
    'libs/leads/src/a.test.ts',
    'services/billing/src/close/b.test.ts',
    'services/billing/src/c.test.ts',
    'web/src/d.test.ts',
  ];
  expect(nearestFirst(tests, ['services/billing/src/close/lock.ts', 'web/src/d.test.ts'])).toEqual([
    'web/src/d.test.ts',
    'services/billing/src/close/b.test.ts',
    'services/billing/src/c.test.ts',
    'libs/leads/src/a.test.ts',
  ]);
});
