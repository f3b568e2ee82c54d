// `node scripts/failures.mjs`: the failures of each level's last run with their first lines, then flaky files and
// times. `.ci/run` prints this last, so that it is found after long output.
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
