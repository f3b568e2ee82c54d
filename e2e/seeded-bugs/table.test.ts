// Each bug still has its place in the source: the runs themselves are those of `seeded-bugs.fault.test.ts`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { timesIn } from './place.mjs';
import { root } from './run-seeded.ts';
import { seededBugs } from './table.ts';

const BUGS_MIN = 15;
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

describe('the table of seeded bugs', () => {
  it(`has at least ${BUGS_MIN} bugs with distinct names`, () => {
    expect(seededBugs.length).toBeGreaterThanOrEqual(BUGS_MIN);
    expect(new Set(seededBugs.map(({ name }) => name)).size).toBe(seededBugs.length);
  });

  it.each(seededBugs)('finds each text exactly once: $name', ({ edits, stands }) => {
    for (const { file, find } of edits) expect([file, find, timesIn(textOf(file), find)]).toEqual([file, find, 1]);
    if (stands) expect(timesIn(textOf(stands.file), stands.text)).toBe(1);
  });
});
