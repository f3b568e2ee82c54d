// `npx tsx scripts/images/main.ts`: makes docker-compose.yml's lists of the services' variables, after a change of one.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withVariables } from './compose-variables.ts';

const file = path.resolve(import.meta.dirname, '../../docker-compose.yml');
writeFileSync(file, withVariables(readFileSync(file, 'utf8')));
