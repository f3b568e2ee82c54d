// `npx tsx scripts/chart/main.ts`: writes charts/leadwright/values.schema.json, secret-keys.json, needed-keys.json, the
// tables of the README beside them, and the chart's copies of rules and dashboards, after a change of any of what they are made of.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chartFolder } from './chart-values.ts';
import { neededKeys } from './needed-keys.ts';
import { withTables } from './readme.ts';
import { secretKeys } from './secret-keys.ts';
import { copiesOfSignals } from './signals/copies.ts';
import { valuesSchema } from './schema/values-schema.ts';

writeFileSync(path.join(chartFolder, 'values.schema.json'), `${JSON.stringify(valuesSchema, null, 2)}\n`);
writeFileSync(path.join(chartFolder, 'secret-keys.json'), `${JSON.stringify(secretKeys, null, 2)}\n`);
writeFileSync(path.join(chartFolder, 'needed-keys.json'), `${JSON.stringify(neededKeys, null, 2)}\n`);
const readme = path.join(chartFolder, 'README.md');
writeFileSync(readme, withTables(readFileSync(readme, 'utf8')));

const files = path.join(chartFolder, 'files');
rmSync(files, { recursive: true, force: true });
for (const [name, text] of Object.entries(copiesOfSignals())) {
  const file = path.join(files, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
