// `node scripts/failures.mjs`: what failed in the last run of each level, one line each, and why in
// its first lines; then the files that passed only alone, and how long each level took. The last that
// `.ci/run` shows, however long the output before it was.
import { stripVTControlCharacters } from 'node:util';
import { failures, flaky } from './setup/results.mjs';
import { timesText } from './setup/times.mjs';

const LINES = 8;
const LINE_MAX = 200;

for (const { level, file, name, message } of failures()) {
  process.stdout.write(`FAIL ${level} ${file} › ${name}\n${firstLines(message)}\n`);
}
for (const line of flaky()) process.stdout.write(`FLAKY ${line}: failed, then passed alone; a fault to mend\n`);
process.stdout.write(timesText());

function firstLines(message) {
  const plain = stripVTControlCharacters(message);
  return plain
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
    .map((line) => `    ${line.slice(0, LINE_MAX)}`)
    .join('\n');
}
