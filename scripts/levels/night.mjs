// `npm run test:night [-- --minutes 120] [--seed N]`: the random search that no change waits for. Every file of the faults
// as whole as the minutes allow, every property with twenty times its cases, and Schemathesis' random phases, all from
// one seed that is printed first. Two files at a time; when the minutes are over none is begun any more, and those left
// out are named. On top come the pages' commands: those for a Docker engine, where one answers, and the long ones, all of
// them from 240 minutes on. A finding is repeated by its seed and becomes a fixed case: see e2e/README.md.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { nightOf } from './night-plan.mjs';
import { prepare } from '../setup/prepare.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '120' }, seed: { type: 'string' } } });
const minutes = Number(values.minutes);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
if (!(minutes >= 5 && minutes <= 1_440) || !Number.isInteger(seed) || seed < 0 || seed >= 2 ** 31) {
  process.stderr.write('--minutes is a number from 5 to 1440, --seed a whole number from 0\n');
  process.exit(2);
}
prepare();
const unbuilt = buildsPrograms() ? [] : filesOf('night').filter((file) => file.startsWith('scripts/chart/'));
const { checks, jest, sum } = await import('../setup/results.mjs');
const ends = Date.now() + minutes * 60_000;
const night = nightOf({
  minutes,
  seed,
  faults: filesOf('fault'),
  searches: filesOf('night').filter((file) => !unbuilt.includes(file)),
  properties: properties(),
});
process.stderr.write(`night: seed ${seed}, ${minutes} minutes, share ${night.share}, ${night.parts.length} parts\n`);

const waiting = [...night.parts];
const counts = [];
const lane = async () => {
  while (waiting.length > 0 && Date.now() < ends) {
    const { title, project, files } = waiting.shift();
    counts.push(await jest(title, [...files, '--selectProjects', ...project, '--runInBand'], night.env));
  }
};
await Promise.all([lane(), lane()]);
if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0)
  counts.push(await checks({ 'pages with docker': { line: 'npm run --silent pages -- docker', cwd: root } }));
else process.stdout.write('left out, for no Docker engine answers: the commands of pages that need one\n');
const long = `npm run --silent pages -- long --minutes ${minutes}`;
counts.push(await checks({ 'pages, long': { line: long, cwd: root } }));
for (const file of unbuilt) process.stdout.write(`left out, for no Go builds its programs: ${file}\n`);
for (const { title } of waiting) process.stdout.write(`left out, for the minutes were over: ${title}\n`);
const { passed, failed } = sum(counts);
process.stdout.write(`night: seed ${seed}, ${waiting.length} of ${night.parts.length} parts left out\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

/** The programs that the night looks at the chart with, on the PATH of what follows. */
function buildsPrograms() {
  const folder = path.join(root, '.cache/programs');
  process.env.PATH = `${process.env.PATH}${path.delimiter}${folder}`;
  const line = [path.join(root, 'scripts/chart/install-programs.mjs'), folder, '--night'];
  return spawnSync(process.execPath, line, { stdio: 'ignore' }).status === 0;
}

/** The test files of one Jest project, from the root. */
function filesOf(project) {
  const jestProgram = path.join(root, 'node_modules/jest/bin/jest.js');
  const { stdout } = spawnSync(process.execPath, [jestProgram, '--selectProjects', project, '--listTests', '--json'], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(stdout.slice(stdout.indexOf('['))).map((file) => path.relative(root, file));
}

/** The files that draw from the run's seed, by the level that runs them. */
function properties() {
  const drawing = (file) => readFileSync(path.join(root, file), 'utf8').includes('@leadwright/testing/seeds/run-seed');
  const of = (...levels) => levels.flatMap(filesOf).filter(drawing);
  return { unit: of('unit', 'web'), int: of('int', 'data') };
}
