// `npm run bench`: measures the product and its bare engines in the same run, prints the rows and writes
// bench/results/latest.json. `npm run bench -- ledger` runs only that benchmark, in half a minute. `npm run bench -- scale`
// measures how the figures grow with the leads, and writes bench/results/scale.json; with `--rows 200000000` at one size against
// its goals, `--kinds` with vehicles and e-mails, `--keep FOLDER` where leads stay for the next run.
// `npm run bench -- import --rows 20000000`: another size of the file and of the leads that are checked against a list.
// `npm run bench -- kinds --consumers 12490000`: one search of three kinds over 20 million leads in all.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openFileStore } from '@leadwright/objects/file-store';
import { demoPassword, demoPeople } from '@leadwright/standalone/demo/demo-people';
import { startStandalone, type Standalone } from '@leadwright/standalone/standalone';
import { benchClose } from './close/close.ts';
import { benchCount } from './count.ts';
import { benchEvents } from './events.ts';
import { benchExport } from './export.ts';
import { benchImport } from './import/import.ts';
import { benchScrub } from './import/scrub.ts';
import { benchKinds } from './kinds/kinds.ts';
import { startKafkaSite } from './kafka-site.ts';
import { ledgerOnItsOwnServer } from './ledger.ts';
import { benchRenewals } from './renewals.ts';
import { report, type Row } from './result.ts';
import { benchOneSize } from './scale/one-size.ts';
import { benchScale } from './scale/scale.ts';
import { benchScreen } from './screen.ts';
import { benchSuggest } from './suggest.ts';
import { benchSuggestKinds } from './suggest-kinds.ts';

const benchmarks = [
  'suggest',
  'kinds',
  'count',
  'export',
  'ledger',
  'renewals',
  'close',
  'events',
  'screen',
  'import',
] as const;
// Only when it is named: it takes minutes, and says nothing about a bare engine.
const onlyByName = ['scale'] as const;
type Benchmark = (typeof benchmarks | typeof onlyByName)[number];

const root = path.resolve(import.meta.dirname, '../..');
const asked = parseArgs({
  allowPositionals: true,
  options: {
    accounts: { type: 'string', default: '10000' },
    consumers: { type: 'string', default: '1000000' },
    rows: { type: 'string' },
    kinds: { type: 'boolean', default: false },
    keep: { type: 'string' },
  },
});
const wanted = wantedOf(asked.positionals);
const folder = mkdtempSync(path.join(tmpdir(), 'leadwright-bench-'));
chmodSync(folder, 0o755);
try {
  const rows = [
    ...(wanted.includes('suggest') ? [...benchSuggest(), ...benchSuggestKinds()] : []),
    ...(wanted.includes('kinds')
      ? await benchKinds(path.join(folder, 'kinds'), root, numberOf('consumers', asked.values.consumers))
      : []),
    // Before the product starts, so that none of its engines competes with this benchmark.
    ...(wanted.includes('ledger') ? await ledgerOnItsOwnServer(path.join(folder, 'ledger'), root) : []),
    ...(wanted.includes('renewals') ? [await benchRenewals(path.join(folder, 'renewals'))] : []),
    ...(wanted.includes('close')
      ? await benchClose(path.join(folder, 'close'), numberOf('accounts', asked.values.accounts))
      : []),
    ...(wanted.includes('import') ? await imports(numberOf('rows', asked.values.rows ?? '1000000')) : []),
    ...(wanted.includes('events') || wanted.includes('screen') ? await onKafka() : []),
    ...(wanted.includes('count') || wanted.includes('export') ? await onProduct() : []),
  ];
  if (rows.length > 0) report(rows, root);
  if (wanted.includes('scale')) {
    const { rows, kinds, keep } = asked.values;
    if (rows === undefined) await benchScale(path.join(folder, 'scale'), root);
    else {
      const of = { rows: numberOf('rows', rows), kinds, keep: keep !== undefined };
      await benchOneSize(keep ?? path.join(folder, 'scale'), root, of);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function wantedOf(names: string[]): readonly Benchmark[] {
  const known: readonly string[] = [...benchmarks, ...onlyByName];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`no benchmark ${unknown}; there are ${known.join(', ')}`);
  return names.length === 0 ? benchmarks : (names as Benchmark[]);
}

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`--${name} is a number, at least 1`);
  return number;
}

async function imports(rows: number): Promise<Row[]> {
  return [
    ...(await benchImport(path.join(folder, 'import'), root, rows)),
    ...(await benchScrub(path.join(folder, 'scrub'), root, rows)),
  ];
}

async function onKafka(): Promise<Row[]> {
  const site = await startKafkaSite(path.join(folder, 'kafka'), root);
  try {
    return [
      ...(wanted.includes('screen') ? await benchScreen(site) : []),
      ...(wanted.includes('events') ? await benchEvents(site) : []),
    ];
  } finally {
    await site.stop();
  }
}

async function onProduct(): Promise<Row[]> {
  const product = await startStandalone(
    { port: 0, dataFolder: path.join(folder, 'data'), leads: { consumers: 1_200_000, businesses: 10_000 }, seed: 1 },
    root,
  );
  try {
    return [
      ...(wanted.includes('count') ? await count(product) : []),
      ...(wanted.includes('export') ? await exportFiles(product) : []),
    ];
  } finally {
    await product.stop();
  }
}

async function count({ engines, url }: Standalone): Promise<Row[]> {
  const post = async <Body>(pathname: string, body: object, token?: string): Promise<Body> => {
    const response = await fetch(`${url}${pathname}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        origin: url,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
    });
    if (!response.ok) throw new Error(`${pathname}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Body;
  };
  const { token } = await post<{ token: string }>('/api/login', { email: demoPeople[0].email, password: demoPassword });
  return benchCount(engines.clickhouse, (body) => post('/api/v2/searches/count', body, token));
}

async function exportFiles({ engines }: Standalone): Promise<Row[]> {
  const objectsFolder = path.join(folder, 'bench-objects');
  mkdirSync(objectsFolder);
  const objects = await openFileStore({ folder: objectsFolder, signingKey: 'bench'.repeat(8), linkBase: '/files' });
  return benchExport({ clickhouse: engines.clickhouse, objects, folder, datasetVersion: 1 });
}
