// `npm run test:made`: the install is as small as it should be, and committed files that are made by packages outside of
// it are what those make: contracts (proto/compiler) and tables (reference/build), which are installed for it.
import path from 'node:path';
import { checks, script } from '../setup/results.mjs';

const counts = await checks({
  'install size': { line: 'node scripts/levels/install-size.mjs', cwd: path.resolve(import.meta.dirname, '../..') },
  contracts: script('contracts'),
  tables: { ...script('tables'), line: `${script('tables').line} --check` },
});
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
process.exitCode = counts.failed === 0 ? 0 : 1;
