// Follows the walk "An event with one consumer" of CONTRIBUTING.md on a copy of the tree. Export publishes that a
// download was renamed, and notification's mails use the name. Each edit is what a person would write.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { scratchTree, type ScratchTree } from './scratch-tree.ts';

const FILES_MAX = 6;
const contract = 'proto/leadwright/export/v1/export_events.proto';
const domain = 'services/export/src/domain/download.ts';
const domainTest = 'services/export/src/domain/download.test.ts';
const table = 'services/export/src/projections/download.ts';
const tableTest = 'services/export/src/projections/renamed-download.int.test.ts';
const consumer = 'services/notification/src/reactions/reactions-to-export.ts';
const remembered = 'services/notification/src/projections/download-request.ts';
const consumerTest = 'services/notification/src/notification.int.test.ts';
const topology = 'proto/topology.ts';

const types = ['node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json'];

let tree: ScratchTree;
/** Fails if the edited text has moved, so that the walk is updated. */
const insert = (file: string, before: string, text: string): Promise<void> =>
  tree.edit(file, (now) => {
    if (now.split(before).length !== 2) throw new Error(`${file} does not hold ${before} once`);
    return now.replace(before, () => text + before);
  });
const runTests = (level: string, ...files: string[]): Promise<string> =>
  tree.run('npx', ['jest', ...files, '--selectProjects', level, '--maxWorkers', '1']);

beforeAll(async () => {
  tree = await scratchTree();
}, 120_000);
afterAll(() => tree.remove());

describe('an event with one consumer', () => {
  it('does not compile until its owner and each service that hears it have an answer', async () => {
    await publish();
    await tree.run('npm', ['run', 'generate']);
    await tree.edit(topology, (text) =>
      text.replace(/export: \[([^\]]*'downloadReady'[^\]]*)\]/, (_line, heard: string) => {
        const names = [...heard.split(', '), "'downloadRenamed'"];
        return `export: [\n${names.map((name) => `        ${name},\n`).join('')}      ]`;
      }),
    );
    await expect(tree.run('node', types)).rejects.toThrow(/reactions-to-export\.ts[^]*downloadRenamed/);
    await tree.edit(domain, (text) =>
      text.replace(
        `  | FileReported;

export type DownloadCommand`,
        `  | FileReported
  | { type: 'DownloadRenamed'; downloadId: string; name: string };

export type DownloadCommand`,
      ),
    );
    const left = await tree.run('node', types).catch(String);
    for (const file of [domain, table, consumer]) expect(left).toContain(file);
  }, 300_000);

  it(`compiles after at most ${FILES_MAX} files besides tests were edited by hand, and the rest was generated`, async () => {
    await decide();
    await project();
    await consume();
    await tree.run('npx', ['tsx', 'scripts/fixtures.ts']);
    await tree.run('npm', ['run', 'events']);
    await tree.run('node', types);
    await tree.run('npx', ['oxfmt', '--check', ...tree.editedFiles().filter((file) => file.endsWith('.ts'))]);
    expect(tree.editedFiles().filter((file) => !file.endsWith('.test.ts'))).toHaveLength(FILES_MAX);
  }, 300_000);

  it('leaves the contracts compatible, released and listed', async () => {
    await tree.run('npm', ['run', 'contracts']);
    await runTests('unit', 'proto', 'libs/eventsourcing/src/log', 'services/export/src/contracts.test.ts', domainTest);
  }, 300_000);

  it('reaches its table and its consumer', async () => {
    await runTests('int', tableTest, consumerTest);
  }, 300_000);
});

async function publish(): Promise<void> {
  await insert(
    contract,
    '    // Since operators',
    `    DownloadRenamed download_renamed = 19;
`,
  );
  await insert(
    contract,
    '// The one report of a file',
    `// The customer gave it another name; its file keeps the name it was made with.
message DownloadRenamed {
  string download_id = 1;
  string name = 2;
}

`,
  );
}

async function decide(): Promise<void> {
  await tree.edit(domain, (text) =>
    text
      .replace(
        `  | { type: 'SettleCheck'; downloadId: string; finding: FileFinding };`,
        `  | { type: 'SettleCheck'; downloadId: string; finding: FileFinding }
  | { type: 'RenameDownload'; downloadId: string; name: string };`,
      )
      .replace(
        `    SettleCheck: known(settle),`,
        (rest) => `${rest}
    RenameDownload: known(({ downloadId, name }) => accept({ type: 'DownloadRenamed', downloadId, name })),`,
      )
      .replace(
        `    FileReportReceived: {`,
        (rest) => `    DownloadRenamed: { evolve: (state) => state },
${rest}`,
      ),
  );
  await insert(
    domainTest,
    `  it('refuses a second request with its id'`,
    `  it('is given another name at any time', () =>
    given(requested, failed)
      .when({ type: 'RenameDownload', downloadId: 'd1', name: 'Plumbers' })
      .then({ type: 'DownloadRenamed', downloadId: 'd1', name: 'Plumbers' }));
`,
  );
}

async function project(): Promise<void> {
  await insert(
    table,
    `});

type Stored =`,
    `  DownloadRenamed: ({ downloadId, name }, stored, db) => update(downloadId, stored, db, sql\`name = \${name}\`),
`,
  );
  await tree.add(
    tableTest,
    `import { openEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import { openDatabase } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { testDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { exportSchema, exportTopic, toMessage } from '../contracts.ts';
import { downloadStream, type DownloadEvent } from '../domain/download.ts';
import { migrationFolders } from '../migrations.ts';
import { findDownload, projectDownload } from './download.ts';

it('a download that was given another name is listed by it', async () => {
  const own = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  const database = openDatabase(own.url, { max: 2 });
  const store = openEventStore<DownloadEvent>({
    database,
    topic: exportTopic,
    schema: exportSchema,
    toMessage,
    projections: [projectDownload],
    logger: createLogger('test', 'silent'),
  });
  const frozen = { dictId: 'consumers', datasetVersion: 1, multiplierHundredths: 100, seed: 's', query: '{}' };
  const events: DownloadEvent[] = [
    { type: 'DownloadRequested', downloadId: 'd', name: 'Roofers', rows: 9, personId: 'p', ...frozen },
    { type: 'DownloadRenamed', downloadId: 'd', name: 'Plumbers' },
  ];
  await store.transaction(['a'], (tx) =>
    tx.record(downloadStream('a', 'd'), events, { actorId: 'p', correlationId: 'c' }),
  );
  expect(await inScope(database.db, ['a'], (trx) => findDownload(trx, 'a', 'd'))).toMatchObject({
    name: 'Plumbers',
    version: 2,
  });
  await database.close();
  await own.drop();
});
`,
  );
}

async function consume(): Promise<void> {
  await insert(
    consumer,
    '  downloadReady: async',
    `  downloadRenamed: ({ downloadId, name }, { accountId }, tx) => setDownloadName(tx.db, accountId, downloadId, name),
`,
  );
  await tree.edit(consumer, (text) =>
    text.replace(
      '{ addDownloadRequests, findDownloadRequest, setDownloadRows }',
      `{
  addDownloadRequests,
  findDownloadRequest,
  setDownloadName,
  setDownloadRows,
}`,
    ),
  );
  await insert(
    remembered,
    'export async function findDownloadRequest(',
    `export async function setDownloadName(
  db: Kysely<unknown>,
  accountId: string,
  downloadId: string,
  name: string,
): Promise<void> {
  await sql\`update download_request set name = \${name}
    where account_id = \${accountId} and download_id = \${downloadId}\`.execute(db);
}

`,
  );
  await insert(
    consumerTest,
    `  it('that failed is mailed with its reason'`,
    `  it('that was given another name is mailed by it', async () => {
    await exportSays('a1', request('d3'));
    await exportSays('a1', { case: 'downloadRenamed', value: { downloadId: 'd3', name: 'Plumbers' } });
    await exportSays('a1', { case: 'downloadCompleted', value: { downloadId: 'd3', rows: 10n } });
    const mail = await mailOf(
      await exportSays('a1', { case: 'downloadReady', value: { downloadId: 'd3', leads: 10n } }),
    );
    expect(mail.subject).toBe('Your file is ready: Plumbers');
  });

`,
  );
}
