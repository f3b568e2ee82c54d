import { nightOf } from './night-plan.mjs';

const asked = {
  faults: ['e2e/a.fault.test.ts', 'e2e/b.fault.test.ts'],
  searches: ['e2e/c.night.test.ts'],
  properties: { unit: ['libs/d.test.ts'], int: ['libs/e.int.test.ts'] },
};
const filesOf = (seed: number) => nightOf({ ...asked, minutes: 120, seed }).parts.flatMap(({ files }) => files);

describe('a night', () => {
  it('runs every file once, and begins with each of them in some night', () => {
    const all = [
      ...asked.faults,
      ...asked.searches,
      ...asked.properties.unit,
      ...asked.properties.int,
      'e2e/pages.look.test.ts',
    ].sort();
    const nights = [6, 7, 8, 9, 10, 11].map(filesOf);
    for (const files of nights) expect([...files].sort()).toEqual(all);
    expect(nights.map(([first]) => first).sort()).toEqual(all);
  });

  it('gives its seed to every part, and the faults as whole as the minutes allow', () => {
    expect(nightOf({ ...asked, minutes: 120, seed: 7 })).toMatchObject({
      share: 1,
      env: { RUN_SEED: '7', FAULT_SHARE: '1' },
    });
    expect([5, 80, 600].map((minutes) => nightOf({ ...asked, minutes, seed: 7 }).share)).toEqual([0.05, 0.5, 1]);
  });
});
