// `npx tsx scripts/chart/write-schema.ts`: writes charts/leadwright/values.schema.json, after a change of a service's
// variables or of the chart's settings.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chartFolder } from './chart-values.ts';
import { valuesSchema } from './schema/values-schema.ts';

writeFileSync(path.join(chartFolder, 'values.schema.json'), `${JSON.stringify(valuesSchema, null, 2)}\n`);
