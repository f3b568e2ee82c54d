import { lintFiles, type Finding } from './testing/lint-files.ts';

const sql = 'SQL belongs to projections, effects, auth, person, channels, schedules, providers and main';
const port = 'ClickHouse belongs to queries, datasets, imports, files, audit projections, books and chains, and main';
const pure = 'a decision is pure: its own files, the decider, types of leads';
const browser =
  'the browser knows the types of the API, the pure parts of libs/leads, the sites, the outlines of the states, the table of roles and how an address is read only';
const packages = {
  kafkajs: 'kafkajs belongs to libs/messaging',
  kysely: sql,
  'kysely/helpers/postgres': sql,
  chdb: 'the engine belongs to libs/clickhouse',
  '@leadwright/clickhouse/session': port,
  '@leadwright/service/start-service': 'libs/service stands on the other libs',
  '@leadwright/search/app': 'a service never imports another',
};
type Package = keyof typeof packages;
const all = Object.keys(packages) as Package[];
const allBut = (...allowed: Package[]) => all.filter((name) => !allowed.includes(name));

/** Which of these packages a file of each folder may not import. */
const folders: [file: string, forbidden: Package[]][] = [
  ['services/billing/src/plans/routes/a.ts', allBut('@leadwright/service/start-service')],
  [
    'services/billing/src/plans/projections/a.ts',
    allBut('kysely', 'kysely/helpers/postgres', '@leadwright/service/start-service'),
  ],
  [
    'services/accounts/src/person/deep/a.ts',
    allBut('kysely', 'kysely/helpers/postgres', '@leadwright/service/start-service'),
  ],
  ['services/search/src/queries/a.ts', allBut('@leadwright/clickhouse/session', '@leadwright/service/start-service')],
  ['services/export/src/files/a.ts', allBut('@leadwright/clickhouse/session', '@leadwright/service/start-service')],
  ['services/audit/src/projections/a.ts', ['kafkajs', 'chdb', '@leadwright/search/app']],
  ['services/billing/src/main.ts', ['kafkajs', 'chdb', '@leadwright/search/app']],
  ['services/standalone/src/a.ts', ['kafkajs', 'chdb']],
  ['services/billing/src/plans/routes/a.test.ts', []],
  ['libs/messaging/src/kafka/a.ts', ['@leadwright/service/start-service', '@leadwright/search/app']],
  ['libs/service/src/a.ts', allBut('@leadwright/service/start-service')],
  ['libs/leads/src/a.ts', allBut('@leadwright/service/start-service')],
];

const may = 'it may';
/** What imports of one file answer. */
const particular: [file: string, specifier: string, answer: string][] = [
  ['services/export/src/domain/a.ts', './b.ts', may],
  ['services/export/src/domain/b.ts', '../routes/b.ts', pure],
  ['services/export/src/domain/c.ts', 'node:crypto', pure],
  ['services/export/src/domain/d.ts', '@leadwright/leads/geography/geography', may],
  ['services/export/src/domain/e.ts', '@leadwright/eventsourcing/decider', may],
  ['services/export/src/domain/f.ts', '@leadwright/eventsourcing/log/log-order', pure],
  ['services/search/src/domain/saved/a.ts', '../lots.ts', may],
  ['services/search/src/domain/saved/b.ts', '../../routes/b.ts', pure],
  ['services/search/src/domain/saved/c.ts', '../clock/clock.ts', pure],
  ['services/billing/src/ledger/domain/events/a.ts', '../lots.ts', may],
  ['services/billing/src/ledger/domain/events/b.ts', '../../routes/b.ts', pure],
  ['services/billing/src/ledger/domain/a.ts', '../../kernel/domain/b.ts', may],
  ['services/billing/src/ledger/domain/b.ts', '../../ledger/routes/b.ts', pure],
  ['services/billing/src/ledger/domain/c.ts', '../routes/b.ts', pure],
  ['web/src/server/a.ts', '@leadwright/leads/query', may],
  ['web/src/server/b.ts', '@leadwright/runtime/access/roles', may],
  ['web/src/server/c.ts', '@leadwright/runtime/process/service', browser],
  ['web/src/server/d.test.ts', '@leadwright/runtime/process/service', may],
];

const importing = (specifiers: readonly string[]) =>
  specifiers.map((specifier, at) => `import { a as a${at} } from '${specifier}';`).join('\n');
let findings: Finding[];
beforeAll(async () => {
  findings = await lintFiles([
    ...folders.map(([file]) => ({ file, code: importing(all) })),
    ...particular.map(([file, specifier]) => ({ file, code: importing([specifier]) })),
    { file: 'services/billing/src/later.ts', code: "export const a = () => import('kafkajs');" },
    { file: 'services/billing/src/again.ts', code: "export { Kafka } from 'kafkajs'; export * from 'kafkajs/more';" },
  ]);
});

const refused = (file: string): string[] =>
  findings
    .filter((found) => found.file === file && found.rule === 'local/no-import')
    .map(({ message }) => message)
    .sort();

it.each(folders)('%s may import what its folder is for, and none of %j', (file, forbidden) => {
  expect(refused(file)).toEqual(forbidden.map((name) => `${name}: ${packages[name]}`).sort());
});

it.each(particular)('%s, importing %s, is told: %s', (file, specifier, answer) => {
  expect(refused(file)).toEqual(answer === may ? [] : [`${specifier}: ${answer}`]);
});

it('an import at run time and an export of what another has are imports', () => {
  expect(refused('services/billing/src/later.ts')).toHaveLength(1);
  expect(refused('services/billing/src/again.ts')).toHaveLength(2);
});
