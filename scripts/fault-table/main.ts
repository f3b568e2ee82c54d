// `npm run faults:table -- start|clock|compose|given [OPTIONS]`: makes one fault after the other while people use the
// product, and prints a table of what they saw, for how long, and what was lost. Ends with 1 where something was lost or
// somebody waited for more than a minute.
//
//   start, clock   `npm start` on a new data folder; clock moves the clock of its process
//   compose        a product of `scripts/compose-check --faults`, which calls this with --env-file and --project
//   given          a product anywhere: --url, --fault NAME, --make COMMAND and, after --seconds (30), --mend COMMAND; its
//                  row belongs to the cluster's table
//
//   --only TEXT    only the faults whose name holds it; --write puts the rows into docs/operators/faults.md
//
// Full disks and network cuts need Linux and root. What failed is told line by line in .cache/faults-table.log.
import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { composePlace } from './faults/compose-place.ts';
import type { Place } from './faults/fault.ts';
import { givenPlace } from './faults/given-place.ts';
import { startPlace } from './faults/start-place.ts';
import { writeRows, type Section } from './page.ts';
import { missesOf, tableOf, type Row } from './row.ts';
import { runFault } from './run-fault.ts';

const root = path.resolve(import.meta.dirname, '../..');
const log = path.join(root, '.cache/faults-table.log');
const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { ...text, default: '' },
    write: { type: 'boolean', default: false },
    'env-file': { ...text, default: '.env' },
    project: { ...text, default: 'leadwright' },
    disks: { type: 'boolean', default: false },
    url: { ...text, default: 'http://127.0.0.1:3000' },
    origin: text,
    fault: { ...text, default: 'a fault' },
    make: { ...text, default: 'true' },
    mend: text,
    seconds: { ...text, default: '30' },
  },
});

const sections: Record<string, Section> = { start: 'start', clock: 'start', compose: 'compose', given: 'cluster' };
const [name = ''] = positionals;
const section = sections[name];
if (section === undefined || positionals.length !== 1) {
  console.error('say where: start, clock, compose or given; the head of scripts/fault-table/main.ts has the options');
  process.exit(2);
}

mkdirSync(path.dirname(log), { recursive: true });
const place = await open();
const rows: Row[] = [];
try {
  for (const fault of place.faults.filter((each) => each.name.includes(values.only))) {
    appendFileSync(log, `${fault.name}\n`);
    const row = await runFault(place, fault, (line) => appendFileSync(log, `${line}\n`));
    rows.push(row);
    console.error(tableOf([row]).split('\n').at(-1));
    if (values.write) writeRows(section, [row]);
  }
} finally {
  await place.close();
}
console.log(tableOf(rows));
for (const row of rows) for (const miss of missesOf(row)) console.error(`${row.fault}: ${miss}`);
process.exitCode = rows.length > 0 && rows.every((row) => missesOf(row).length === 0) ? 0 : 1;

async function open(): Promise<Place> {
  const { 'env-file': envFile, project, disks } = values;
  if (name === 'compose') return composePlace({ envFile, project, disks });
  if (name !== 'given') return startPlace({ clock: name === 'clock' });
  const { url, origin, fault, make, mend, seconds } = values;
  return givenPlace({
    url,
    ...(origin ? { origin } : {}),
    fault,
    make,
    ...(mend ? { mend } : {}),
    seconds: Number(seconds),
  });
}
