// `npm run check`: in less than a minute what most often fails: types, lint, what is unused, and the unit tests nearest
// to what was changed. Before a commit; `npm test` says more, `.ci/run` all that must hold before a change lands.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { changedFiles, nearestFirst } from './changed.mjs';
import { prepare } from '../setup/prepare.mjs';

const root = path.resolve(import.meta.dirname, '../..');
/** As many as two cores run beside the checks within the minute. */
const FILES_MAX = 40;

prepare();
const { checks, jest, script, sum } = await import('../setup/results.mjs');
const changed = changedFiles();
const related = relatedTests(changed);
const nearest = nearestFirst(related, changed).slice(0, FILES_MAX);
const counts = sum(
  await Promise.all([
    checks({ lint: script('lint') }, { GOMAXPROCS: '1', GOGC: '400' }),
    checks({ types: script('types'), unused: script('unused') }, { GOMAXPROCS: '1', GOGC: '400' }),
    nearest.length > 0
      ? jest('check', ['--selectProjects', 'unit', 'web', '--maxWorkers=1', '--runTestsByPath', ...nearest])
      : { passed: 0, failed: 0 },
  ]),
);
if (related.length > nearest.length)
  process.stderr.write(
    `${nearest.length} of ${related.length} related unit tests ran, the nearest; \`npm test\` runs all\n`,
  );
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
process.exitCode = counts.failed === 0 ? 0 : 1;

/** The unit tests that load one of these files, by the imports that Jest knows. */
function relatedTests(files) {
  const sources = files.filter((file) => /\.(tsx?|mjs|cjs)$/.test(file));
  if (sources.length === 0) return [];
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/jest/bin/jest.js'),
      ...['--selectProjects', 'unit', 'web', '--listTests', '--json', '--findRelatedTests'],
      ...sources,
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const list = stdout.slice(stdout.indexOf('['));
  return list === '' ? [] : JSON.parse(list).map((file) => path.relative(root, file));
}
