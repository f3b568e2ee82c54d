// `npx tsx scripts/chart/main.ts`: writes charts/leadwright/values.schema.json and the tables of the README beside it,
// after a change of a service's variables or of the chart's settings.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chartFolder } from './chart-values.ts';
import { withTables } from './readme.ts';
import { valuesSchema } from './schema/values-schema.ts';

writeFileSync(path.join(chartFolder, 'values.schema.json'), `${JSON.stringify(valuesSchema, null, 2)}\n`);
const readme = path.join(chartFolder, 'README.md');
writeFileSync(readme, withTables(readFileSync(readme, 'utf8')));
