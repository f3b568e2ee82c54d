// `node scripts/failures.mjs`: what failed in the last run of each level, one line each, and why in
// its first lines. The last thing `.ci/run` shows, however long what came before it was.
import { stripVTControlCharacters } from 'node:util';
import { failures } from './setup/results.mjs';

const LINES = 8;
const LINE_MAX = 200;

for (const { level, file, name, message } of failures()) {
  process.stdout.write(`FAIL ${level} ${file} › ${name}\n${firstLines(message)}\n`);
}

function firstLines(message) {
  const plain = stripVTControlCharacters(message);
  return plain.split('\n').filter((line) => line.trim() !== '').slice(0, LINES).map((line) => `    ${line.slice(0, LINE_MAX)}`).join('\n');
}
