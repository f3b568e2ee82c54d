// Each row of people's security has a test that says so in its name: `security S3: …`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from '../source-files.ts';

const root = path.resolve(__dirname, '../../..');
const rows = ['S3', 'S4', 'S5', 'S8', 'S9', 'S10', 'S11', 'S12', 'S13', 'S15', 'S22', 'S23', 'S27', 'S28', 'S30'];
/** The name of a test or a group of tests, also one in a table of cases or in a journey that a test file runs. */
const named =
  /\b(?:it|describe)(?:\.each)?\s*\(\s*['"`]security (S\d+):|\]\)\(\s*['"`]security (S\d+):|^\s*['"`]security (S\d+):/gm;

const tests = sourceFiles(root).filter((place) => /\.test\.tsx?$|^e2e\/src\/browser\/.*-journey\.ts$/.test(place));
const found = new Set(
  tests.flatMap((place) =>
    [...readFileSync(path.join(root, place), 'utf8').matchAll(named)].map((match) => match[1] ?? match[2] ?? match[3]),
  ),
);

it.each(rows)('%s has a test of its name', (row) => {
  expect(found).toContain(row);
});
